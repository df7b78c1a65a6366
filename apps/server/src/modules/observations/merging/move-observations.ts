import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import {
  moveAnswers,
  moveConferences,
  moveObservationRows,
  movePlanned,
  moveSendings,
  observationsAbout,
  sendingsTo,
} from './merging.queries.ts'

/** The ids of rows that a merge moved to another educator. */
export interface MovedRows {
  readonly observations: readonly string[]
  readonly sendings: readonly string[]
  readonly planned: readonly string[]
  /** The answers that moved, where the one who stays answers as another person: what was answered before follows. */
  readonly answers: {
    readonly from: UserId
    readonly to: UserId
    readonly observations: readonly string[]
    readonly sendings: readonly string[]
  } | null
}

interface Persons {
  readonly kept: UserId | null
  readonly other: UserId | null
  /** The user whom both become. */
  readonly chosen: UserId | null
}

/**
 * Moves visits of one educator to another who is the same person: with what was sent, planned, answered and agreed in
 * calendars. Copies stay as they were sent. Sums of months follow by themselves.
 */
export async function moveObservations(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  { kept, other, chosen }: Persons,
): Promise<MovedRows> {
  const gone = [kept, other].find((it) => it !== null && it !== chosen) ?? null
  const about = gone === other ? from : to
  const answered =
    gone !== null && chosen !== null
      ? {
          from: gone,
          to: chosen,
          observations: await observationsAbout(db, about),
          sendings: await sendingsTo(db, about),
        }
      : null
  const observations = await moveObservationRows(db, from, to)
  await moveConferences(db, observations, to)
  const sent = await moveSendings(db, from, to)
  const planned = await movePlanned(db, from, to)
  if (answered) await moveAnswers(db, answered, answered.from, answered.to)
  return { observations, sendings: sent, planned, answers: answered }
}

/** Undoes a merge's move: the rows that are still there are the other educator's again. What came since stays. */
export async function moveObservationsBack(
  db: Queries,
  moved: MovedRows,
  kept: EducatorId,
  other: EducatorId,
): Promise<void> {
  const observations = await moveObservationRows(db, kept, other, moved.observations)
  await moveConferences(db, observations, other)
  await moveSendings(db, kept, other, moved.sendings)
  await movePlanned(db, kept, other, moved.planned)
  if (moved.answers) await moveAnswers(db, moved.answers, moved.answers.to, moved.answers.from)
}
