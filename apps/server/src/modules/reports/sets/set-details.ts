import type { SetGroup } from '../records/count-figures.ts'
import { evidenceIn } from '../records/records.queries.ts'
import { type FigureOf, type Said, saidOfItems, type VisitsWith, visitsWith } from '../records/set-figures.ts'
import { namesOfEducators, namesOfObservers } from '../visits/rows.queries.ts'
import type { SetSource } from './set-source.ts'

/** In how many visits, and with how many educators, each item was marked or scored. */
export function saidIn({ marks }: SetSource, said: Said) {
  return saidOfItems(marks, said)
}

/** In how many visits each figure has something; zero for a reader who opens none. */
export function visitsBehind(
  { marks, isSums }: SetSource,
  figures: readonly FigureOf[],
  by: readonly SetGroup[] = [],
): VisitsWith {
  return isSums ? () => 0 : visitsWith(marks, figures, by)
}

/** The newest records in which somebody wrote what they saw. */
export function evidenceOf({ db, shown }: SetSource, most: number) {
  const written: { evidenceId: string; startedAt: number }[] = []
  for (const { records } of shown)
    for (const { evidenceId, startedAt } of records)
      if (evidenceId !== null) written.push({ evidenceId, startedAt })
  const newest = written.sort((a, b) => b.startedAt - a.startedAt || (a.evidenceId < b.evidenceId ? 1 : -1))
  return evidenceIn(db, { ids: newest.slice(0, most).map(({ evidenceId }) => evidenceId) })
}

/** The educators of the shown visits, A to Z. */
export function educatorsOf({ db, shown }: SetSource) {
  return namesOfEducators(db, { ids: [...new Set(shown.map(({ educatorId }) => educatorId))] })
}

/** The observers of the shown visits, A to Z. */
export function observersOf({ db, shown }: SetSource) {
  return namesOfObservers(db, { ids: [...new Set(shown.map(({ observerId }) => observerId))] })
}
