import { reportCaution } from '@corridor/domain/report/report-caution'
import { IconInfoCircle } from '@tabler/icons-react'
import styles from './report.module.css'

/** Under every report, in the same words. */
export function ReportCaution() {
  return (
    <footer className={styles.caution}>
      <IconInfoCircle size={18} stroke={1.8} aria-hidden />
      <p>{reportCaution}</p>
    </footer>
  )
}
