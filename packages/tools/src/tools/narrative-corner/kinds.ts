/** The kinds of line: something heard, seen or found, or the observer’s interpretation. */
export const kinds = [
  'script',
  'action',
  'environment',
  'student-work',
  'interpretation',
  'question',
  'time',
] as const
export type Kind = (typeof kinds)[number]

export const kindTitles: Readonly<Record<Kind, string>> = {
  script: 'Script',
  action: 'Action',
  environment: 'Room',
  'student-work': 'Student work',
  interpretation: 'Interpretation',
  question: 'Question',
  time: 'Time mark',
}

/** Whether a kind of line is something that somebody says or does. */
export function hasSpeaker(kind: Kind): boolean {
  return kind === 'script' || kind === 'action' || kind === 'question' || kind === 'student-work'
}

/** The speaker of a kind of line: work is a student’s, even where the teacher spoke before. */
export function speakerFor(kind: Kind, speaker: string | null): string | null {
  if (!hasSpeaker(kind)) return null
  return kind === 'student-work' && speaker === 'T' ? 'S' : speaker
}

/** Whether a kind of line is evidence; an interpretation and a mark of the time are not. */
export function isEvidence(kind: Kind): boolean {
  return kind !== 'interpretation' && kind !== 'time'
}

export const MOST_LINES = 2_000
export const MOST_LETTERS = 2_000
export const MOST_SEATS = 60
