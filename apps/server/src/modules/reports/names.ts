import { namesOfObservers } from './rows.queries.ts'
import type { Source } from './source.ts'
import type { CountedVisit } from './visits-of.ts'

/** Who made some visits, A to Z. */
export function nameObservers({ db }: Source, visits: readonly CountedVisit[]) {
  return namesOfObservers(db, [...new Set(visits.map((it) => it.observerId))])
}
