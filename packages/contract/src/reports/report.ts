import { Day } from '@corridor/domain/calendar/calendar'
import { ObservationId, ObservationStatus, Purpose } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { Block } from '@corridor/domain/report/block'
import { Opening } from '@corridor/domain/report/opening'
import * as z from 'zod/mini'
import { ToolTypeId } from '../observations/observations-asked.ts'

const count = z.int().check(z.nonnegative())

/** How wide a card stands on a desktop; on a phone each has the whole width. */
const cardSizes = ['full', 'two-thirds', 'half', 'third'] as const

/** One way to see the figure of a card; the usual one comes first. */
const CardView = z.object({
  /** The view’s name in an address, unique within a report. */
  value: z.string(),
  label: z.string(),
  /** The card’s line in this view. */
  line: z.string(),
  /** The place of the figure among the blocks. */
  block: z.int(),
  /** Whether counts of the bars are told as percents, where there are enough. */
  isPercent: z.optional(z.boolean()),
})
export type CardView = z.infer<typeof CardView>

/** One part of a report. A single chart has its table and CSV in the card’s head; several have them in their own. */
export const ReportCard = z.object({
  key: z.string(),
  title: z.string(),
  /** What the card is made of: “15 visits, 11 educators, 71 sweeps”. */
  line: z.string(),
  size: z.enum(cardSizes),
  blocks: z.array(Block),
  /** The views of the card’s figure: a screen shows one of them; files have all figures. */
  views: z.optional(z.array(CardView)),
  opens: z.optional(Opening),
})
export type ReportCard = z.infer<typeof ReportCard>

/** The choices of a report’s filters, as far as the reader may see. A filter with nothing to choose is not offered. */
const ReportChoices = z.object({
  spans: z.array(z.object({ label: z.string(), from: Day, to: Day })),
  schools: z.array(z.object({ id: SchoolId, name: z.string() })),
  grades: z.array(z.string()),
  subjects: z.array(z.string()),
  purposes: z.array(Purpose),
  tools: z.array(z.object({ id: ToolTypeId, title: z.string() })),
  versions: z.array(z.object({ version: z.int(), label: z.string() })),
  observers: z.array(z.object({ id: UserId, name: z.string() })),
  /** For a report about one educator: whether there are others to read about. */
  hasOtherEducators: z.optional(z.boolean()),
})
export type ReportChoices = z.infer<typeof ReportChoices>

export const Report = z.object({
  title: z.string(),
  /** Where, when, and how many visits stand behind the report. */
  subtitle: z.string(),
  /** When the report was counted. */
  asOf: z.iso.datetime(),
  span: z.object({ from: Day, to: Day }),
  choices: ReportChoices,
  /** The chosen filters in sentences, for files and paper: “Grade: 6.” */
  chosen: z.array(z.string()),
  /** What is left out for this reader, and why. */
  notices: z.array(z.string()),
  cards: z.array(ReportCard),
})
export type Report = z.infer<typeof Report>

/** A visit with the tools of it that stand behind a figure. */
const OpenedVisit = z.object({
  visitId: z.uuid(),
  startedAt: z.iso.datetime(),
  educator: z.object({ id: EducatorId, name: z.string() }),
  observer: z.object({ id: UserId, name: z.string() }),
  school: z.object({ id: SchoolId, name: z.string() }),
  purpose: Purpose,
  tools: z.array(z.object({ id: ObservationId, toolTypeId: ToolTypeId, status: ObservationStatus })),
})
export type OpenedVisit = z.infer<typeof OpenedVisit>

export const OpenedVisits = z.object({
  /** How many visits the reader may see, on all pages. */
  visits: count,
  /** How many coaching visits are counted, which nobody else sees. */
  coaching: count,
  items: z.array(OpenedVisit),
  next: z.nullable(z.string()),
})
export type OpenedVisits = z.infer<typeof OpenedVisits>
