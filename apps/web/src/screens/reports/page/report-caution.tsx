import { IconInfoCircle } from '@tabler/icons-react'
import styles from './report.module.css'

/** Under every report, in the same words. */
export function ReportCaution() {
  return (
    <footer className={styles.caution}>
      <IconInfoCircle size={18} stroke={1.8} aria-hidden />
      <p>
        Visits are not a random sample of lessons, and being observed changes a lesson. Percentages appear
        only when n is 5 or more. Groups are compared only with at least 10 visits and 5 educators each.
        Corridor never ranks educators, observers or schools, and makes no overall score.
      </p>
    </footer>
  )
}
