import type { FactGroup } from '../sums/facts.queries.ts'
import { levelDays } from '../sums/item-sums.queries.ts'
import { type FigureOf, type VisitsWith, visitsRated, visitsWith } from '../sums/visits-with.queries.ts'
import { namesOfEducators, namesOfObservers } from '../visits/rows.queries.ts'
import { newestWithEvidence, ratedByBoth, seenInEach } from './set-details.queries.ts'
import type { SetSource } from './set-source.ts'

// What is asked of single visits: never for who sees sums alone.

export const visitsSeen = ({ db, basis }: SetSource) => seenInEach(db, basis)

export const evidenceVisits = ({ db, basis }: SetSource, most: number) => newestWithEvidence(db, basis, most)

export const levelsByDay = ({ db, basis }: SetSource) => levelDays(db, basis)

export const ratedTwice = ({ db, basis }: SetSource) => ratedByBoth(db, basis)

/** In how many visits each figure has something; nobody asks for who opens none. */
export async function visitsBehind(
  { db, basis, isSums }: SetSource,
  figures: readonly FigureOf[],
  by: readonly FactGroup[] = [],
): Promise<VisitsWith> {
  return isSums ? () => 0 : visitsWith(db, basis, figures, by)
}

export const visitsBehindPairs = (
  { db, basis }: SetSource,
  figures: readonly { readonly figure: string; readonly pairs: readonly string[] }[],
) => visitsRated(db, basis, figures)

/** A to Z. */
export function educatorsOf({ db, shown }: SetSource) {
  return namesOfEducators(db, [...new Set(shown.map(({ educatorId }) => educatorId))])
}

/** A to Z. */
export function observersOf({ db, shown }: SetSource) {
  return namesOfObservers(db, [...new Set(shown.map(({ observerId }) => observerId))])
}
