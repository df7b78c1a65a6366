import styles from './file-errors.module.css'

const MOST = 20

/** Says which rows of a chosen file to mend. */
export function FileErrors({ errors }: { readonly errors: readonly string[] }) {
  return (
    <div role="alert" className={styles.errors}>
      <p>The file cannot be used yet. Fix these rows and choose the file again.</p>
      <ul>
        {errors.slice(0, MOST).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {errors.length > MOST && <p>And {errors.length - MOST} more.</p>}
    </div>
  )
}
