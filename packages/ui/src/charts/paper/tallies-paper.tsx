import { scaleLinear } from '@visx/scale'
import { useId } from 'react'
import { Filled } from '../plots/grounds.tsx'
import { Picture } from '../plots/picture.tsx'
import type { PlotProps } from '../plots/plot.tsx'
import { barGround } from '../plots/report-grounds.tsx'
import { cutTo, Words, widthOf } from '../plots/words.tsx'

const ROW = 20
const TITLE = 22
const BETWEEN = 24

type Props = PlotProps<'tallies'>
type Group = Props['chart']['groups'][number]

/** Groups go side by side while each has room. */
function columnsFor(count: number, width: number): number {
  return Math.max(1, Math.min(count, Math.floor((width + BETWEEN) / 220)))
}

function heightOf({ title, rows }: Group): number {
  return (title === '' ? 0 : TITLE) + rows.length * ROW + 10
}

/** The groups of each line, with the height of its tallest. */
function linesOf(
  { groups }: Props['chart'],
  width: number,
): { groups: Group[]; top: number; height: number }[] {
  const across = columnsFor(groups.length, width)
  let top = 0
  return Array.from({ length: Math.ceil(groups.length / across) }, (_, line) => {
    const own = groups.slice(line * across, (line + 1) * across)
    const at = { groups: own, top, height: Math.max(0, ...own.map(heightOf)) }
    top += at.height
    return at
  })
}

export function talliesPaperHeight(chart: Props['chart'], width: number): number {
  return Math.max(
    1,
    linesOf(chart, width).reduce((sum, { height }) => sum + height, 0),
  )
}

export function TalliesPaper({ chart, width, palette, label }: Props) {
  const id = useId()
  const across = columnsFor(chart.groups.length, width)
  const wide = (width - BETWEEN * (across - 1)) / across
  const most = Math.max(1, ...chart.groups.flatMap(({ rows }) => rows.map(({ n }) => n)))
  const names = chart.groups.flatMap(({ rows }) => rows.map(({ label: words }) => widthOf(words)))
  const left = Math.min(wide * 0.5, Math.max(24, ...names) + 10)
  const x = scaleLinear<number>({ domain: [0, most], range: [0, Math.max(1, wide - left - 40)] })
  return (
    <Picture label={label} width={width} height={talliesPaperHeight(chart, width)}>
      {linesOf(chart, width).map(({ groups, top }) =>
        groups.map(({ title, rows }, column) => (
          <g key={`${top}-${title}`} transform={`translate(${column * (wide + BETWEEN)} ${top})`}>
            <Words x={0} y={10} palette={palette} isBold>
              {cutTo(wide, title)}
            </Words>
            {rows.map(({ label: words, n }, row) => {
              const y = (title === '' ? 0 : TITLE) + row * ROW + ROW / 2
              return (
                <g key={words}>
                  <Words x={0} y={y} palette={palette}>
                    {cutTo(left - 8, words)}
                  </Words>
                  <Filled
                    {...{ id, palette }}
                    ground={barGround(palette)}
                    x={left}
                    y={y - 5}
                    width={x(n)}
                    height={10}
                  />
                  <Words x={left + x(n) + 6} y={y} palette={palette} isBold>
                    {String(n)}
                  </Words>
                </g>
              )
            })}
          </g>
        )),
      )}
    </Picture>
  )
}
