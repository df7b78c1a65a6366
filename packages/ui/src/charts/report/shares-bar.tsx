import { useId } from 'react'
import { ChartFrame } from '../chart-frame.tsx'
import { Filled, Grounds } from '../plots/grounds.tsx'
import { type PlotProps, percent } from '../plots/plot.ts'
import { partGround } from '../plots/report-grounds.tsx'
import { SHARES_HEIGHT, SharesPlot } from '../plots/shares-plot.tsx'
import { middleWords } from '../plots/shares-words.ts'
import styles from './shares-bar.module.css'

/** The bar, and under it each part with its share and the middle half of the visits. */
export function SharesBar({ chart, palette, label }: Omit<PlotProps<'shares'>, 'width'>) {
  const id = useId()
  const { parts } = chart
  return (
    <>
      <ChartFrame height={SHARES_HEIGHT}>
        {(width) => <SharesPlot chart={chart} width={width} palette={palette} label={label} />}
      </ChartFrame>
      <ul className={styles.legend}>
        {parts.map((part) => {
          const ground = partGround(parts, part, palette)
          return (
            <li key={part.key}>
              <svg width={16} height={14} aria-hidden>
                <Grounds id={id} used={[ground]} />
                <Filled
                  id={id}
                  ground={ground}
                  palette={palette}
                  x={0}
                  y={0}
                  width={16}
                  height={14}
                  radius={3}
                />
              </svg>
              <span>
                {part.letter} {part.label} <b>{percent(part.share)}</b>{' '}
                <small>{middleWords(part.middle)}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
