import type { Funnel } from '@corridor/domain/report/report-shapes'
import { grouped } from '@corridor/domain/words/count-words'
import { funnelGround } from '../plots/funnel-ground.ts'
import styles from './funnel-steps.module.css'
import { reportPalette } from './report-palette.ts'

export function FunnelSteps({ chart: { steps } }: { readonly chart: Funnel }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, n, of }, place) => (
        <li key={label}>
          <span>{label}</span>
          <b>
            {grouped(n)}
            {n !== of && <small> of {grouped(of)}</small>}
          </b>
          <span className={styles.track}>
            <span
              className={styles.bar}
              style={{
                width: `${Math.min(100, (100 * n) / Math.max(1, of))}%`,
                background: funnelGround(place, steps.length, reportPalette).tint,
              }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
