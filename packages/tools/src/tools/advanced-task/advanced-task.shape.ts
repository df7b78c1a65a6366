import { Instant } from '@corridor/domain/clock/instant'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { wholeNumber } from '../../fields/whole-number.shape.ts'
import { levels, offTaskKinds } from './engagement.ts'
import { MOST_ROUNDS, MOST_SEATS } from './limits.ts'
import { demandScales, demands, settings, sources } from './task-terms.ts'

export const AdvancedTaskConfig = z.strictObject({
  plannedRounds: wholeNumber([1, 'Plan at least 1 round.'], [10, 'Plan at most 10 rounds.']),
  secondsBetweenRounds: wholeNumber([30, 'Enter at least 30 seconds.'], [600, 'Enter at most 600 seconds.']),
  sampledSeats: wholeNumber([3, 'Sample at least 3 seats.'], [30, 'Sample at most 30 seats.']),
  /** The scale that names the demand of a task. */
  demandScale: z.enum(demandScales),
})
export type AdvancedTaskConfig = z.infer<typeof AdvancedTaskConfig>

const Seat = word(/^([1-9]|[1-5]\d|60)$/)

const Look = z.strictObject({
  level: z.literal(levels),
  /** What the student did instead of the task. */
  offTask: z.nullable(z.enum(offTaskKinds)),
})
export type Look = z.infer<typeof Look>

const Round = z.strictObject({
  id: z.uuid(),
  startedAt: Instant,
  /** What the task asks for; null: nobody has said yet. */
  demand: z.nullable(z.enum(demands)),
  setting: z.enum(settings),
  source: z.nullable(z.enum(sources)),
  /** The looks by seat, so that two devices that look at different seats both keep them. Never a name. */
  looks: z.record(Seat, Look),
})
export type Round = z.infer<typeof Round>

export const AdvancedTaskCapture = z.strictObject({
  /** How many seats the room has; 0 before the first round. */
  roomSeats: z.int().check(z.minimum(0), z.maximum(MOST_SEATS)),
  /**
   * The sampled seats, the same in every round; each has a key of its own, so that two devices may both change them.
   */
  sampled: z.record(Seat, z.literal(true)),
  rounds: z.array(Round).check(z.maxLength(MOST_ROUNDS)),
})
export type AdvancedTaskCapture = z.infer<typeof AdvancedTaskCapture>
