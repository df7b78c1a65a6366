import type { Day } from '../calendar/calendar.ts'
import type { EducatorId, SchoolId, UserId } from '../people/ids.ts'

/** What an import would do: whom it adds, changes and sets inactive, who stays as they are, and which rows stay out. */
export const planKinds = ['new', 'changed', 'leaving', 'unchanged', 'fault', 'invite'] as const
/** `invite`: somebody whom a person may ask in. A file gives nobody a role. */
export type PlanKind = (typeof planKinds)[number]

export interface PlannedTeaching {
  readonly schoolId: SchoolId
  readonly startsOn: Day
  /** The last day; null: until further notice. */
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
  /** By school, then by first day. */
  readonly teaching: readonly PlannedTeaching[]
}

export interface KnownEducator extends RosterFacts {
  readonly id: EducatorId
  /** Somebody signs in as them. */
  readonly hasAccount: boolean
}

export interface KnownUser {
  readonly id: UserId
  readonly name: string
  /** In lower case. */
  readonly email: string
  readonly jobTitle: string | null
  /** Theirs to change, who imports. */
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

/** One field as it is and as it will be, in words; null: nothing. */
export interface FieldChange {
  readonly field: ChangedField
  readonly from: string | null
  readonly to: string | null
  /** What follows from it. */
  readonly note: string | null
}

/** How somebody can mend a fault on the page: by an address, by choosing one of the rows, or by naming the school. */
export type Mending =
  | { readonly by: 'address' }
  | { readonly by: 'rows'; readonly rows: readonly number[] }
  | { readonly by: 'school'; readonly key: string; readonly said: string }

export interface PlanFault {
  /** The heading of the column; null where the whole row is at fault. */
  readonly column: string | null
  /** What the file says there. */
  readonly says: string
  readonly sentence: string
  readonly mending: Mending | null
}

export interface InvitePlan {
  readonly email: string
  readonly jobTitle: string | null
  readonly schoolId: SchoolId | null
  /** What they do, in the roster's own word. */
  readonly role: string
}

export interface PlanItem {
  readonly kind: PlanKind
  /** Of the file, the first of several; null: the file does not name them. */
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

/** What somebody said about single rows and schools after they saw the check. */
export interface RosterMends {
  /** Addresses by row. */
  readonly addresses: Readonly<Record<string, string>>
  /** Rows that stay out. */
  readonly dropped: readonly number[]
  /** Which school is meant, by `schoolKey`. */
  readonly schools: Readonly<Record<string, SchoolId>>
}

export const nothingMended: RosterMends = { addresses: {}, dropped: [], schools: {} }

/**
 * A plan as it is made, item by item; nothing: a row further. A district has tens of thousands of people, and whoever
 * plans for them lets others have their turn in between.
 */
export type Planning = Generator<PlanItem | undefined, PlanTally>

export interface PlanTally {
  /** Rows of schools that are not theirs who imports. */
  readonly outside: number
  /** Active educators within reach before the import: leaving is a share of them. */
  readonly active: number
}

/** More than a tenth leaving is asked about twice. */
export function asksTwice(leaving: number, active: number): boolean {
  return leaving * 10 > active
}

/** What an item is without anything to say. */
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
