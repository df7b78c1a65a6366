import { Day } from '@corridor/domain/calendar/calendar'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** So many of so many that are old enough to count. */
const Kept = z.object({ kept: count, due: count })
export type Kept = z.infer<typeof Kept>

/** How it went on after visits, as the school overview counts it: of the visits that the reader may open. */
export const FollowThrough = z.object({
  /** The first of the days that are counted. */
  since: Day,
  /** Visits that were sent, in time or not. */
  sent: count,
  /** From a visit to its sending, in hours; null of nothing. */
  medianHours: z.nullable(z.number()),
  sentInTime: Kept,
  read: Kept,
  acknowledged: count,
  answered: Kept,
  /** Action steps that a later visit could look at, of those agreed. */
  seenLater: Kept,
  /** With how many educators these were agreed. */
  stepEducators: count,
})
export type FollowThrough = z.infer<typeof FollowThrough>
