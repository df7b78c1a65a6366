import { Bar, Line } from '@visx/shape'
import { Opened } from '../../blocks/open-figure.tsx'
import { scaleLinear, scalePoint } from '../scales.ts'
import { BeginsLines, beginsRoom } from './begins-lines.tsx'
import { Picture } from './picture.tsx'
import type { Heights, PlotProps } from './plot.ts'
import { PointNames } from './point-names.tsx'
import { segmentsOf } from './segments.ts'
import { SideAxis } from './share-axis.tsx'

const LEFT = 42
const TOP = 26
const BOTTOM = 46
export const TREND_HEIGHT: Heights = { screen: 236, paper: 146 }
const SIDE = 10

/** A rate month by month: squares with their intervals. Nothing leads over a break or a month without a rate. */
export function TrendPlot({
  chart: { points },
  width,
  palette,
  label,
  height = TREND_HEIGHT.screen,
}: PlotProps<'trend'>) {
  const floor = height - BOTTOM
  const x = scalePoint({
    domain: points.map((_, place) => place),
    range: [LEFT, Math.max(LEFT, width)],
    padding: 0.5,
  })
  const at = (place: number) => x(place) ?? 0
  const begins = {
    points,
    width,
    height,
    at: (place: number) => (place === 0 ? LEFT : (at(place - 1) + at(place)) / 2),
  }
  const top = TOP + beginsRoom(begins)
  const y = scaleLinear({ domain: [0, 1], range: [floor, top] })
  const rates = points.map(({ rate, isBreak }) => ({ share: rate?.share ?? null, isBreak }))
  return (
    <Picture
      label={label}
      width={width}
      height={height}
      opens={points.some(({ opens }) => opens !== undefined)}
    >
      <SideAxis
        scale={y}
        ticks={[0, 0.25, 0.5, 0.75, 1]}
        left={LEFT}
        reach={width - LEFT}
        palette={palette}
      />
      {segmentsOf(rates).map(([from, to]) => (
        <Line
          key={to}
          data-line
          from={{ x: at(from), y: y(rates[from]?.share ?? 0) }}
          to={{ x: at(to), y: y(rates[to]?.share ?? 0) }}
          stroke={palette.hues.petrol}
          strokeWidth={2}
        />
      ))}
      {points.map(({ label: month, words, rate, opens }, place) =>
        rate ? (
          <Opened key={`${month}-${at(place)}`} opening={opens} what={`${month}: ${words}`}>
            <Bar
              x={at(place) - 2.5}
              y={y(rate.high)}
              width={5}
              height={Math.max(1, y(rate.low) - y(rate.high))}
              rx={2}
              fill={palette.hues.q4}
              fillOpacity={0.75}
              data-interval
            />
            <Bar
              x={at(place) - SIDE / 2}
              y={y(rate.share) - SIDE / 2}
              width={SIDE}
              height={SIDE}
              rx={1.5}
              fill={palette.hues.petrol}
              stroke={palette.surface}
              strokeWidth={1.5}
              data-point
            />
          </Opened>
        ) : null,
      )}
      <BeginsLines {...begins} top={top} floor={floor} palette={palette} />
      <PointNames
        points={points.map(({ label: month, words }) => ({ label: month, under: words }))}
        x={x}
        width={width}
        palette={palette}
        top={floor + 18}
      />
    </Picture>
  )
}
