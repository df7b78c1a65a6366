import type { Run as Chart } from '@corridor/domain/report/block'
import { ChartFrame } from '../chart-frame.tsx'
import { type Palette, screenPalette } from '../palette.ts'
import styles from '../stacked-legend.module.css'
import { RunNote } from './run-note.tsx'
import { RunPlot } from './run-plot.tsx'
import { RUN_HEIGHT } from './run-scale.ts'
import { runWords } from './run-words.ts'

interface Props {
  readonly title: string
  readonly chart: Chart
  /** How many of what: “6 checks”. */
  readonly counted: string
  readonly palette?: Palette
}

/** A run chart: one measure, visit after visit, on its own scale. */
export function Run({ title, chart, counted, palette = screenPalette }: Props) {
  const label = `${title}: ${counted}. ${runWords(chart)}`
  return (
    <>
      <ul className={styles.legend}>
        {chart.levels.map((level) => (
          <li key={level.value}>
            <b>{level.value}</b> {level.label}
          </li>
        ))}
      </ul>
      <ChartFrame height={RUN_HEIGHT}>
        {(width) => <RunPlot label={label} chart={chart} width={width} palette={palette} />}
      </ChartFrame>
      <RunNote points={chart.points} />
    </>
  )
}
