import type { Palette } from '../palette.ts'
import { BeginsLine } from './begins-line.tsx'

interface Props {
  readonly points: readonly { readonly begins: string | null; readonly isBreak: boolean }[]
  /** Where the line of a point stands. */
  readonly at: (place: number) => number
  readonly top: number
  readonly floor: number
  readonly width: number
  readonly palette: Palette
}

/** Every break of a plot; the words of one end where the next begins. */
export function BeginsLines({ points, at, top, floor, width, palette }: Props) {
  const breaks = points.flatMap(({ begins, isBreak }, place) =>
    begins !== null || (isBreak && place > 0) ? [{ words: begins, x: at(place) }] : [],
  )
  return breaks.map(({ words, x }, place) => (
    <BeginsLine
      key={x}
      words={words}
      x={x}
      top={top}
      floor={floor}
      width={width}
      palette={palette}
      next={breaks[place + 1]?.x}
      isAlone={breaks.length === 1}
    />
  ))
}
