import type { VisitRun } from '@corridor/domain/report/report-shapes'
import { Line } from '@visx/shape'
import { scaleLinear, scalePoint } from '../scales.ts'
import { BeginsLines, beginsRoom } from './begins-lines.tsx'
import { Picture } from './picture.tsx'
import { type Heights, type PlotProps, percent } from './plot.ts'
import { PointNames } from './point-names.tsx'
import { segmentsOf } from './segments.ts'
import { SideAxis } from './share-axis.tsx'
import { VisitMark } from './visit-mark.tsx'
import { Words } from './words.tsx'
import { tensIn, zoomOf, zoomWords } from './zoom.ts'

const LEFT = 42
const TOP = 40
const BOTTOM = 62
export const VISIT_RUN_HEIGHT: Heights = { screen: 284, paper: 220 }

/** From the middle of a square to the upper end of its share, below the words of what begins. */
const SHARE_ROOM = 14

/** How much lower the scale ends, so that no share stands behind words above it. */
function underWords(
  points: VisitRun['points'],
  [low, high]: readonly [number, number],
  height: number,
): number {
  if (points.every(({ begins }) => begins === null)) return 0
  const highest = Math.max(low, ...points.map(({ share }) => share ?? low))
  return Math.max(0, SHARE_ROOM - ((high - highest) / (high - low)) * height)
}

/** Visits as squares, what each is made of as rings beside it. */
export function VisitRunPlot({
  chart,
  width,
  palette,
  label,
  height = VISIT_RUN_HEIGHT.screen,
}: PlotProps<'visit-run'>) {
  const { points, median } = chart
  const floor = height - BOTTOM
  const shares = points.flatMap(({ share, rings }) => (share === null ? rings : [share, ...rings]))
  const zoom = zoomOf(median === null ? shares : [...shares, median])
  const tens = tensIn(zoom)
  const x = scalePoint({
    domain: points.map((_, place) => place),
    range: [LEFT, Math.max(LEFT, width)],
    padding: 0.5,
    // Rings need room at the right.
    align: points.some(({ rings }) => rings.length > 0) ? 0.15 : 0.5,
  })
  const at = (place: number) => x(place) ?? 0
  const begins = {
    points,
    width,
    height,
    // Rings of the visit before stand at the left of the line.
    at: (place: number) => (place === 0 ? LEFT : at(place) - Math.min(20, x.step() * 0.25)),
  }
  const top = TOP + beginsRoom(begins)
  const y = scaleLinear({
    domain: [...zoom],
    range: [floor, top + underWords(points, zoom, floor - top)],
  })
  return (
    <Picture
      label={label}
      width={width}
      height={height}
      opens={points.some(({ opens }) => opens !== undefined)}
    >
      <SideAxis
        scale={y}
        ticks={tens.length > 7 ? tens.filter((_, place) => place % 2 === 0) : tens}
        left={LEFT}
        reach={width - LEFT}
        palette={palette}
      />
      {median !== null && (
        <path
          d={`M${LEFT} ${y(median)}H${width}`}
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
          point={point}
          y={y}
          palette={palette}
          x={at(place)}
          room={points.length < 2 ? 80 : x.step()}
        />
      ))}
      <BeginsLines {...begins} top={top} floor={floor} palette={palette} />
      {median !== null && (
        <>
          <path d={`M${LEFT} 8h22`} stroke={palette.ink} strokeWidth={1.5} strokeDasharray="5 4" />
          <Words x={LEFT + 28} y={8} palette={palette} isBold>
            {`Median ${percent(median)}`}
          </Words>
        </>
      )}
      <PointNames
        points={points.map(({ label: day, note }) => ({ label: day, under: note }))}
        x={x}
        palette={palette}
        width={width}
        top={floor + 18}
      />
      <Words x={width} y={height - 8} palette={palette} anchor="end" isQuiet>
        {zoomWords(zoom)}
      </Words>
    </Picture>
  )
}
