import { Button } from '@mantine/core'
import { Link } from 'react-router'
import styles from './code-page.module.css'
import { LinkTop } from './link-top.tsx'

interface Props {
  readonly because: string
  /** Absent: another try would not help. */
  readonly onRetry?: () => unknown
}

/** Says that the link does not open: too old, revoked, replaced or unknown, it reads the same. */
export function LinkClosed({ because, onRetry }: Props) {
  return (
    <div className={styles.page}>
      <LinkTop title="Corridor" small="Classroom visits and follow-up" />
      <main className={styles.main}>
        <h1>Your record</h1>
        <p role="alert" className={styles.lead}>
          {because}
        </p>
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </main>
      <p className={styles.footer}>
        Have an account? <Link to="/login">Sign in</Link>
      </p>
    </div>
  )
}
