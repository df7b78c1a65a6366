import { inOrder } from '../../../visit/in-order.ts'
import type { Segment } from '../segments.ts'
import { MOST_LETTERS, type Start } from '../starts.ts'

/** The beginnings with one more; tapping what goes on already does nothing. */
export function begun(starts: readonly Start[], start: Start): readonly Start[] {
  return inOrder(starts).at(-1)?.key === start.key ? starts : [...starts, start]
}

/**
 * The beginnings without one segment: its time goes to the segment before it, that of the first to the one after it.
 */
export function removed(starts: readonly Start[], segments: readonly Segment[], index: number) {
  const [before, segment, after] = [segments[index - 1], segments[index], segments[index + 1]]
  if (!segment) return starts
  const own = starts.find(({ id }) => id === segment.id)
  const rest = starts.filter(({ id }) => !segment.ids.includes(id))
  const isFirst = !before || before.id === null
  return own && isFirst && after ? edited(rest, after, { at: own.at }) : rest
}

/** Edits a segment, which is kept as one beginning from here on. */
export function edited(
  starts: readonly Start[],
  segment: Segment,
  next: Partial<Omit<Start, 'id'>>,
): readonly Start[] {
  const own = starts.find(({ id }) => id === segment.id)
  if (!own) return starts
  const others = segment.ids.filter((id) => id !== own.id)
  return starts
    .filter(({ id }) => !others.includes(id))
    .map((it) => (it.id === own.id ? { ...it, note: segment.note.slice(0, MOST_LETTERS), ...next } : it))
}
