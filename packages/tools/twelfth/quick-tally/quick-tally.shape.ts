import * as z from 'zod/mini'

export const TallyConfig = z.strictObject({
  counts: z.string().check(z.minLength(1, 'Say what is counted.'), z.maxLength(40)),
})
export type TallyConfig = z.infer<typeof TallyConfig>

export const TallyCapture = z.strictObject({
  marks: z.array(z.strictObject({ id: z.uuid(), at: z.iso.datetime() })),
})
export type TallyCapture = z.infer<typeof TallyCapture>
