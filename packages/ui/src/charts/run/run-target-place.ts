import type { Run } from '@corridor/domain/report/block'
import { LEFT, type RunScale } from './run-scale.ts'

/** The rough width of a letter of the small bold type. */
const LETTER_WIDTH = 7
/** The distance from the middle of a point to words beside it. */
const CLEAR = 12

interface Place {
  readonly x: number
  readonly y: number
  readonly isInBand: boolean
}

/** Where the name of the target stands: in its band, at the left or before the last visit, or else above the band. */
export function freePlace({ points }: Run, target: number, scale: RunScale, words: string): Place {
  const width = words.length * LETTER_WIDTH
  const seen = points.flatMap(({ value }, place) => (value === null ? [] : [{ value, x: scale.x(place) }]))
  const isFree = (from: number) =>
    seen.every(({ value, x }, index) => {
      if (value !== target) return true
      const before = seen[index - 1]
      const start = before?.value === target ? before.x : x
      return x + CLEAR < from || start - CLEAR > from + width
    })
  const left = LEFT + 4
  const right = scale.x(points.length - 1) - CLEAR - 4 - width
  const x = [left, right].find((it) => it >= left && isFree(it))
  return x === undefined
    ? { x: left, y: scale.y(target) - 16, isInBand: false }
    : { x, y: scale.y(target), isInBand: true }
}
