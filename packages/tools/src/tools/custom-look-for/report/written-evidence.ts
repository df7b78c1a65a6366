import { LookForCapture } from '../custom-look-for.shape.ts'
import type { LookFor } from '../set/look-for-set.shape.ts'

/** What somebody wrote about some look-fors of a visit, in their order. */
export function writtenEvidence(capture: unknown, items: readonly LookFor[]) {
  const { marks } = LookForCapture.parse(capture)
  return items.flatMap(({ id }) => {
    const text = marks[id]?.evidence.trim() ?? ''
    return text === '' ? [] : [{ itemId: id, text }]
  })
}
