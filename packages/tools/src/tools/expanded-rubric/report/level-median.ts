import { type Distribution, middleOf } from '@corridor/domain/numbers/statistics'
import type { Level } from '../expanded-rubric.shape.ts'
import { upperHalf } from './reported-indicators.ts'

/** “Level 3 or 4”, on a longer scale “Level 6 or above”. */
export function topTitle(levels: readonly Level[]): string {
  const [first, second, ...more] = upperHalf(levels).map(({ mark }) => mark)
  if (second === undefined) return `Level ${first}`
  return more.length === 0 ? `Level ${first} or ${second}` : `Level ${first} or above`
}

/** “3”, between two numbers “2.5”, between two other marks “D to P”. */
export function medianWords(levels: readonly Level[], counts: readonly Distribution[]): string {
  const middle = middleOf(counts)
  if (!middle) return '–'
  const [lower, upper] = middle.map((value) => levels.find((level) => level.value === value)?.mark ?? '')
  if (lower === upper) return `${lower}`
  const [low, high] = [Number(lower), Number(upper)]
  return Number.isFinite(low + high) && lower !== '' && upper !== ''
    ? String((low + high) / 2)
    : `${lower} to ${upper}`
}
