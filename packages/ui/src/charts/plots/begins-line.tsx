import type { Palette } from '../palette.ts'
import { cutTo, Words, widthOf } from './words.tsx'

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
  const shown = words === null ? '' : cutTo((isRight ? room : x) - 12, words)
  return (
    <>
      <path
        d={`M${x} ${top - 20}V${floor}`}
        stroke={palette.ink}
        strokeWidth={1.5}
        strokeDasharray="3 3"
        data-break
      />
      <Words
        x={isRight ? x + 6 : x - 6}
        y={top - 14}
        palette={palette}
        anchor={isRight ? 'start' : 'end'}
        isBold
        hasHalo
      >
        {shown}
      </Words>
    </>
  )
}
