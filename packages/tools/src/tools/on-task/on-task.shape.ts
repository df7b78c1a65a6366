import { Instant } from '@corridor/domain/clock/instant'
import { MOST_STUDENTS } from '@corridor/domain/observation/observation-limits'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { wholeNumber } from '../../fields/whole-number.shape.ts'
import { codes, settings } from './codes.ts'
import { MOST_SWEEPS } from './limits.ts'

export const OnTaskConfig = z.strictObject({
  secondsBetweenSweeps: wholeNumber([60, 'Enter at least 60 seconds.'], [600, 'Enter at most 600 seconds.']),
  plannedSweeps: wholeNumber([3, 'Plan at least 3 sweeps.'], [20, 'Plan at most 20 sweeps.']),
  /** How sweeps are recorded: on a map of seats, or as five numbers. */
  style: z.enum(['seats', 'counts']),
})
export type OnTaskConfig = z.infer<typeof OnTaskConfig>

const Code = z.enum(codes)
const Students = z.int().check(z.minimum(0), z.maximum(MOST_STUDENTS))
const Seat = word(/^[1-9]\d?$/)

const Sweep = z.strictObject({
  id: z.uuid(),
  startedAt: Instant,
  /** How many students are present, who may come and go between sweeps. */
  present: Students,
  setting: z.enum(settings),
  /** Whether there is a learning activity. Without one nobody can be on task: the sweep is counted apart. */
  isLearningActivity: z.boolean(),
  /** The codes by seat, so that two devices that code different seats both keep them. Never a name. */
  seats: z.record(Seat, Code),
  /** How many students have each code, instead of seats. */
  counts: z.partialRecord(Code, Students),
})
export type Sweep = z.infer<typeof Sweep>

export const OnTaskCapture = z.strictObject({
  sweeps: z.array(Sweep).check(z.maxLength(MOST_SWEEPS)),
})
export type OnTaskCapture = z.infer<typeof OnTaskCapture>
