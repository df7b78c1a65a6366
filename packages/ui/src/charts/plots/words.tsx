import type { Palette } from '../palette.ts'
import { letterWidth } from './letter-widths.ts'

/** The width of words, roughly, and rather too much than too little. */
export function widthOf(words: string, size = 12): number {
  return Array.from(words).reduce((sum, letter) => sum + letterWidth(letter), 0) * size
}

/** Words cut to a width; the table has the whole of them. */
export function cutTo(width: number, words: string, size = 12): string {
  if (widthOf(words, size) <= width) return words
  let [kept, room] = ['', width - widthOf('…', size)]
  for (const letter of words) {
    room -= letterWidth(letter) * size
    if (room < 0) break
    kept += letter
  }
  return kept === '' ? '' : `${kept.trimEnd()}…`
}

interface Props {
  readonly x: number
  readonly y: number
  readonly palette: Palette
  readonly children: string
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly size?: number
  readonly isBold?: boolean
  /** Whether the words are fainter than the figure they belong to. */
  readonly isQuiet?: boolean
  /** A color instead of the ink. */
  readonly color?: string
  /** Whether lines may run behind the words. */
  readonly hasHalo?: boolean
}

/** Words of a drawing. Renderers of paper know the weights 400 and 600, and no order of paint. */
export function Words({
  x,
  y,
  palette,
  children,
  anchor = 'start',
  size = 12,
  isBold = false,
  isQuiet = false,
  color = palette.ink,
  hasHalo = false,
}: Props) {
  const text = {
    x,
    y,
    fontSize: size,
    fontWeight: isBold ? 600 : 400,
    textAnchor: anchor,
    dominantBaseline: 'central',
  } as const
  return (
    <>
      {hasHalo && (
        <text {...text} fill={palette.surface} stroke={palette.surface} strokeWidth={5} aria-hidden>
          {children}
        </text>
      )}
      <text {...text} fill={color} fillOpacity={isQuiet ? 0.78 : 1}>
        {children}
      </text>
    </>
  )
}
