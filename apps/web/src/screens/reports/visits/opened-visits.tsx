import type { OpenedVisit } from '@corridor/contract/reports/report'
import { counted } from '@corridor/domain/words/count-words'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import styles from './visits.module.css'
import { VisitsList } from './visits-list.tsx'

interface Props {
  readonly items: readonly OpenedVisit[]
  /** How many visits there are, on all pages. */
  readonly visits: number
  readonly coaching: number
  readonly onMore: (() => unknown) | null
  readonly isLoadingMore: boolean
}

export function OpenedVisits({ items, visits, coaching, onMore, isLoadingMore }: Props) {
  if (visits === 0 && coaching === 0) {
    return (
      <Empty title="No visit here">
        <p>No visit that you may see fits what is chosen.</p>
      </Empty>
    )
  }
  return (
    <section className={styles.card} aria-label="Visits">
      <VisitsList visits={items} />
      {visits > 0 && (
        <footer className={styles.footer}>
          {onMore && (
            <Button variant="default" onClick={() => onMore()} loading={isLoadingMore}>
              Show more
            </Button>
          )}
          <p role="status">
            {onMore ? `The newest ${items.length} of ${visits} are shown.` : `${counted(visits, 'visit')}.`}
          </p>
        </footer>
      )}
      {coaching > 0 && <p className={styles.coaching}>{coachingWords(coaching)}</p>}
    </section>
  )
}

function coachingWords(coaching: number): string {
  const verb = coaching === 1 ? 'is' : 'are'
  return `${counted(coaching, 'coaching visit')} ${verb} counted here and shown only to the two people concerned.`
}
