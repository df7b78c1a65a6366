import type { Known } from './run/earlier-checks.ts'
import type { StandardOverTimeCapture } from './standard-over-time.shape.ts'

export function blankCheck(): StandardOverTimeCapture {
  return { standardId: null, hadChance: null, level: null, evidence: '', marks: {}, words: [], run: [] }
}

/** Another standard is another series; what was seen today was seen of the one before. What was written stays. */
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

/** From the first letter on it is an entry; later letters change it. */
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
