import type { Palette } from '../palette.tsx'
import { cutTo, Words, widthOf } from './words.tsx'

interface Props {
  /** What begins here; null: only the line. */
  readonly words: string | null
  readonly x: number
  readonly top: number
  readonly floor: number
  readonly width: number
  readonly palette: Palette
}

/** Where something else begins: an upright broken line with its words, on the side that has room. */
export function BeginsLine({ words, x, top, floor, width, palette }: Props) {
  const isRight = words === null || widthOf(words) + 8 <= width - x || width - x > x
  const shown = words === null ? '' : cutTo(isRight ? width - x - 8 : x - 8, words)
  return (
    <>
      <path
        d={`M${x} ${top - 12}V${floor}`}
        stroke={palette.ink}
        strokeWidth={1.5}
        strokeDasharray="3 3"
        data-break
      />
      <Words
        x={isRight ? x + 6 : x - 6}
        y={top - 8}
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
