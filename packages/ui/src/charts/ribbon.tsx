import { durationWords } from '@corridor/domain/clock/duration-words'
import type { Ribbon as Chart } from '@corridor/domain/report/block'
import { useId } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { type Palette, screenPalette } from './palette.ts'
import { RibbonLegend } from './ribbon-legend.tsx'
import { RibbonTracks, ribbonHeight } from './ribbon-tracks.tsx'

interface Props {
  readonly title: string
  readonly chart: Chart
  /** How many of what: “12 segments”. */
  readonly counted: string
  readonly palette?: Palette
}

/** A ribbon of how time was used, without a gap. A piece too short for its letter is in the table. */
export function Ribbon({ title, chart, counted, palette = screenPalette }: Props) {
  const id = useId()
  const label = `${title}: ${counted} in ${durationWords(chart.length * 1_000)}. ${sumsOf(chart)}`
  return (
    <>
      <RibbonLegend id={id} chart={chart} palette={palette} />
      <ChartFrame height={ribbonHeight(chart.tracks.length)}>
        {(width) => <RibbonTracks id={id} label={label} chart={chart} width={width} palette={palette} />}
      </ChartFrame>
    </>
  )
}

/** “Discussion 3:25, Transition 1:30.” */
function sumsOf({ parts, tracks: [main] }: Chart): string {
  const sums = parts.flatMap(({ key, label }) => {
    const pieces = main?.pieces.filter((it) => it.key === key) ?? []
    const seconds = pieces.reduce((total, { from, to }) => total + to - from, 0)
    return seconds === 0 ? [] : [`${label} ${durationWords(seconds * 1_000)}`]
  })
  return sums.length === 0 ? '' : `${sums.join(', ')}.`
}
