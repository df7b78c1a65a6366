import type { PieceOfEvidence } from '../../../evidence-picker/evidence-picker.shape.ts'
import type { Comment, TargetedCommentCapture } from '../targeted-comment.shape.ts'

type Capture = TargetedCommentCapture

export function addComment(capture: Capture, comment: Comment): Capture {
  return { ...capture, comments: [...capture.comments, comment] }
}

export function changeComment(
  capture: Capture,
  id: string,
  next: (comment: Comment) => Partial<Comment>,
): Capture {
  return { ...capture, comments: capture.comments.map((it) => (it.id === id ? { ...it, ...next(it) } : it)) }
}

export function removeComment(capture: Capture, id: string): Capture {
  return { ...capture, comments: capture.comments.filter((it) => it.id !== id) }
}

/** Changes a comment’s kind; only a next step can be the action step. */
export function setKind(capture: Capture, id: string, kind: Comment['kind']): Capture {
  return changeComment(capture, id, ({ isStep, stepDueOn }) =>
    kind === 'next-step' ? { kind, isStep, stepDueOn } : { kind, isStep: false, stepDueOn: null },
  )
}

/** Makes a comment the action step of the visit, in place of any other. */
export function setStep(capture: Capture, id: string, dueOn: string | null): Capture {
  return {
    ...capture,
    comments: capture.comments.map((it) => {
      if (it.id === id) return { ...it, isStep: true, stepDueOn: dueOn }
      return it.isStep ? { ...it, isStep: false, stepDueOn: null } : it
    }),
  }
}

export function clearStep(capture: Capture, id: string): Capture {
  return changeComment(capture, id, () => ({ isStep: false, stepDueOn: null }))
}

export function addPiece(capture: Capture, id: string, piece: PieceOfEvidence): Capture {
  return changeComment(capture, id, ({ evidence }) => ({ evidence: [...evidence, piece] }))
}

export function changePiece(
  capture: Capture,
  id: string,
  pieceId: string,
  next: Partial<Pick<PieceOfEvidence, 'text' | 'stance'>>,
): Capture {
  return changeComment(capture, id, ({ evidence }) => ({
    evidence: evidence.map((it) => (it.id === pieceId ? { ...it, ...next } : it)),
  }))
}

export function removePiece(capture: Capture, id: string, pieceId: string): Capture {
  return changeComment(capture, id, ({ evidence }) => ({
    evidence: evidence.filter((it) => it.id !== pieceId),
  }))
}
