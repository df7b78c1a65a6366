import { median } from '@corridor/domain/numbers/statistics'
import type { Standard, StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'
import { markLevels, marks } from './terms.ts'

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

/**
 * The level of the check; null: not said yet, or no chance to see it. Of marks it is the middle one, the lower of
 * two.
 */
export function valueIn(capture: StandardOverTimeCapture, { mode }: StandardOverTimeConfig): number | null {
  if (capture.hadChance !== true) return null
  if (mode === 'level') return capture.level
  const values = Object.values(capture.marks).map((mark) => marks.indexOf(mark))
  const middle = median(values)
  return middle === undefined ? null : Math.floor(middle)
}
