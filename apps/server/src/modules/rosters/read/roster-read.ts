import type { Day } from '@corridor/domain/calendar/calendar'
import type { RosterColumn, RosterMapping } from '@corridor/domain/roster/find-headings'
import type { RosterRow } from '@corridor/domain/roster/roster-row'

/** A file as it was recognized, and the staff in it. */
export interface RosterRead {
  readonly format: 'csv' | 'tsv' | 'xlsx' | 'oneroster-1.1' | 'oneroster-1.2'
  readonly encoding: 'utf-8' | 'utf-16' | 'windows-1252' | null
  readonly separator: ',' | ';' | '\t' | '|' | null
  /** The sheet of a workbook that was read. */
  readonly sheet: string | null
  /** The row of the headings; null for a bundle, where each file has its own. */
  readonly headerRow: number | null
  /** The files of a bundle that were opened. */
  readonly files?: readonly string[]
  /** Every column of the file, of a bundle those of its users. */
  readonly columns: readonly RosterColumn[]
  /**
   * Whether everybody is in the file, so whoever is not has left: a manifest says so of its users. A single sheet says
   * nothing of it and counts as whole.
   */
  readonly isBulk: boolean
  /** The rows of staff alone, at most 50,000. */
  readonly rows: readonly RosterRow[]
  readonly passedOver: PassedOver
}

interface PassedOver {
  readonly students: number
  readonly parents: number
  /** Rows of sums, page ends and repeated headings. */
  readonly totals: number
  readonly blank: number
  /** Users of a bundle that does not say whether they are staff. Nothing else of them is read. */
  readonly withoutRole: number
}

/** What the person who uploads says about the file. */
export interface RosterAsked {
  /** The fields of columns, by heading; the file's own headings count where this is silent. */
  readonly mapping?: RosterMapping | undefined
  readonly who: 'educators' | 'users'
  /** The district's day: roles that ended by then are over. */
  readonly today: Day
}
