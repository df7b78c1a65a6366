import { median } from '@corridor/domain/statistics'
import type { Earlier } from '../capture-view.ts'
import type {
  EarlierCheck,
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from './standard-over-time.shape.ts'
import { MOST_RUN, markLevels, marks } from './terms.ts'

export type Levels = Standard['levels']

export function standardOf(
  { standardId }: Pick<StandardOverTimeCapture, 'standardId'>,
  { standards }: StandardOverTimeConfig,
): Standard | undefined {
  return standards.find(({ id }) => id === standardId)
}

/** The scale of a check: the standard's own, or that of marks. */
export function levelsOf(standard: Standard, { mode }: StandardOverTimeConfig): Levels {
  return mode === 'interval' ? markLevels : standard.levels
}

/** The level to get to; a shorter scale ends below it. */
export function targetOf(standard: Standard, config: StandardOverTimeConfig): number {
  return Math.min(config.target, levelsOf(standard, config).at(-1)?.value ?? config.target)
}

/** Null: not said yet, or no chance to see it. Of marks it is the middle one, the lower of two. */
export function valueIn(capture: StandardOverTimeCapture, { mode }: StandardOverTimeConfig): number | null {
  if (capture.hadChance !== true) return null
  if (mode === 'level') return capture.level
  const values = Object.values(capture.marks).map((mark) => marks.indexOf(mark))
  const middle = median(values)
  return middle === undefined ? null : Math.floor(middle)
}

/** What earlier visits carried on about one standard, in the order of their days. */
export function runOf(earlier: readonly Earlier[], standardId: string): EarlierCheck[] {
  return earlier
    .flatMap(({ observationId, startedAt, carried }) => {
      const { standardId: of, value, levels } = carried
      const isCheck = of === standardId && (value === null || typeof value === 'number')
      return isCheck ? [{ id: observationId, startedAt, value, levels: scaleIn(levels) }] : []
    })
    .sort((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
    .slice(-MOST_RUN)
}

/** With which standard this educator was visited last. */
export function lastUsed(earlier: readonly Earlier[], { standards }: StandardOverTimeConfig): string | null {
  const used = earlier
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    .map(({ carried }) => carried.standardId)
  return standards.find(({ id }) => id === used[0])?.id ?? null
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
