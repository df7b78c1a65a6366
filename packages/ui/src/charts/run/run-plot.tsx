import type { Run } from '@corridor/domain/report/block'
import { type Palette, screenPalette } from '../palette.ts'
import { RunGrid } from './run-grid.tsx'
import { RunLabels } from './run-labels.tsx'
import { RunPoint } from './run-point.tsx'
import { LEFT, RUN_HEIGHT, runScale } from './run-scale.ts'

interface Props {
  readonly label: string
  readonly chart: Run
  readonly width: number
  /** Whether the last point is not known yet: its place is kept free. */
  readonly isLastOpen?: boolean
  readonly palette?: Palette
}

/** A run as wide as it is told. Capture screens draw it too, so it measures nothing itself. */
export function RunPlot({ label, chart, width, isLastOpen = false, palette = screenPalette }: Props) {
  const scale = runScale(chart, width)
  const seen = chart.points.flatMap(({ value, isBreak = false }, place) =>
    value === null ? [] : [{ place, value, isBreak }],
  )
  const breaks = chart.points.flatMap(({ isBreak }, place) => (isBreak ? [place] : []))
  return (
    <svg
      role="img"
      aria-label={label}
      width={width}
      height={RUN_HEIGHT}
      viewBox={`0 0 ${width} ${RUN_HEIGHT}`}
    >
      <RunGrid chart={chart} scale={scale} width={width} palette={palette} />
      {breaks.map((place) => (
        <path
          key={place}
          d={`M${(scale.x(place - 1) + scale.x(place)) / 2} 8V${scale.floor}`}
          stroke={palette.line}
          strokeWidth={2}
          strokeDasharray="2 4"
        />
      ))}
      {seen.slice(1).map((it, index) => {
        const from = seen[index]
        const isBroken = breaks.some((place) => from && place > from.place && place <= it.place)
        return from && !isBroken ? (
          <path
            key={it.place}
            data-line
            d={`M${scale.x(from.place)} ${scale.y(from.value)}L${scale.x(it.place)} ${scale.y(it.value)}`}
            stroke={palette.hues.petrol}
            strokeWidth={2}
          />
        ) : null
      })}
      <RunLabels chart={chart} scale={scale} palette={palette} />
      {chart.points.map(({ label: words, value }, place) => (
        <RunPoint
          key={scale.x(place)}
          words={words}
          value={value}
          scale={scale}
          palette={palette}
          x={scale.x(place)}
          labelX={scale.labelX(place)}
          isLabelled={scale.isLabelled(place)}
          isOpen={isLastOpen && place === chart.points.length - 1}
          isLast={place === chart.points.length - 1}
        />
      ))}
      {chart.points.length === 0 && (
        <text x={LEFT + 8} y={RUN_HEIGHT / 2} fill={palette.ink} fontSize={13}>
          No visit yet
        </text>
      )}
    </svg>
  )
}
