import { placeOf } from '../../../evidence-picker/evidence-picker.ts'
import { inOrder } from '../../../visit/in-order.ts'
import type { TargetedCommentCapture } from '../targeted-comment.shape.ts'

/** Where entries of other tools serve as evidence: elsewhere, in words; here, by the id of the piece. */
export function usesOf(capture: TargetedCommentCapture, openId: string | undefined) {
  const used = new Map<string, string>()
  const here = new Map<string, string>()
  for (const [index, { id, evidence }] of inOrder(capture.comments).entries())
    for (const piece of evidence) {
      if (!piece.source) continue
      const place = placeOf(piece.source)
      if (id === openId) here.set(place, piece.id)
      else used.set(place, used.has(place) ? `${used.get(place)}, ${index + 1}` : `comment ${index + 1}`)
    }
  return { used, here }
}

/** For how many comments an entry is used. */
export function countUses({ comments }: TargetedCommentCapture, place: string): number {
  return comments.filter(({ evidence }) => evidence.some(({ source }) => source && placeOf(source) === place))
    .length
}
