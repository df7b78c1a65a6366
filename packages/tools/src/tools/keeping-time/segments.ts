import { inOrder } from '../../visit/in-order.ts'
import { instant, type Start } from './starts.ts'

/** The time between two beginnings, in whole seconds of the visit. */
export interface Segment {
  /** The id of the beginning that it shows; null before the first one. */
  readonly id: string | null
  /**
   * The ids of all beginnings in the segment; repeating the same thing, or something that lasted no second, makes no
   * segment.
   */
  readonly ids: readonly string[]
  readonly key: string
  readonly from: number
  readonly to: number
  readonly note: string
}

/**
 * Cuts a visit into segments. Every second from its start to `until` is in exactly one, whatever the beginnings are:
 * they are put in order and held within the visit, and before the first stands `none`.
 */
export function segmentsOf(
  starts: readonly Start[],
  startedAt: string,
  until: number,
  none: string,
): Segment[] {
  const begun = Date.parse(startedAt)
  const from = (at: string) => Math.min(until, Math.max(0, Math.floor((Date.parse(at) - begun) / 1_000)))
  const pieces = inOrder(starts).map(({ id, at, key, note }) => ({
    id,
    ids: [id],
    key,
    note,
    from: from(at),
  }))
  const all = [{ id: null, ids: [], key: none, note: '', from: 0 }, ...pieces]
  return all
    .map((piece, index) => ({ ...piece, to: all[index + 1]?.from ?? until }))
    .reduceRight<Segment[]>(withoutMoments, [])
    .reduce<Segment[]>(joined, [])
}

/** Merges a segment that lasted no second into the next; only the last may just have begun. */
function withoutMoments(after: Segment[], segment: Segment): Segment[] {
  const [next, ...rest] = after
  if (!next || segment.to > segment.from) return [segment, ...after]
  return [{ ...next, ids: [...segment.ids, ...next.ids], note: notes(segment, next) }, ...rest]
}

function joined(before: Segment[], segment: Segment): Segment[] {
  const last = before.at(-1)
  if (last?.key !== segment.key) return [...before, segment]
  const one = {
    ...last,
    id: last.id ?? segment.id,
    ids: [...last.ids, ...segment.ids],
    to: segment.to,
    note: notes(last, segment),
  }
  return [...before.slice(0, -1), one]
}

function notes(...segments: readonly Segment[]): string {
  return segments.flatMap(({ note }) => (note === '' ? [] : [note])).join('; ')
}

/** The whole seconds that are covered: to the end of the visit; while it goes on, to now or to the last beginning. */
export function lengthOf(
  starts: readonly Start[],
  { startedAt, endedAt }: { readonly startedAt: string; readonly endedAt: string | null },
  now?: number,
): number {
  const begun = Date.parse(startedAt)
  const seconds = (time: number) => Math.max(0, Math.floor((time - begun) / 1_000))
  if (endedAt !== null) return seconds(Date.parse(endedAt))
  return Math.max(now === undefined ? 0 : seconds(now), ...starts.map(({ at }) => seconds(Date.parse(at))))
}

/** How far the beginning of a segment may move: both neighbors keep at least a second. */
export function boundsOf(segments: readonly Segment[], index: number): readonly [number, number] {
  const [before, segment] = [segments[index - 1], segments[index]]
  const least = before && before.id !== null ? before.from + 1 : 0
  return [least, Math.max(least, (segment?.to ?? least) - 1)]
}

export function atSecond(startedAt: string, second: number): string {
  return instant(Date.parse(startedAt) + second * 1_000)
}
