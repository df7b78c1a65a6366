import type { PieceOfEvidence } from '../../../evidence-picker/evidence-picker.shape.ts'
import type { ExpandedRubricCapture } from '../expanded-rubric.shape.ts'
import { addPiece, changePiece, removePiece } from './rubric-changes.ts'

type Change = (
  did: string,
  next: (capture: ExpandedRubricCapture) => ExpandedRubricCapture,
  one?: string,
) => void

/** The changes of an indicator’s evidence, in words for Undo. */
export function pieceChanges(change: Change, indicatorId: string, code: string) {
  return {
    add: (piece: PieceOfEvidence, one?: string) =>
      change(`evidence for ${code}`, (it) => addPiece(it, { ...piece, indicatorId }), one),
    change: (id: string, next: Partial<Pick<PieceOfEvidence, 'text' | 'stance'>>, one?: string) =>
      change(`evidence for ${code}`, (it) => changePiece(it, id, next), one),
    remove: (id: string) => change(`evidence taken out of ${code}`, (it) => removePiece(it, id)),
  }
}
