import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { Purpose } from '@corridor/domain/observation/observation'
import { lessonParts } from '@corridor/domain/observation/observation-words'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { filledLine, line, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { ToolTypeId } from '../observations/observations-asked.ts'
import { several } from '../several.ts'
import { fromText } from '../text.ts'

/** The filters of a report. Absent: all that the reader may see, of the running school year. */
export const ReportAsked = z.strictObject({
  schools: several(fromText(SchoolId)),
  /** Days of the district’s calendar, both included. */
  from: z.optional(ChosenDay),
  to: z.optional(ChosenDay),
  grades: several(line(20)),
  subjects: several(line(60)),
  purposes: several(Purpose),
  tools: several(fromText(ToolTypeId)),
  /** Versions of the look-for set or the rubric. */
  versions: several(fromText(z.int().check(z.positive()))),
  observers: several(fromText(UserId)),
  /** One look-for set or rubric, or some educators, for reports about them. */
  configuration: z.optional(fromText(z.int().check(z.positive()))),
  educators: several(fromText(EducatorId)),
})
export type ReportAsked = z.infer<typeof ReportAsked>

/** The filters of the visits behind a figure, narrower than any report’s. */
export const OpenedAsked = z.extend(ReportAsked, {
  /** Periods by their names, or `not-noted`. */
  periods: several(line(20)),
  parts: several(z.enum([...lessonParts, 'not-noted'])),
  /** From Monday, 1, to Sunday, 7. */
  weekdays: several(fromText(z.int().check(z.minimum(1), z.maximum(7)))),
  /** Counted items with any of the `values`: look-fors that were observed, indicators at a level. */
  items: several(filledLine('Name what was counted.', 200)),
  values: several(filledLine('Name as what it was counted.', 200)),
  /** Look-fors that were all observed in one record. */
  together: several(filledLine('Name what was observed.', 200)),
  /** Records by their ids, where the figure counts what is written in them. */
  records: several(z.uuid('Name records by their ids.')),
  /** Indicators that two people rated: the educator’s own level and the observer’s, as in `3:2`. */
  rated: several(word(/^\d{1,3}:\d{1,3}$/, 'Name two levels, as in “3:2”.')),
  /** How a visit went on: whether it was sent in time, and answered. */
  follow: z.optional(z.enum(['in-time', 'late', 'unsent', 'answered', 'unanswered'])),
  /** Only visits shorter than three minutes. */
  short: z.optional(z.literal('yes')),
  /** Only open visits, without coaching of others, which is only counted. */
  open: z.optional(z.literal('yes')),
})
export type OpenedAsked = z.infer<typeof OpenedAsked>
