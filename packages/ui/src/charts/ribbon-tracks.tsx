import type { Ribbon } from '@corridor/domain/report/block'
import { type Palette, screenPalette } from './palette.ts'
import { RibbonPatterns } from './ribbon-patterns.tsx'
import { RibbonTrack } from './ribbon-track.tsx'

const MAIN = 46
const AXIS = 28
const OTHER = 22
const GAP = 6
const PLACE_FOR_TICK = 64
const HALF_TICK = 24
const minutes = [1, 2, 5, 10, 15, 30, 60]

export function ribbonHeight(tracks: number): number {
  return MAIN + AXIS + Math.max(0, tracks - 1) * (OTHER + GAP)
}

interface Props {
  readonly id: string
  readonly label: string
  readonly chart: Ribbon
  /** How many seconds of something longer had passed when the ribbon began. */
  readonly since?: number
  readonly width: number
  readonly palette?: Palette
}

/** A ribbon as wide as it is told. Capture screens draw it too, so it measures nothing itself. */
export function RibbonTracks({ id, label, chart, since = 0, width, palette = screenPalette }: Props) {
  const [main, ...others] = chart.tracks
  const height = ribbonHeight(chart.tracks.length)
  const unit = width / Math.max(1, chart.length)
  return (
    <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <RibbonPatterns id={id} parts={chart.parts} palette={palette} />
      {main && (
        <RibbonTrack
          id={id}
          chart={chart}
          width={width}
          palette={palette}
          track={main}
          top={0}
          height={MAIN}
        />
      )}
      {ticksIn(chart.length, width, since).map((second) => (
        <text
          key={second}
          x={second * unit}
          y={MAIN + AXIS / 2}
          fill={palette.ink}
          fillOpacity={0.75}
          fontSize={12}
          textAnchor={second === 0 ? 'start' : 'middle'}
          dominantBaseline="central"
        >
          {Math.round((since + second) / 60)} min
        </text>
      ))}
      {others.map((track, place) => (
        <RibbonTrack
          key={track.label}
          id={id}
          chart={chart}
          width={width}
          palette={palette}
          track={track}
          top={MAIN + AXIS + place * (OTHER + GAP)}
          height={OTHER}
        />
      ))}
    </svg>
  )
}

/**
 * The minutes to mark, as many as can be read beside each other; none but the very first may stick out at an end of
 * the ribbon.
 */
function ticksIn(length: number, width: number, since: number): number[] {
  const step = 60 * (minutes.find((it) => (it * 60 * width) / length >= PLACE_FOR_TICK) ?? 60)
  const edge = (length * HALF_TICK) / width
  const first = since === 0 ? 0 : Math.ceil((since + edge) / step) * step - since
  const count = Math.floor((length - edge - first) / step) + 1
  return Array.from({ length: Math.max(since === 0 ? 1 : 0, count) }, (_, index) => first + index * step)
}
