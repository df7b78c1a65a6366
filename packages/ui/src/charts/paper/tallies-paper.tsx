import { grouped } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { Filled } from '../plots/grounds.tsx'
import { Picture } from '../plots/picture.tsx'
import type { PlotProps } from '../plots/plot.ts'
import { barGround } from '../plots/report-grounds.tsx'
import { cutTo, Words, widthOf } from '../plots/words.tsx'
import { scaleLinear } from '../scales.ts'
import { LEAST_BAR, type Placed, ROW, TITLE, talliesLayout, talliesPaperHeight } from './tallies-layout.ts'

type Props = PlotProps<'tallies'>

export function TalliesPaper({ chart, width, palette, label }: Props) {
  const most = Math.max(1, ...chart.groups.flatMap(({ rows }) => rows.map(({ n }) => n)))
  return (
    <Picture label={label} width={width} height={talliesPaperHeight(chart, width)}>
      {talliesLayout(chart, width).map((placed) => (
        <TallyGroup key={`${placed.x}-${placed.top}`} placed={placed} most={most} palette={palette} />
      ))}
    </Picture>
  )
}

interface GroupProps {
  readonly placed: Placed
  /** The highest count of all groups: bars of one chart have one scale. */
  readonly most: number
  readonly palette: Props['palette']
}

function TallyGroup({ placed: { group, x: from, top, width }, most, palette }: GroupProps) {
  const id = useId()
  const { title, rows } = group
  const numbers = widthOf(grouped(most)) + 6
  const longest = Math.max(16, ...rows.map(({ label }) => widthOf(label))) + 6
  const left = Math.min(longest, Math.max(width / 2, width - numbers - LEAST_BAR))
  const x = scaleLinear({ domain: [0, most], range: [0, Math.max(1, width - left - numbers)] })
  return (
    <g transform={`translate(${from} ${top})`}>
      <Words x={0} y={9} palette={palette} isBold>
        {cutTo(width, title)}
      </Words>
      {rows.map(({ label: words, n }, row) => {
        const y = (title === '' ? 0 : TITLE) + row * ROW + ROW / 2
        return (
          <g key={words}>
            <Words x={0} y={y} palette={palette}>
              {cutTo(left - 6, words)}
            </Words>
            <Filled
              id={id}
              palette={palette}
              ground={barGround(palette)}
              x={left}
              y={y - 5}
              width={x(n)}
              height={10}
            />
            <Words x={left + x(n) + 5} y={y} palette={palette} isBold>
              {grouped(n)}
            </Words>
          </g>
        )
      })}
    </g>
  )
}
