import { percent } from '../plots/plot.ts'
import styles from './rate-mark.module.css'

interface Props {
  readonly rate: { readonly share: number; readonly low: number; readonly high: number }
}

/** A rate as a mark on a line from none to all; the band is its 95% interval. */
export function RateMark({ rate: { share, low, high } }: Props) {
  const label = `${percent(share)}, interval ${percent(low)} to ${percent(high)}`
  return (
    <span className={styles.line} role="img" aria-label={label}>
      <span className={styles.band} style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
      <span className={styles.mark} style={{ left: `${share * 100}%` }} />
    </span>
  )
}
