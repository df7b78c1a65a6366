import * as z from 'zod/mini'

/** The visits behind a figure of a report. */
export const Opening = z.object({
  /** The filters of the opening beside the report's own, as in an address: `weekdays[]=2`. A filter it names gives way. */
  query: z.string(),
  /** How many visits the opening has: those the reader may see, and the coaching visits that are only counted. */
  visits: z.number(),
})
export type Opening = z.infer<typeof Opening>
