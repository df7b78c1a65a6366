import type { ExpandedRubricCapture, Mark, Piece } from '../expanded-rubric.shape.ts'
import { markOf } from '../marks.ts'

type Capture = ExpandedRubricCapture

/** The capture with a mark; a mark with nothing left in it is dropped. */
function withMark(capture: Capture, indicatorId: string, next: Mark): Capture {
  const { [indicatorId]: _, ...others } = capture.marks
  const isEmpty = Object.keys(next).length === 0
  return { ...capture, marks: isEmpty ? others : { ...others, [indicatorId]: next } }
}

/** Sets the role in which the educator is seen; empty: any. */
export function seeAs(capture: Capture, role: string): Capture {
  return { ...capture, role }
}

/** Chooses a level; chosen again, it is taken back. */
export function chooseLevel(capture: Capture, indicatorId: string, level: number): Capture {
  const { level: was, ...rest } = markOf(capture, indicatorId)
  return withMark(capture, indicatorId, was === level ? rest : { ...rest, level })
}

export function setConfidence(
  capture: Capture,
  indicatorId: string,
  confidence: NonNullable<Mark['confidence']>,
): Capture {
  return withMark(capture, indicatorId, { ...markOf(capture, indicatorId), confidence })
}

export function toggleAttribute(capture: Capture, indicatorId: string, id: string): Capture {
  const { attributes = {}, ...rest } = markOf(capture, indicatorId)
  const { [id]: was, ...others } = attributes
  const next: Record<string, true> = was ? others : { ...others, [id]: true }
  const isEmpty = Object.keys(next).length === 0
  return withMark(capture, indicatorId, isEmpty ? rest : { ...rest, attributes: next })
}

export function write(
  capture: Capture,
  indicatorId: string,
  field: 'rationale' | 'growthNote',
  text: string,
): Capture {
  const { [field]: _, ...rest } = markOf(capture, indicatorId)
  return withMark(capture, indicatorId, text === '' ? rest : { ...rest, [field]: text })
}

export function addPiece(capture: Capture, piece: Piece): Capture {
  return { ...capture, evidence: [...capture.evidence, piece] }
}

export function changePiece(
  capture: Capture,
  id: string,
  next: Partial<Pick<Piece, 'text' | 'stance'>>,
): Capture {
  return { ...capture, evidence: capture.evidence.map((it) => (it.id === id ? { ...it, ...next } : it)) }
}

export function removePiece(capture: Capture, id: string): Capture {
  return { ...capture, evidence: capture.evidence.filter((it) => it.id !== id) }
}
