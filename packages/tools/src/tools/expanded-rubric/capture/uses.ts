import { placeOf } from '../../../evidence-picker/evidence-picker.ts'
import type { ExpandedRubricCapture, Indicator } from '../expanded-rubric.shape.ts'

/** Where the entries of other tools serve as evidence: elsewhere, by code; here, by the id of the piece. */
export function usesOf(
  { evidence }: ExpandedRubricCapture,
  indicators: readonly Indicator[],
  openId: string | undefined,
) {
  const used = new Map<string, string>()
  const here = new Map<string, string>()
  for (const { id, code } of indicators)
    for (const piece of evidence) {
      if (piece.indicatorId !== id || !piece.source) continue
      const place = placeOf(piece.source)
      if (id === openId) here.set(place, piece.id)
      else used.set(place, used.has(place) ? `${used.get(place)}, ${code}` : code)
    }
  return { used, here }
}

/** For how many indicators an entry is used. */
export function countUses({ evidence }: ExpandedRubricCapture, place: string): number {
  const ids = evidence.filter(({ source }) => source && placeOf(source) === place).map((it) => it.indicatorId)
  return new Set(ids).size
}
