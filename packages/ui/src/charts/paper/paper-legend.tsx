import { useId } from 'react'
import type { Palette } from '../palette.ts'
import { Filled, type Ground, Grounds } from '../plots/grounds.tsx'
import { cutTo, Words, widthOf } from '../plots/words.tsx'

const LINE = 14
const SWATCH = 14

export interface LegendEntry {
  readonly ground: Ground
  /** The letter before the label, in bold. */
  readonly letter: string
  readonly label: string
}

interface Placed extends LegendEntry {
  readonly x: number
  readonly row: number
}

function placed(entries: readonly LegendEntry[], width: number): Placed[] {
  let [x, row] = [0, 0]
  return entries.map((entry) => {
    const wide = SWATCH + 8 + widthOf(`${entry.letter} ${entry.label}`) + 12
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1]
    const at = { ...entry, x, row }
    x += wide
    return at
  })
}

export function paperLegendHeight(entries: readonly LegendEntry[], width: number): number {
  return entries.length === 0 ? 0 : (Math.max(...placed(entries, width).map(({ row }) => row)) + 1) * LINE + 4
}

interface Props {
  readonly entries: readonly LegendEntry[]
  readonly width: number
  readonly top: number
  readonly palette: Palette
}

/** The legend: what each ground means, in as many lines as it takes. */
export function PaperLegend({ entries, width, top, palette }: Props) {
  const id = useId()
  return (
    <g transform={`translate(0 ${top})`}>
      <Grounds id={id} used={entries.map(({ ground }) => ground)} />
      {placed(entries, width).map(({ ground, letter, label, x, row }) => {
        const y = row * LINE + LINE / 2
        const after = x + SWATCH + 6
        const gap = letter === '' ? 0 : widthOf(letter) + 6
        return (
          <g key={`${letter}-${label}`}>
            <Filled id={id} ground={ground} palette={palette} x={x} y={y - 5.5} width={SWATCH} height={11} />
            {letter !== '' && (
              <Words x={after} y={y} palette={palette} isBold>
                {letter}
              </Words>
            )}
            <Words x={after + gap} y={y} palette={palette}>
              {cutTo(width - after - gap, label)}
            </Words>
          </g>
        )
      })}
    </g>
  )
}
