import styles from './skeleton.module.css'

/** The shape of the report to come, where it will stand; a short wait does not show it. */
export function ReportSkeleton() {
  return (
    <div className={styles.skeleton}>
      <p className={styles.words} role="status">
        Loading the report…
      </p>
      <div className={styles.bar} />
      <div className={styles.strip} />
      <div className={styles.cards}>
        <div className={styles.wide} />
        <div className={styles.narrow} />
        <div className={styles.half} />
        <div className={styles.half} />
      </div>
    </div>
  )
}
