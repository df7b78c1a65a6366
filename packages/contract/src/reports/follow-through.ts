import { Day } from '@corridor/domain/calendar/calendar'
import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** How many were kept, of those old enough to count. */
const Kept = z.object({ kept: count, due: count })
export type Kept = z.infer<typeof Kept>

/** The follow-through after visits, as the school overview counts it: of the visits that the reader may open. */
export const FollowThrough = z.object({
  /** The first of the days that are counted. */
  since: Day,
  /** How many visits were sent, in time or not. */
  sent: count,
  /** The median hours from a visit to its sending; null where none was sent. */
  medianHours: z.nullable(z.number()),
  sentInTime: Kept,
  read: Kept,
  acknowledged: count,
  answered: Kept,
  /** Action steps that a later visit could look at, of those agreed. */
  seenLater: Kept,
  /** With how many educators these steps were agreed. */
  stepEducators: count,
})
export type FollowThrough = z.infer<typeof FollowThrough>
