import type { Day } from '@corridor/domain/calendar/calendar'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Listed } from './listed.ts'

/** What one person recorded with one look-for set, rubric or tool and one educator on one day. */
export interface SetVisit {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly startedOn: Day
  readonly purpose: Purpose
  /** The reader may open it. */
  isOpen: boolean
  /** Mostly one; a set may be used twice in a visit. */
  readonly records: SetRecord[]
}

export interface SetRecord {
  /** Of one in which somebody wrote what they saw. */
  readonly evidenceId: string | null
  /** In milliseconds. */
  readonly startedAt: number
  /** Where visits of its tool are drawn one by one: what tells its visit, and when that began. */
  readonly drawnAs: DrawnAs | null
  readonly version: number
  readonly grades: string
  readonly subject: string
  /** Places in the list of what was counted. */
  readonly facts: readonly number[]
  /** Indicators with the level that the educator chose. */
  readonly rated: readonly SelfRated[]
}

/** By the first of the visit's observations. */
export interface DrawnAs {
  readonly id: string
  readonly startedAt: number
}

export type SelfRated = readonly [item: string, level: string]

/** What was counted of an item, and how much: «A1, observed, 1». */
export type SetFact = readonly [item: string, value: string, n: number]

export interface SetVisits {
  readonly facts: Listed<SetFact>
  readonly visits: readonly SetVisit[]
}

/** A visit with one record of it. */
export interface SetRow extends SetVisit {
  /** Tells its visit from others; null: it has no other record. */
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
