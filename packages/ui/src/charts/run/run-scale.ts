import type { Run } from '@corridor/domain/report/block'

export const LEFT = 24
const RIGHT = 8
const TOP = 24
const BOTTOM = 28
export const RUN_HEIGHT = 144
/** The rough width of a letter of the small type. */
const LETTER_WIDTH = 7

export interface RunScale {
  readonly x: (place: number) => number
  readonly y: (value: number) => number
  /** The middle of the words under a point; the last do not run out of the picture. */
  readonly labelX: (place: number) => number
  /** The height of the lowest step. */
  readonly floor: number
  readonly isLabelled: (place: number) => boolean
}

/**
 * The scale of a run. Points stand at even distances, however many days are between them: their dates are written
 * under them.
 */
export function runScale({ levels, points }: Run, width: number): RunScale {
  const values = [...levels.map(({ value }) => value), ...points.flatMap(({ value }) => value ?? [])]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const floor = RUN_HEIGHT - BOTTOM
  const step = (width - LEFT - RIGHT) / Math.max(1, points.length)
  const longest = Math.max(...points.map(({ label }) => label.length), 1)
  const every = Math.max(1, Math.ceil((longest * LETTER_WIDTH) / step))
  const x = (place: number) => LEFT + step * (place + 0.5)
  const half = (place: number) => ((points[place]?.label.length ?? 0) * LETTER_WIDTH) / 2
  return {
    x,
    labelX: (place) => Math.min(x(place), width - half(place)),
    y: (value) => floor - ((value - least) / Math.max(1, most - least)) * (floor - TOP),
    floor,
    // Counted from the right: the last visit always has its date.
    isLabelled: (place) => (points.length - 1 - place) % every === 0,
  }
}
