import { inOrder } from '../../visit/in-order.ts'
import { isEvidence, type Kind } from './kinds.ts'
import type { Line, NarrativeCapture } from './narrative-corner.shape.ts'

/** The lines that are not removed, and have something in them. */
export function standing(capture: NarrativeCapture): Line[] {
  return inOrder(capture.lines).filter((it) => it.removedAt === null && isFilled(it))
}

export function isFilled({ text, file }: Pick<Line, 'text' | 'file'>): boolean {
  return text.trim() !== '' || file !== null
}

/** Who a line is by. Rooms and interpretations are counted by themselves. */
export const groups = ['teacher', 'students', 'room', 'other', 'interpretation'] as const
export type Group = (typeof groups)[number]

export const groupTitles: Readonly<Record<Group, string>> = {
  teacher: 'Teacher',
  students: 'Students',
  room: 'Room',
  other: 'Other',
  interpretation: 'Interpretation',
}

export function groupOf({ kind, speaker }: Pick<Line, 'kind' | 'speaker'>): Group {
  if (kind === 'interpretation') return 'interpretation'
  if (kind === 'environment') return 'room'
  if (speaker === null) return 'other'
  return speaker === 'T' ? 'teacher' : 'students'
}

export function countBy<Key extends string>(
  lines: readonly Line[],
  keys: readonly Key[],
  keyOf: (line: Line) => Key,
): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>
  for (const line of lines) counts[keyOf(line)] += 1
  return counts
}

export const isUntagged = ({ kind, tags }: { readonly kind: Kind; readonly tags: Line['tags'] }): boolean =>
  isEvidence(kind) && Object.keys(tags).length === 0

/** The seconds from the first line to the last. */
export function secondsCovered(lines: readonly Line[]): number {
  const [first, last] = [lines[0], lines.at(-1)]
  return first && last ? Math.round((Date.parse(last.at) - Date.parse(first.at)) / 1_000) : 0
}

/** The text of a line; spoken words stand in quotation marks, even where nobody typed them. */
export function asWritten({ kind, text }: Pick<Line, 'kind' | 'text'>): string {
  const isSpoken = kind === 'script' || kind === 'question'
  const words = text.trim()
  return isSpoken && words !== '' && !/^['‘]|["“”]/.test(words) ? `“${words}”` : words
}

/** The first words of a line, to name it by. */
export function startOf(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length > 2
    ? `${words
        .slice(0, 2)
        .join(' ')
        .replace(/[.,;:]$/, '')}…`
    : words.join(' ')
}
