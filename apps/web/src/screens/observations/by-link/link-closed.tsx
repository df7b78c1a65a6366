import { problems } from '@corridor/contract/problem-codes'
import { Link } from 'react-router'
import styles from './code-page.module.css'
import { LinkTop } from './link-top.tsx'

/** Says that the link does not open: too old, revoked, replaced or unknown, it reads the same. */
export function LinkClosed({ wasOpened }: { readonly wasOpened: boolean }) {
  return (
    <div className={styles.page}>
      <LinkTop title="Corridor" small="Classroom visits and follow-up" />
      <main className={styles.main}>
        <h1>Your record</h1>
        <p role="alert" className={styles.lead}>
          {wasOpened ? problems['record-link-closed'].message : 'Open the link in your email once more.'}
        </p>
      </main>
      <p className={styles.footer}>
        Have an account? <Link to="/login">Sign in</Link>
      </p>
    </div>
  )
}
