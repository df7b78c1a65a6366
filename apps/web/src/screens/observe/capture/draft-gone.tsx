import { Empty } from '@corridor/ui/empty'
import { Link } from '../../../door/door.tsx'
import styles from '../start/start-page.module.css'

/** Says that the draft is gone: deleted here, which leads away at once, or in another tab of this browser. */
export function DraftGone() {
  return (
    <main className={`${styles.refused} ${styles.late}`}>
      <h1>Observation</h1>
      <Empty title="This draft was deleted">
        <p>Nothing of it is kept.</p>
        <Link to="/observations">Go to observations</Link>
      </Empty>
    </main>
  )
}
