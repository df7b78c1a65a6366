import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Report, ReportCard } from '../reports/report.ts'
import { ReportAsked } from '../reports/report-asked.ts'

/** The tabs of an educator’s page; the first is shown by default. */
export const educatorTabs = ['overview', 'visits', 'evidence', 'goals', 'conferences'] as const
export type EducatorTab = (typeof educatorTabs)[number]

const count = z.int().check(z.nonnegative())

/** What a page about an educator is asked for. Absent: the overview, of all tools and the running school year. */
export const EducatorPageAsked = z.extend(z.pick(ReportAsked, { from: true, to: true, tools: true }), {
  tab: z.optional(z.enum(educatorTabs)),
  /** Where an earlier part of the timeline begins. */
  after: z.optional(word(/^[\w-]{1,200}$/, 'Start again from the newest visit.')),
})
export type EducatorPageAsked = z.infer<typeof EducatorPageAsked>

/** The parts of a page about an educator beside their facts: the figures of the report about them, by its rules. */
export const educatorPageParts = {
  asOf: Report.shape.asOf,
  span: Report.shape.span,
  choices: z.pick(Report.shape.choices, { spans: true, tools: true }),
  /** The counts of the days that are asked about. */
  counts: z.object({ visits: count, conferences: count }),
  notices: Report.shape.notices,
  cards: z.array(ReportCard),
  /** Where the timeline goes on; null: it ends here, or stands on another tab. */
  next: z.nullable(z.string()),
  mayExport: z.boolean(),
}
