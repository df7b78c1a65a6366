import type { Palette } from '../palette.ts'
import { linesOf } from './lines.ts'
import { Words, widthOf } from './words.tsx'

const SIZE = 12
const LINE = 14

interface Props {
  /** What begins here; null: only the line. */
  readonly words: string | null
  readonly x: number
  readonly top: number
  readonly floor: number
  readonly width: number
  /** Where the next one stands; without one there is room up to the edge. */
  readonly next?: number | undefined
  /** The only one: it may write at its left, too. */
  readonly isAlone: boolean
  readonly palette: Palette
}

/** Where something else begins: an upright broken line with its words, on the side that has room. */
export function BeginsLine({ words, x, top, floor, width, next = width, isAlone, palette }: Props) {
  const room = next - x
  const isRight = words === null || !isAlone || widthOf(words) + 8 <= room || room > x
  const lines = words === null ? [] : linesOf(words, (isRight ? room : x) - 12, SIZE)
  return (
    <>
      <path
        d={`M${x} ${top - 20}V${floor}`}
        stroke={palette.ink}
        strokeWidth={1.5}
        strokeDasharray="3 3"
        data-break
      />
      {lines.map((line, place) => (
        <Words
          key={line}
          x={isRight ? x + 6 : x - 6}
          y={top - 14 + place * LINE}
          palette={palette}
          anchor={isRight ? 'start' : 'end'}
          isBold
          hasHalo
        >
          {line}
        </Words>
      ))}
    </>
  )
}
