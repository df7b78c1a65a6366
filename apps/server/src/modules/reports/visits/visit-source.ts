import type { ReportChoices } from '@corridor/contract/reports/report'
import type { Queries } from '../../../database/doors.ts'
import type { School } from '../ground.ts'
import type { Joined } from '../roster/joined.ts'
import type { VisitMonth } from '../tally/visit-months.queries.ts'
import type { Asking, Counted } from './counted.queries.ts'
import type { ObservationRow } from './observation-rows.ts'
import type { Observed } from './observed.queries.ts'
import type { CountedVisit, Visit } from './visits-of.ts'

/** The visits that a report is about, one by one: one reader, one question, one moment. */
export interface VisitSource extends Asking {
  readonly db: Queries
  readonly now: Date
  readonly timeZone: string
  readonly districtName: string
  /** The schools that the report is about, by name. */
  readonly schools: readonly School[]
  /** The schools that the reader may choose. */
  readonly mySchools: readonly School[]
  readonly spans: ReportChoices['spans']
  readonly counted: Counted
  /** Whether the report shows visits alone: what tools counted is not read. */
  readonly isOfFigures: boolean
  /** Notices of what is left out for this reader, and why. */
  readonly notices: readonly string[]
  /** The counted observations, as much of each as counting takes, and the visits they make: asked for once. */
  readonly observed: () => Promise<readonly Observed[]>
  readonly visits: () => Promise<readonly CountedVisit[]>
  /** The visits without how they went on (replies, talks), where nobody reads that. */
  readonly visitsAlone: () => Promise<readonly Readonly<Visit>[]>
  /** The months of these days in which the schools have visits: asked for once. */
  readonly months: () => Promise<readonly VisitMonth[]>
  /** Educators who teach at the schools, of those the reader follows: asked for once. */
  readonly roster: () => Promise<readonly Joined[]>
  /** The counted observations with their columns, in the order they began. */
  readonly rows: () => Promise<readonly ObservationRow[]>
}
