import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { ObservationStatus } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { fromText, Search } from '../text.ts'

export const ToolTypeId = z.int().check(z.positive(), z.maximum(32_767))
export const ObservationCursor = word(/^[\w-]{1,200}$/, 'Start again from the first page.')

/** The filters of a list of observations. */
export const ObservationsAsked = z.strictObject({
  /** A part of the educator’s or the observer’s name. */
  search: z.optional(Search),
  school: z.optional(fromText(SchoolId)),
  educator: z.optional(fromText(EducatorId)),
  tool: z.optional(fromText(ToolTypeId)),
  /**
   * `unsent`: drafts, and finished observations that are not sent. `not-delivered`: sent, and somebody has not got
   * it.
   */
  status: z.optional(z.union([ObservationStatus, z.enum(['unsent', 'not-delivered'])])),
  /** My observations, or those of others; absent: all. */
  by: z.optional(z.enum(['me', 'others'])),
  /** Days of the district’s calendar, both included. */
  from: z.optional(ChosenDay),
  to: z.optional(ChosenDay),
  after: z.optional(ObservationCursor),
  before: z.optional(ObservationCursor),
  /** How many observations at most; 25 by default. */
  limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
})
