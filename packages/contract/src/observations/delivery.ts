import * as z from 'zod/mini'

/** To whom a copy went, and whether it arrived. */
export const Delivery = z.object({
  name: z.string(),
  isEducator: z.boolean(),
  /** Without an address nothing is mailed; they find it in Corridor, or get it on paper from the observer. */
  state: z.enum(['queued', 'sent', 'bounced', 'opened', 'not-mailed', 'handed-over']),
  at: z.nullable(z.iso.datetime()),
})
export type Delivery = z.infer<typeof Delivery>
