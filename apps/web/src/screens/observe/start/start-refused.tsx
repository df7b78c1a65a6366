import { Empty } from '@corridor/ui/empty'
import { ErrorDialog } from '@corridor/ui/error-dialog'
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

/** Neither the server nor this device has the lists. */
export function NoLists() {
  const { navigate, revalidate } = useDoor()
  return (
    <main className={styles.refused}>
      <h1>Start an observation</h1>
      <ErrorDialog
        // Spec §8
        message="An error occurred while fetching walkthrough types. Please try again later."
        onClose={() => goBack(navigate)}
        onTryAgain={revalidate}
      />
    </main>
  )
}
