import styles from './waiting.module.css'

/** Shown while the first page loads; it stays invisible for the first 400 ms. */
export function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      Opening Corridor …
    </p>
  )
}
