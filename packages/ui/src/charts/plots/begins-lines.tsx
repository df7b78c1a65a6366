import type { Palette } from '../palette.ts'
import { linesOf } from './lines.ts'
import { Words, widthOf } from './words.tsx'

const SIZE = 12
const LINE = 14
/** For how many breaks a plot makes a row each, and a tall one as far as this height is left for what was measured. */
const ROWS = 4
const HEIGHT_LEFT = 172
/** The most lines of a break's words, and the gap around them. */
const IN_A_ROW = { most: 1, gap: 8 }
const BESIDE = { most: 3, gap: 12 }

interface Points {
  readonly points: readonly { readonly begins: string | null; readonly isBreak: boolean }[]
  /** Where the line of a point stands. */
  readonly at: (place: number) => number
  readonly width: number
  readonly height: number
}

interface Break {
  readonly x: number
  readonly isRight: boolean
  /** The words for what begins here; empty: only the line. */
  readonly lines: readonly string[]
  /** Under how many rows of other breaks the words stand. */
  readonly row: number
}

/**
 * All breaks of a plot; the words of one end where the next begins, and stand on the side that has room. Where that
 * would cut them, the words of a few breaks stand in rows, one under the other.
 */
function breaksOf({ points, at, width, height }: Points): Break[] {
  const breaks = points.flatMap(({ begins, isBreak }, place) =>
    begins !== null || (isBreak && place > 0) ? [{ words: begins, x: at(place) }] : [],
  )
  const placed = (isInRows: boolean) => {
    const { most, gap } = isInRows ? IN_A_ROW : BESIDE
    return breaks.map(({ words, x }, place) => {
      const room = ((!isInRows && breaks[place + 1]?.x) || width) - x
      // A single break, or one in a row of its own, may have its words at its left, too.
      const isBetween = breaks.length > 1 && !isInRows
      const isRight = words === null || isBetween || widthOf(words) + 8 <= room || room > x
      const lines = linesOf(words ?? '', (isRight ? room : x) - gap, SIZE, most)
      return { x, isRight, lines, row: isInRows ? place : 0 }
    })
  }
  const beside = placed(false)
  const isCut = beside.some(
    ({ lines }, place) =>
      breaks[place]?.words && (lines.length === 0 || lines.some((it) => it.endsWith('…'))),
  )
  const mostRows = Math.max(ROWS, Math.floor((height - HEIGHT_LEFT) / LINE))
  return isCut && breaks.length <= mostRows ? placed(true) : beside
}

/** How much lower a plot begins for words that take more than one line, so that they cover nothing that was measured. */
export function beginsRoom(points: Points): number {
  return LINE * Math.max(0, ...breaksOf(points).map(({ row, lines }) => row + lines.length - 1))
}

interface Props extends Points {
  readonly top: number
  readonly floor: number
  readonly palette: Palette
}

/** Upright broken lines where something else begins, with their words. */
export function BeginsLines({ top, floor, palette, ...points }: Props) {
  const first = top - 14 - beginsRoom(points)
  return breaksOf(points).map(({ x, isRight, lines, row }) => (
    <g key={x}>
      <path
        d={`M${x} ${first + row * LINE - 6}V${floor}`}
        stroke={palette.ink}
        strokeWidth={1.5}
        strokeDasharray="3 3"
        data-break
      />
      {lines.map((line, place) => (
        <Words
          key={line}
          x={isRight ? x + 6 : x - 6}
          y={first + (row + place) * LINE}
          palette={palette}
          anchor={isRight ? 'start' : 'end'}
          isBold
          hasHalo
        >
          {line}
        </Words>
      ))}
    </g>
  ))
}
