import type { Named } from '../../../target-picker/target-picker.ts'
import { type Kind, speakerFor } from '../kinds.ts'
import type { Line, NarrativeCapture, Span } from '../narrative-corner.shape.ts'

/** Changes a line. `did` names the change for Undo; changes with the same `one` are one step. */
export type EditLine = (did: string, next: (line: Line) => Partial<Line>, one?: string) => void

export interface Begun {
  readonly id: string
  readonly at: string
  readonly kind: Kind
  readonly speaker: string | null
}

export function aLine({ speaker, ...begun }: Begun, text: string): Line {
  return {
    ...begun,
    text,
    speaker: speakerFor(begun.kind, speaker),
    tags: {},
    file: null,
    isIncluded: false,
    removedAt: null,
  }
}

export function addLine(capture: NarrativeCapture, line: Line): NarrativeCapture {
  return { ...capture, lines: [...capture.lines, line] }
}

/** Drops a line that was never written: nothing of it stays. */
export function dropLine(capture: NarrativeCapture, id: string): NarrativeCapture {
  return { ...capture, lines: capture.lines.filter((it) => it.id !== id) }
}

export function changeLine(
  capture: NarrativeCapture,
  id: string,
  next: (line: Line) => Partial<Line>,
): NarrativeCapture {
  return { ...capture, lines: capture.lines.map((it) => (it.id === id ? { ...it, ...next(it) } : it)) }
}

export function ofKind(line: Line, kind: Kind): Partial<Line> {
  return { kind, speaker: speakerFor(kind, line.speaker) }
}

/** Tags a line; tagged a second time it is not tagged any more. */
export function toggleTag(line: Line, { target, code, title }: Named, span: Span | null): Partial<Line> {
  const { [target]: tagged, ...others } = line.tags
  return { tags: tagged ? others : { ...line.tags, [target]: { code, title, span } } }
}
