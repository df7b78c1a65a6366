import type { Known } from './run/earlier-checks.ts'
import type { StandardOverTimeCapture } from './standard-over-time.shape.ts'

export function blankCheck(): StandardOverTimeCapture {
  return { standardId: null, hadChance: null, level: null, evidence: '', marks: {}, words: [], run: [] }
}

/** Chooses a standard. Another one is another series, so today’s level goes; written words stay. */
export function chooseStandard(
  capture: StandardOverTimeCapture,
  standardId: string,
  known: Known,
): StandardOverTimeCapture {
  if (capture.standardId === standardId) return capture
  const { before: _, beginnings: __, focus: ___, ...rest } = capture
  const chosen = { ...rest, ...known, standardId }
  return capture.standardId === null ? chosen : { ...chosen, hadChance: null, level: null, marks: {} }
}

type Words = StandardOverTimeCapture['words'][number]

/** Writes what a student said: an entry from its first letter on, which later letters change. */
export function writeWords(capture: StandardOverTimeCapture, entry: Words): StandardOverTimeCapture {
  const isNew = capture.words.every(({ id }) => id !== entry.id)
  const words = isNew
    ? [...capture.words, entry]
    : capture.words.map((it) => (it.id === entry.id ? { ...it, text: entry.text } : it))
  return { ...capture, words }
}

export function removeWords(capture: StandardOverTimeCapture, id: string): StandardOverTimeCapture {
  return { ...capture, words: capture.words.filter((it) => it.id !== id) }
}
