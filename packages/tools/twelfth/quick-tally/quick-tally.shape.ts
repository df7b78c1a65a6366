import { Instant } from '@corridor/domain/clock/instant'
import { line } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'

export const TallyConfig = z.strictObject({
  counts: line(40).check(z.minLength(1, 'Say what is counted.')),
})
export type TallyConfig = z.infer<typeof TallyConfig>

export const TallyCapture = z.strictObject({
  marks: z.array(z.strictObject({ id: z.uuid(), at: Instant })),
})
export type TallyCapture = z.infer<typeof TallyCapture>
