import type { Day } from '@corridor/domain/calendar/calendar'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Listed } from './listed.ts'

/** A visit with a set: what one person recorded with one look-for set, rubric or tool and one educator on one day. */
export interface SetVisit {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly startedOn: Day
  readonly purpose: Purpose
  /** Whether the reader may open the visit. */
  isOpen: boolean
  /** The records of the visit, mostly one; a set may be used twice in a visit. */
  readonly records: SetRecord[]
}

export interface SetRecord {
  /** The id of a record in which somebody wrote what they saw. */
  readonly evidenceId: string | null
  /** When the record was begun, in milliseconds. */
  readonly startedAt: number
  /** The record's visit and when that began, where visits of its tool are drawn one by one. */
  readonly drawnAs: DrawnAs | null
  readonly version: number
  readonly grades: string
  readonly subject: string
  /** The places of its facts in the list of all that was counted. */
  readonly facts: readonly number[]
  /** Indicators with the level that the educator chose. */
  readonly rated: readonly SelfRated[]
}

/** What a visit is drawn as: the first of its observations. */
export interface DrawnAs {
  readonly id: string
  readonly startedAt: number
}

export type SelfRated = readonly [item: string, level: string]

/** A fact: what was counted of an item, and how much, “A1, observed, 1”. */
export type SetFact = readonly [item: string, value: string, n: number]

export interface SetVisits {
  readonly facts: Listed<SetFact>
  readonly visits: readonly SetVisit[]
}

/** A visit with one record of it. */
export interface SetRow extends SetVisit {
  /** What tells the row's visit from others; null: the visit has no other record. */
  readonly visit: string | number | null
}

/** Puts rows of one visit together. */
export function visitsOfRows(rows: Iterable<SetRow>): SetVisit[] {
  const visits: SetVisit[] = []
  const several = new Map<string, SetVisit>()
  for (const row of rows) {
    const key = row.visit === null ? null : keyOf(row)
    const known = key === null ? undefined : several.get(key)
    if (known) known.records.push(...row.records)
    else visits.push(row)
    if (key !== null && !known) several.set(key, row)
  }
  return visits
}

function keyOf({ visit, schoolId, educatorId, observerId, startedOn, purpose, isOpen }: SetRow): string {
  return [visit, schoolId, educatorId, observerId, startedOn, purpose, isOpen].join()
}
