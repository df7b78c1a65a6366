import { Button } from '@corridor/ui/capture/button'
import { Empty } from '@corridor/ui/empty'
import { ErrorDialog } from '@corridor/ui/forms/error-dialog'
import { useState } from 'react'
import { reloadUser } from '../../../api/session.ts'
import { Link, useDoor } from '../../../door/door.tsx'
import { goBack } from '../address.ts'
import styles from './start-page.module.css'

/** The page for people who read visits and make none. */
export function NotForYou() {
  return (
    <main className={styles.refused}>
      <h1>Start an observation</h1>
      <Empty title="Visits are started by observers">
        <p>Your account reads visits. If you observe classrooms, ask your principal to add that.</p>
        <Link to="/">Go to the dashboard</Link>
      </Empty>
    </main>
  )
}

/** The page while an invoice of the district is overdue: what was begun goes on, and nothing new begins. */
export function NotNow() {
  const { revalidate } = useDoor()
  const [isChecking, setIsChecking] = useState(false)
  const check = async () => {
    setIsChecking(true)
    // Without an answer the page goes on showing what it knows.
    await reloadUser().catch(() => {})
    setIsChecking(false)
    revalidate()
  }
  return (
    <main className={styles.refused}>
      <h1>Start an observation</h1>
      <Empty title="New observations are paused">
        <p>
          Your district is settling its plan. You can read and export, and what you have begun is safe.
          Whoever handles billing in your district can open this again.
        </p>
        <Button look="brand" disabled={isChecking} onClick={check}>
          Check again
        </Button>
        <Link to="/">Go to the dashboard</Link>
      </Empty>
    </main>
  )
}

/** Says that neither the server nor this device has the lists. */
export function NoLists() {
  const { navigate, revalidate } = useDoor()
  return (
    <main className={styles.refused}>
      <h1>Start an observation</h1>
      <ErrorDialog
        // The message is from specification §8.
        message="An error occurred while fetching walkthrough types. Please try again later."
        onClose={() => goBack(navigate)}
        onTryAgain={revalidate}
      />
    </main>
  )
}
