import type { Report } from '@corridor/contract/reports/report'
import styles from './on-paper.module.css'

/** The chosen filters in words, for paper, which has no filter bar. */
export function ChosenOnPaper({ chosen }: Pick<Report, 'chosen'>) {
  return chosen.length > 0 && <p className={styles.paper}>{chosen.join(' ')}</p>
}
