import type { FirstVisit } from '@corridor/contract/reports/first-day'
import card from '@corridor/ui/card.module.css'
import { useEffect, useState } from 'react'
import { useFromDevice } from '../../../device/use-device.ts'
import { firstVisitLines } from './first-visit-lines.ts'
import { Lines } from './lines.tsx'
import styles from './setup-home.module.css'

interface Props {
  readonly first: FirstVisit
}

/** The card above the home of somebody who has finished no visit yet: what they need for one. */
export default function FirstVisitCard({ first }: Props) {
  const hasLists = useFromDevice((it) => it.snapshot() !== undefined, false)
  const wantsInstalling = useFromDevice((it) => it.warnings().includes('not-installed'), false)
  const hasPages = useHasPages()
  const canKeep = navigator.serviceWorker !== undefined
  const lines = firstVisitLines(first, { canKeep, isReady: hasLists && hasPages, wantsInstalling })
  const done = lines.filter(({ isDone }) => isDone).length
  return (
    <section className={`${card.card} ${styles.list} ${styles.own}`} aria-labelledby="first-visit">
      <header className={styles.head}>
        <div>
          <h2 id="first-visit">Before your first visit</h2>
          <p>
            {done} of {lines.length} are ready. This list goes once you have finished a visit.
            {first.hasSample && (
              <>
                {' '}
                <a href="/demo" target="_blank" rel="noopener">
                  Look around in a sample district
                </a>
              </>
            )}
          </p>
        </div>
      </header>
      <Lines lines={lines} isOpen />
    </section>
  )
}

/** Whether the service worker has all pages, and opens them without a connection. */
function useHasPages(): boolean {
  const [has, setHas] = useState(Boolean(navigator.serviceWorker?.controller))
  useEffect(() => {
    let isGone = false
    void navigator.serviceWorker?.ready.then(() => isGone || setHas(true))
    return () => {
      isGone = true
    }
  }, [])
  return has
}
