import { scaleLinear, scalePoint } from '@visx/scale'
import { Line } from '@visx/shape'
import { BeginsLine } from './begins-line.tsx'
import { Picture } from './picture.tsx'
import { type PlotProps, percent } from './plot.tsx'
import { PointNames } from './point-names.tsx'
import { segmentsOf } from './segments.tsx'
import { SideAxis } from './share-axis.tsx'
import { VisitMark } from './visit-mark.tsx'
import { Words } from './words.tsx'
import { tensIn, zoomOf, zoomWords } from './zoom.tsx'

const LEFT = 42
const TOP = 28
const BOTTOM = 62
export const VISIT_RUN_HEIGHT = 276

/** Visits as squares, what each is made of as rings beside it. */
export function VisitRunPlot({ chart, width, palette, label }: PlotProps<'visit-run'>) {
  const { points, median } = chart
  const floor = VISIT_RUN_HEIGHT - BOTTOM
  const right = width >= 480 ? width - 88 : width
  const shares = points.flatMap(({ share, rings }) => (share === null ? rings : [share, ...rings]))
  const zoom = zoomOf(median === null ? shares : [...shares, median])
  const tens = tensIn(zoom)
  const x = scalePoint({
    domain: points.map((_, place) => place),
    range: [LEFT, Math.max(LEFT, right)],
    padding: 0.5,
  })
  const y = scaleLinear<number>({ domain: [...zoom], range: [floor, TOP] })
  const at = (place: number) => x(place) ?? 0
  return (
    <Picture
      label={label}
      width={width}
      height={VISIT_RUN_HEIGHT}
      opens={points.some(({ opens }) => opens !== undefined)}
    >
      <SideAxis
        scale={y}
        ticks={tens.length > 7 ? tens.filter((_, place) => place % 2 === 0) : tens}
        left={LEFT}
        reach={right - LEFT}
        palette={palette}
      />
      {median !== null && (
        <path
          d={`M${LEFT} ${y(median)}H${right}`}
          stroke={palette.ink}
          strokeOpacity={0.65}
          strokeWidth={1.5}
          strokeDasharray="5 4"
          data-median
        />
      )}
      {segmentsOf(points).map(([from, to]) => (
        <Line
          key={to}
          data-line
          from={{ x: at(from), y: y(points[from]?.share ?? 0) }}
          to={{ x: at(to), y: y(points[to]?.share ?? 0) }}
          stroke={palette.hues.petrol}
          strokeWidth={2}
        />
      ))}
      {points.map((point, place) => (
        <VisitMark
          key={`${point.label}-${at(place)}`}
          {...{ point, y, palette }}
          x={at(place)}
          room={points.length < 2 ? 80 : x.step()}
        />
      ))}
      {points.map(({ begins, isBreak, label: day }, place) =>
        begins !== null || (isBreak && place > 0) ? (
          <BeginsLine
            key={`${day}-${at(place)}`}
            words={begins}
            x={place === 0 ? LEFT : (at(place - 1) + at(place)) / 2}
            {...{ floor, width, palette }}
            top={TOP}
          />
        ) : null,
      )}
      {median !== null && (
        <Words
          x={width < 480 ? width : right + 6}
          y={y(median) - (width < 480 ? 10 : 0)}
          palette={palette}
          anchor={width < 480 ? 'end' : 'start'}
          hasHalo
        >
          {`Median ${percent(median)}`}
        </Words>
      )}
      <PointNames
        points={points.map(({ label: day, note }) => ({ label: day, under: note }))}
        {...{ x, palette }}
        width={width}
        top={floor + 18}
      />
      <Words x={width} y={VISIT_RUN_HEIGHT - 8} palette={palette} anchor="end" isQuiet>
        {zoomWords(zoom)}
      </Words>
    </Picture>
  )
}
