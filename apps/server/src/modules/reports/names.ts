import type { Source } from './source.ts'
import { namesOfObservers } from './visits/rows.queries.ts'
import type { CountedVisit } from './visits/visits-of.ts'

/** Who made some visits, A to Z. */
export function nameObservers({ db }: Source, visits: readonly CountedVisit[]) {
  return namesOfObservers(db, [...new Set(visits.map((it) => it.observerId))])
}
