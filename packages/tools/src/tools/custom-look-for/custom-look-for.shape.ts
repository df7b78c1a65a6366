import { Instant } from '@corridor/domain/clock/instant'
import { MOST_FILES, tooManyFiles } from '@corridor/domain/files/file-limits'
import { FileRef } from '@corridor/domain/files/file-ref'
import { line, lines } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { MOST_COUNTED, states } from './answer-types.ts'
import { Id } from './set/look-for-set.shape.ts'

const written = lines(1_000)

const Mark = z.strictObject({
  /** When the item was marked last. */
  at: Instant,
  state: z.nullable(z.enum(states)),
  /** The chosen option; of a multiple choice only “none of these”. */
  choice: z.nullable(line(60)),
  /** The choices by option, so that two devices that choose different ones both keep them. */
  choices: z.record(Id, z.literal(true)),
  /** The count, or percent of the students. */
  number: z.nullable(z.int().check(z.minimum(0), z.maximum(MOST_COUNTED))),
  text: written,
  evidence: written,
})
export type Mark = z.infer<typeof Mark>

const Run = z.strictObject({
  id: z.uuid(),
  itemId: Id,
  startedAt: Instant,
  /** When the timing ended; null while it runs. */
  endedAt: z.nullable(Instant),
})
export type Run = z.infer<typeof Run>

const Attached = z.strictObject({ id: z.uuid(), itemId: Id, at: Instant, file: FileRef })
export type Attached = z.infer<typeof Attached>

export const LookForCapture = z.strictObject({
  /** The marks by item, so that two devices that mark different ones both keep them. */
  marks: z.record(Id, Mark),
  /** The timings of the items that are timed. */
  runs: z.array(Run).check(z.maxLength(200, 'Keep at most 200 timings.')),
  files: z.array(Attached).check(z.maxLength(MOST_FILES, tooManyFiles)),
})
export type LookForCapture = z.infer<typeof LookForCapture>
