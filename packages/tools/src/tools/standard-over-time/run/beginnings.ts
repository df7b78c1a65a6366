import { fingerprint } from '@corridor/domain/data/fingerprint'
import { canonical } from '@corridor/domain/data/json'
import type { Beginning, EarlierCheck, Focus, StandardOverTimeCapture } from '../standard-over-time.shape.ts'
import { earliest, sinceBreak } from './since-break.ts'

/** A check as it was carried on, with what its device knew of those before it. */
export interface Told extends EarlierCheck {
  /** How many checks came before it; null where nobody had counted. */
  readonly count: number | null
  readonly first: Beginning['first'] | null
  readonly focus: Focus
}

/** How a run began, of which a device may have only the newest checks. */
export function beginningOf(
  all: readonly Told[],
  run: readonly Told[],
  mayBeCut: boolean,
): Beginning | undefined {
  const [oldest] = run
  if (!oldest) return undefined
  const untold = untoldIn(all, mayBeCut)
  const count = untold === null ? null : untold + all.length - run.length
  if (count === 0) return { from: oldest.startedAt, count, first: {} }
  // The last device that knew most of the run knows best: a level it leaves out was taken back.
  const best = all.findLast(
    (it, place) => it.first !== null && it.count === (untold === null ? null : place + untold),
  )
  const same = sinceBreak(all)
  const told = best && same.includes(best) ? best.first : null
  return { from: oldest.startedAt, count, first: earliest(told ?? undefined, same) }
}

/** How many checks came before the known ones; null where they were never counted and there may be more. */
function untoldIn(all: readonly Told[], mayBeCut: boolean): number | null {
  // A count lower than the checks known here was made by a device that had not heard of all.
  const known = all.flatMap(({ count }, place) => (count === null || count < place ? [] : [count - place]))
  if (known.length > 0) return Math.max(...known)
  return mayBeCut || all.some(({ count, first }) => count === null && first !== null) ? null : 0
}

export function byFingerprint(beginning: Beginning): Record<string, Beginning> {
  return { [fingerprint(canonical(beginning))]: beginning }
}

/**
 * How many checks came before today’s, as far as that was kept: versions 1 and 2 kept nothing of a run that they
 * took for whole. Of what several devices knew, the furthest reach counts.
 */
export function beginningIn({
  run,
  before,
  beginnings = {},
}: Pick<StandardOverTimeCapture, 'run' | 'before' | 'beginnings'>) {
  const told: Beginning[] = [...(before ? [{ ...before, from: '' }] : []), ...Object.values(beginnings)]
  const [best] = told
    .map(({ from, count, first }) => ({
      first,
      isLeast: count === null,
      earlier: (count ?? 0) + run.filter(({ startedAt }) => startedAt >= from).length,
    }))
    .sort((a, b) => Number(a.isLeast) - Number(b.isLeast) || b.earlier - a.earlier)
  return {
    earlier: Math.max(best?.earlier ?? 0, run.length),
    isLeast: best?.isLeast ?? false,
    isKept: best !== undefined || run.length === 0,
    first: best?.first,
  }
}
