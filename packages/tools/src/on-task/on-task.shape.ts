import * as z from 'zod/mini'
import { Code, Setting } from './codes.ts'

const MOST_STUDENTS = 60
const MOST_SWEEPS = 60

export const OnTaskConfig = z.strictObject({
  secondsBetweenSweeps: z.int().check(z.minimum(60), z.maximum(600)),
  plannedSweeps: z.int().check(z.minimum(3), z.maximum(20)),
  /** A map of seats, or five numbers. */
  style: z.enum(['seats', 'counts']),
})
export type OnTaskConfig = z.infer<typeof OnTaskConfig>

const Students = z.int().check(z.minimum(0), z.maximum(MOST_STUDENTS))
const Seat = z.string().check(z.regex(/^[1-9]\d?$/))

const Sweep = z.strictObject({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** Students may come and go between sweeps. */
  present: Students,
  setting: Setting,
  /** Without one nobody can be on task: the sweep is counted apart. */
  isLearningActivity: z.boolean(),
  /** By seat, so that two devices that code different seats both keep them. Never a name. */
  seats: z.record(Seat, Code),
  /** Instead of seats, how many of each. */
  counts: z.partialRecord(Code, Students),
})
export type Sweep = z.infer<typeof Sweep>

export const OnTaskCapture = z.strictObject({
  sweeps: z.array(Sweep).check(z.maxLength(MOST_SWEEPS)),
})
export type OnTaskCapture = z.infer<typeof OnTaskCapture>
