import type { StackedBars } from '@corridor/domain/report/block'
import { grouped } from '@corridor/domain/words/count-words'
import { Opened } from '../../blocks/open-figure.tsx'
import { letterOf, type Paint, type Palette } from '../palette.ts'
import { cutTo, type StackedLayout } from './stacked-layout.ts'
import { StackedSegment } from './stacked-segment.tsx'

interface Props {
  readonly id: string
  readonly bar: StackedBars['bars'][number]
  readonly parts: StackedBars['parts']
  readonly paints: readonly Paint[]
  readonly layout: StackedLayout
  readonly top: number
  readonly width: number
  /** Where a count ends on the axis. */
  readonly x: (count: number) => number
  readonly palette: Palette
}

export function StackedBar({ id, bar, parts, paints, layout, top, width, x, palette }: Props) {
  const { barAt, labelAt, labelWidth, type } = layout
  const counts = parts.map(({ key }) => bar.values[key] ?? 0)
  const before = counts.map((_, index) => sumOf(counts.slice(0, index)))
  const total = sumOf(counts)
  const text = { fill: palette.ink, fontSize: type, dominantBaseline: 'central' } as const
  return (
    <g transform={`translate(0 ${top + barAt})`}>
      <text {...text} y={labelAt - barAt}>
        {cutTo(labelWidth(width), bar.label)}
      </text>
      <Opened opening={bar.opens} what={bar.label}>
        {parts.map(({ key }, index) => {
          const [from, count] = [before[index] ?? 0, counts[index] ?? 0]
          return (
            <StackedSegment
              key={key}
              id={id}
              palette={palette}
              layout={layout}
              paint={paints[index] ?? 'slate'}
              left={x(from)}
              width={x(from + count) - x(from)}
              words={[letterOf(index), grouped(count)]}
            />
          )
        })}
        <text {...text} x={x(total) + 8} fontWeight={600}>
          {grouped(total)}
        </text>
      </Opened>
    </g>
  )
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
