import { useId } from 'react'
import { Grounds } from '../plots/grounds.tsx'
import { Picture } from '../plots/picture.tsx'
import type { ChartOf, PlotProps } from '../plots/plot.ts'
import { partGround } from '../plots/report-grounds.tsx'
import { FootAxis } from '../plots/share-axis.tsx'
import { scaleLinear } from '../scales.ts'
import { type LegendEntry, PaperLegend, paperLegendHeight } from './paper-legend.tsx'
import { RibbonPaperTrack } from './ribbon-paper-track.tsx'

const MAIN = 40
const AXIS = 28
const OTHER = 22
const GAP = 6
const minutes = [1, 2, 5, 10, 15, 30, 60]

type Props = PlotProps<'ribbon'>

/** The legend’s entries: only parts that the ribbon shows. */
function entriesOf({ parts, tracks }: ChartOf<'ribbon'>, palette: Props['palette']): LegendEntry[] {
  const shown = new Set(tracks.flatMap(({ pieces }) => pieces.map(({ key }) => key)))
  return parts
    .filter(({ key, letter }) => letter !== '' && shown.has(key))
    .map((part) => ({ ground: partGround(parts, part, palette), letter: part.letter, label: part.label }))
}

export function ribbonPaperHeight(chart: Props['chart'], width: number, palette: Props['palette']): number {
  const others = Math.max(0, chart.tracks.length - 1) * (OTHER + GAP)
  return paperLegendHeight(entriesOf(chart, palette), width) + MAIN + AXIS + others
}

/**
 * A ribbon of time without a gap. Capture screens draw theirs with less code; here each tint lies under its pattern.
 */
export function RibbonPaper({ chart, width, palette, label }: Props) {
  const id = useId()
  const { parts, tracks, length } = chart
  const entries = entriesOf(chart, palette)
  const top = paperLegendHeight(entries, width)
  const x = scaleLinear({ domain: [0, Math.max(1, length)], range: [0, width] })
  const step = 60 * (minutes.find((it) => x(it * 60) >= 64) ?? 60)
  const ticks = Array.from({ length: Math.floor(length / step) + 1 }, (_, place) => place * step)
  return (
    <Picture label={label} width={width} height={ribbonPaperHeight(chart, width, palette)}>
      <PaperLegend entries={entries} width={width} palette={palette} top={0} />
      <Grounds id={id} used={parts.map((part) => partGround(parts, part, palette))} />
      <FootAxis
        scale={x}
        ticks={ticks.filter((second) => x(second) > 16 && x(second) < width - 24)}
        top={top + MAIN}
        reach={-4}
        palette={palette}
        format={(second) => `${second / 60} min`}
      />
      {tracks.map((track, place) => (
        <RibbonPaperTrack
          key={track.label}
          id={id}
          parts={parts}
          track={track}
          x={x}
          palette={palette}
          top={place === 0 ? top : top + MAIN + AXIS + (place - 1) * (OTHER + GAP)}
          height={place === 0 ? MAIN : OTHER}
        />
      ))}
    </Picture>
  )
}
