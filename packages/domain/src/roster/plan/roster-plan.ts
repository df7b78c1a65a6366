import type { Day } from '../../calendar/calendar.ts'
import type { EducatorId, SchoolId, UserId } from '../../people/ids.ts'
import type { FaultPlace } from '../fault-place.ts'

/** The kinds of plan items: whom an import adds, changes, sets inactive or leaves alone, and which rows stay out. */
export const planKinds = ['new', 'changed', 'leaving', 'unchanged', 'fault', 'invite'] as const
/** `invite`: somebody whom a person may ask in. A file gives nobody a role. */
export type PlanKind = (typeof planKinds)[number]

export interface PlannedTeaching {
  readonly schoolId: SchoolId
  readonly startsOn: Day
  /** The last day of teaching; null: until further notice. */
  readonly endsOn: Day | null
}

/** All that a roster can change about an educator. */
export interface RosterFacts {
  readonly name: string
  readonly email: string | null
  readonly externalId: string | null
  readonly grades: string
  readonly subject: string
  readonly room: string
  readonly hiredOn: Day | null
  readonly isActive: boolean
  readonly isProvisional: boolean
  /** Where the educator teaches, by school, then by first day. */
  readonly teaching: readonly PlannedTeaching[]
}

export interface KnownEducator extends RosterFacts {
  readonly id: EducatorId
  /** Whether somebody signs in as this educator. */
  readonly hasAccount: boolean
}

export interface KnownUser {
  readonly id: UserId
  readonly name: string
  /** The address, in lower case. */
  readonly email: string
  readonly jobTitle: string | null
  /** Whether whoever imports may change this user. */
  readonly isNear: boolean
}

export interface KnownSchool {
  readonly id: SchoolId
  readonly name: string
  readonly isActive: boolean
}

export const changedFields = [
  'name',
  'email',
  'externalId',
  'schools',
  'grades',
  'subject',
  'room',
  'hiredOn',
  'isActive',
  'isProvisional',
  'jobTitle',
] as const
export type ChangedField = (typeof changedFields)[number]

/** A change of one field: as it is and as it will be, in words; null: nothing. */
export interface FieldChange {
  readonly field: ChangedField
  readonly from: string | null
  readonly to: string | null
  /** What follows from the change, in words. */
  readonly note: string | null
}

/** How somebody can mend a fault on the page: by an address, by choosing one of the rows, or by naming the school. */
export type Mending =
  | { readonly by: 'address' }
  | { readonly by: 'rows'; readonly rows: readonly number[] }
  | { readonly by: 'school'; readonly key: string; readonly said: string }

export interface PlanFault extends FaultPlace {
  /** What the cell at fault says in the file. */
  readonly says: string
  readonly sentence: string
  readonly mending: Mending | null
}

export interface InvitePlan {
  readonly email: string
  readonly jobTitle: string | null
  readonly schoolId: SchoolId | null
  /** What the person does, in the roster's own word. */
  readonly role: string
}

export interface PlanItem {
  readonly kind: PlanKind
  /** The person's row in the file, the first of several; null: the file does not name them. */
  readonly row: number | null
  readonly name: string
  readonly externalId: string | null
  readonly email: string | null
  readonly educatorId: EducatorId | null
  readonly userId: UserId | null
  readonly before: RosterFacts | null
  readonly after: RosterFacts | null
  readonly invite: InvitePlan | null
  readonly changes: readonly FieldChange[]
  readonly faults: readonly PlanFault[]
  /** Something to look at that stops nothing. */
  readonly hint: string | null
}

/** Corrections that somebody made to single rows and schools after they saw the check. */
export interface RosterMends {
  /** Corrected addresses, by row. */
  readonly addresses: Readonly<Record<string, string>>
  /** Rows that are left out. */
  readonly dropped: readonly number[]
  /** The school that is meant, by `schoolKey`. */
  readonly schools: Readonly<Record<string, SchoolId>>
}

export const nothingMended: RosterMends = { addresses: {}, dropped: [], schools: {} }

/**
 * A plan as it is made: yields an item, or nothing for a row that is done. A district has tens of thousands of people,
 * and whoever plans for them lets others have their turn in between.
 */
export type Planning = Generator<PlanItem | undefined, PlanTally>

export interface PlanTally {
  /** How many rows are of schools out of the importer's reach. */
  readonly outside: number
  /** Active educators within reach before the import: who leaves is shown as a share of them. */
  readonly active: number
}

/** Whether an import asks twice: more than a tenth of the active educators would leave. */
export function asksTwice(leaving: number, active: number): boolean {
  return leaving * 10 > active
}

/** A plan item without anything to say. */
export const blankItem: Omit<PlanItem, 'kind' | 'row' | 'name'> = {
  externalId: null,
  email: null,
  educatorId: null,
  userId: null,
  before: null,
  after: null,
  invite: null,
  changes: [],
  faults: [],
  hint: null,
}
