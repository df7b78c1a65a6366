import * as z from 'zod/mini'

/** The visits behind a figure of a report. */
export const Opening = z.object({
  /** What is asked beside the report's own filters, as in an address: `weekdays[]=2`. A filter it names gives way. */
  query: z.string(),
  /** How many it opens: those the reader may see, and the coaching visits that are only counted. */
  visits: z.number(),
})
export type Opening = z.infer<typeof Opening>
