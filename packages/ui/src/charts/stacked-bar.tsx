import type { StackedBars } from '@corridor/domain/block'
import { letterOf, type Paint, type Palette } from './palette.tsx'
import { patternId } from './patterns.tsx'
import { cutTo, type StackedLayout } from './stacked-layout.tsx'
import { StackedSegment } from './stacked-segment.tsx'

const TOTAL_WIDTH = 40

interface Props {
  readonly id: string
  readonly bar: StackedBars['bars'][number]
  readonly parts: StackedBars['parts']
  readonly paints: readonly Paint[]
  readonly layout: StackedLayout
  readonly place: number
  readonly width: number
  /** What the longest bar counts. */
  readonly most: number
  readonly palette: Palette
}

export function StackedBar({ id, bar, parts, paints, layout, place, width, most, palette }: Props) {
  const { step, left, barAt, labelAt, labelWidth } = layout
  const unit = Math.max(0, width - left - TOTAL_WIDTH) / most
  const counts = parts.map(({ key }) => bar.values[key] ?? 0)
  const before = counts.map((_, index) => counts.slice(0, index).reduce((total, count) => total + count, 0))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const text = { fill: palette.ink, fontSize: 14, dominantBaseline: 'central' } as const
  return (
    <g transform={`translate(0 ${place * step + barAt})`}>
      <text {...text} y={labelAt - barAt} fontWeight={550}>
        {cutTo(labelWidth(width), bar.label)}
      </text>
      {parts.map(({ key }, index) => {
        const paint = paints[index] ?? 'slate'
        return (
          <StackedSegment
            key={key}
            fill={`url(#${patternId(id, paint)})`}
            paint={paint}
            left={left + (before[index] ?? 0) * unit}
            width={(counts[index] ?? 0) * unit}
            words={[letterOf(index), String(counts[index])]}
            palette={palette}
          />
        )
      })}
      <text {...text} x={left + total * unit + 8} fontWeight={650}>
        {total}
      </text>
    </g>
  )
}
