import * as z from 'zod/mini'
import type { LookFor } from '../set/look-for-set.shape.ts'

/** The part of a capture that is read here, in today’s shape: the whole was checked when it was saved. */
const Written = z.object({ marks: z.record(z.string(), z.object({ evidence: z.string() })) })

/** The evidence that somebody wrote about some look-fors of a visit, in their order. */
export function writtenEvidence(capture: unknown, items: readonly LookFor[]) {
  const { marks } = Written.parse(capture)
  return items.flatMap(({ id }) => {
    const text = marks[id]?.evidence.trim() ?? ''
    return text === '' ? [] : [{ itemId: id, text }]
  })
}
