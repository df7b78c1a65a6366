import { grouped } from '@corridor/domain/words/count-words'
import { useId } from 'react'
import { Opened } from '../../blocks/open-figure.tsx'
import { scaleBand, scaleLinear } from '../scales.ts'
import { Filled } from './grounds.tsx'
import { linesOf } from './lines.ts'
import { Picture } from './picture.tsx'
import type { PlotProps } from './plot.ts'
import { barGround } from './report-grounds.tsx'
import { Words } from './words.tsx'

const TOP = 24
const BOTTOM = 38
export const COLUMNS_HEIGHT = 170

/** Columns side by side: how many lie in each step. */
export function ColumnsPlot({ chart: { columns }, width, palette, label }: PlotProps<'columns'>) {
  const id = useId()
  const floor = COLUMNS_HEIGHT - BOTTOM
  const x = scaleBand({
    domain: columns.map((_, place) => place),
    range: [0, width],
    paddingInner: 0.06,
  })
  const most = Math.max(1, ...columns.map(({ n }) => n))
  const y = scaleLinear({ domain: [0, most], range: [floor, TOP] })
  return (
    <Picture
      label={label}
      width={width}
      height={COLUMNS_HEIGHT}
      opens={columns.some(({ opens }) => opens !== undefined)}
    >
      {columns.map(({ label: words, n, isMain, opens }, place) => {
        const left = x(place) ?? 0
        const middle = left + x.bandwidth() / 2
        return (
          <g key={`${words}-${left}`}>
            <Opened opening={opens} what={words}>
              <Filled
                id={id}
                palette={palette}
                ground={barGround(palette, !isMain)}
                x={left}
                y={y(n)}
                width={x.bandwidth()}
                height={floor - y(n)}
                radius={3}
              />
              <Words x={middle} y={y(n) - 10} palette={palette} size={13} anchor="middle" isBold>
                {grouped(n)}
              </Words>
            </Opened>
            {linesOf(words, x.step(), 12).map((line, row) => (
              <Words
                key={line}
                x={middle}
                y={floor + 13 + row * 14}
                palette={palette}
                anchor="middle"
                isQuiet
              >
                {line}
              </Words>
            ))}
          </g>
        )
      })}
      <path d={`M0 ${floor + 0.5}H${width}`} stroke={palette.line} />
    </Picture>
  )
}
