import type { StackedBars } from '@corridor/domain/block'
import { Group } from '@visx/group'
import type { scaleLinear } from '@visx/scale'
import { Opened } from '../../blocks/open-figure.tsx'
import { letterOf, type Paint, type Palette } from '../palette.tsx'
import { Words } from '../plots/words.tsx'
import { cutTo, type StackedLayout } from './stacked-layout.tsx'
import { StackedSegment } from './stacked-segment.tsx'

interface Props {
  readonly id: string
  readonly bar: StackedBars['bars'][number]
  readonly parts: StackedBars['parts']
  readonly paints: readonly Paint[]
  readonly layout: StackedLayout
  readonly top: number
  readonly width: number
  readonly x: ReturnType<typeof scaleLinear<number>>
  readonly palette: Palette
}

export function StackedBar({ id, bar, parts, paints, layout, top, width, x, palette }: Props) {
  const { barAt, labelAt, labelWidth } = layout
  const counts = parts.map(({ key }) => bar.values[key] ?? 0)
  const before = counts.map((_, index) => sumOf(counts.slice(0, index)))
  const total = sumOf(counts)
  return (
    <Group top={top + barAt}>
      <Words x={0} y={labelAt - barAt} palette={palette} size={14}>
        {cutTo(labelWidth(width), bar.label)}
      </Words>
      <Opened opening={bar.opens} what={bar.label}>
        {parts.map(({ key }, index) => {
          const [from, count] = [before[index] ?? 0, counts[index] ?? 0]
          return (
            <StackedSegment
              key={key}
              {...{ id, palette }}
              paint={paints[index] ?? 'slate'}
              left={x(from)}
              width={x(from + count) - x(from)}
              words={[letterOf(index), String(count)]}
            />
          )
        })}
        <Words x={x(total) + 8} y={0} palette={palette} size={14} isBold>
          {String(total)}
        </Words>
      </Opened>
    </Group>
  )
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
