import type { Day } from '../calendar/calendar.ts'
import type { FaultPlace } from './fault-place.ts'

/** What keeps a row out of the import, and what to do about it. */
export interface RowFault extends FaultPlace {
  /** What the cell at fault says. */
  readonly says: string
  readonly sentence: string
  /** The row of the same person, or of another with the same id or address, where that is the fault. */
  readonly other?: number
}

/**
 * One person of staff, as a roster tells of them. What it does not speak of is undefined and stays as it is; what it
 * leaves empty is an empty text.
 */
export interface RosterRow {
  /** The row's number as spreadsheets count, the first being row 1; in a OneRoster bundle, the row of its users file. */
  readonly row: number
  /** The person's id in the district's own system: it says who they are, even if all the rest changed. */
  readonly externalId?: string
  readonly name?: string
  readonly email?: string
  /** The schools as the roster names them: by the school's id in the district's own system, or by its name. */
  readonly schools?: readonly RosterSchool[]
  /** What the roster names instead of a school, such as an office of the district. */
  readonly office?: string
  readonly grades?: string
  readonly subject?: string
  readonly room?: string
  readonly hiredOn?: Day
  readonly jobTitle?: string
  /** What the person does, in the roster's own word; it gives no power. */
  readonly role?: string
  /** The row that tells the role, where that is in another file of a bundle. */
  readonly roleRow?: number
  readonly kind: 'educator' | 'leader'
  /** Whether the roster says that the person has left. */
  readonly hasLeft: boolean
  readonly faults: readonly RowFault[]
}

export interface RosterSchool {
  readonly externalId?: string
  readonly name?: string
  /** The row that names the school, where that is not the person's own. */
  readonly row?: number
}
