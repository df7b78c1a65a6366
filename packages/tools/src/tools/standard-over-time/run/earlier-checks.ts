import { isObject, type Json } from '@corridor/domain/data/json'
import { MOST_A_TOOL } from '@corridor/domain/observation/earlier-limits'
import type { Earlier } from '../../../definition/capture-view.ts'
import type { Levels } from '../checks.ts'
import type {
  Focus,
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { MOST_RUN } from '../terms.ts'
import { beginningOf, byFingerprint, type Told } from './beginnings.ts'
import { scaleOf } from './since-break.ts'

/** What earlier visits tell about a standard. */
export type Known = Pick<StandardOverTimeCapture, 'run' | 'beginnings' | 'focus'>

/**
 * What earlier visits tell about a standard, with what was agreed at the last of them. The newest checks are the
 * run.
 */
export function knownOf(
  earlier: readonly Earlier[],
  { id, levels }: Pick<Standard, 'id' | 'levels'>,
  now: string,
): Known {
  const all = earlier
    .filter(({ startedAt, carried }) => seriesIn(carried) === id && startedAt < now)
    .flatMap((it) => toldBy(it) ?? [])
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
  const run = all.slice(-MOST_RUN)
  const beginning = beginningOf(all, run, earlier.length >= MOST_A_TOOL)
  const focus = focusAfter(all.at(-1), levels)
  return {
    run: run.map(({ id: of, startedAt, value, levels: on }) => ({ id: of, startedAt, value, levels: on })),
    ...(beginning ? { beginnings: byFingerprint(beginning) } : {}),
    ...(Object.keys(focus).length > 0 ? { focus } : {}),
  }
}

/** The standard with which this educator was visited last. */
export function lastUsed(earlier: readonly Earlier[], { standards }: StandardOverTimeConfig): string | null {
  const used = earlier
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    .map(({ carried }) => seriesIn(carried))
  return standards.find(({ id }) => id === used[0])?.id ?? null
}

/** What was agreed, for the next check; a target is a level of its scale, and on another scale there is none yet. */
function focusAfter(last: Told | undefined, levels: Levels): Focus {
  if (!last) return {}
  const { target: _, ...others } = last.focus
  return scaleOf(last) === scaleOf({ levels }) ? last.focus : others
}

function toldBy({ observationId, startedAt, carried }: Earlier): Told | undefined {
  const { value, levels, count, first, focus } = carried
  if (value !== null && typeof value !== 'number') return undefined
  return {
    id: observationId,
    startedAt,
    value,
    levels: scaleIn(levels),
    count: typeof count === 'number' ? count : null,
    first: isObject(first) ? numbersIn(first) : null,
    focus: numbersIn(focus),
  }
}

/** The standard of a carried check; before tools had series, `standardId` named it. */
function seriesIn({ series, standardId }: Earlier['carried']): Json | undefined {
  return series ?? standardId
}

function numbersIn(value: Json | undefined): Record<string, number> {
  const all = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(all.flatMap(([key, it]) => (typeof it === 'number' ? [[key, it]] : [])))
}

function scaleIn(levels: unknown): Levels {
  return Array.isArray(levels)
    ? levels.flatMap((it: { value?: unknown; label?: unknown }) =>
        typeof it.value === 'number' && typeof it.label === 'string'
          ? [{ value: it.value, label: it.label }]
          : [],
      )
    : []
}
