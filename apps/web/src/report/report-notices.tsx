import styles from './report.module.css'

/** What a reader must know of the figures before they look at them. */
export function ReportNotices({ notices }: { readonly notices: readonly string[] }) {
  return notices.map((notice) => (
    <p key={notice} className={styles.notice}>
      {notice}
    </p>
  ))
}
