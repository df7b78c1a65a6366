import type { Day } from '@corridor/domain/calendar/calendar'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Listed } from './listed.ts'

/** What one person recorded with one look-for set or rubric and one educator on one day. */
export interface SetVisit {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId
  readonly observerId: UserId
  readonly startedOn: Day
  readonly purpose: Purpose
  /** The reader may open it. */
  readonly isOpen: boolean
  /** Mostly one; a set may be used twice in a visit. */
  readonly records: SetRecord[]
}

export interface SetRecord {
  /** Of one in which somebody wrote what they saw. */
  readonly evidenceId: string | null
  /** In milliseconds. */
  readonly startedAt: number
  readonly version: number
  readonly grades: string
  readonly subject: string
  /** Places in the list of what was counted. */
  readonly facts: readonly number[]
  /** Indicators with the level that the educator chose. */
  readonly rated: readonly SelfRated[]
}

export type SelfRated = readonly [item: string, level: string]

/** What was counted of an item, and how much: «A1, observed, 1». */
export type SetFact = readonly [item: string, value: string, n: number]

export interface SetVisits {
  readonly facts: Listed<SetFact>
  readonly visits: readonly SetVisit[]
}

/** One record with the visit it is of; null: of one that has no other. */
export interface SetRow extends Omit<SetVisit, 'records'> {
  readonly visit: string | number | null
  readonly record: SetRecord
}

export function visitsOfRows(rows: Iterable<SetRow>): SetVisit[] {
  const visits: SetVisit[] = []
  const several = new Map<string, SetVisit>()
  for (const { visit, record, schoolId, educatorId, observerId, startedOn, purpose, isOpen } of rows) {
    const key =
      visit === null ? null : [visit, schoolId, educatorId, observerId, startedOn, purpose, isOpen].join()
    const known = key === null ? undefined : several.get(key)
    if (known) {
      known.records.push(record)
      continue
    }
    const made = { schoolId, educatorId, observerId, startedOn, purpose, isOpen, records: [record] }
    visits.push(made)
    if (key !== null) several.set(key, made)
  }
  return visits
}
