import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addressOfTab } from '../educator/educator-address.ts'
import { PlainCard } from './plain-card.tsx'
import type { TabProps } from './tab-body.tsx'
import styles from './tabs.module.css'

/** All visits, page by page, and what the educator wrote back. */
export function VisitsTab({ page, asked }: TabProps) {
  const { id, name, cards, next } = page
  const { after, ...first } = asked
  if (cards.length === 0) {
    return (
      <Empty title="No visits">
        <p>
          {after === undefined
            ? `No visit with ${name} in these days that you may read.`
            : 'There is nothing earlier.'}
        </p>
        {after !== undefined && (
          <Button variant="default" component={Link} to={addressOfTab(id, first)}>
            Newest visits
          </Button>
        )}
      </Empty>
    )
  }
  return (
    <>
      <div className={styles.halves}>
        {cards.map((card) => (
          <PlainCard key={card.key} card={card} />
        ))}
      </div>
      {(after !== undefined || next !== null) && (
        <nav className={styles.pages} aria-label="Parts of the timeline">
          {after !== undefined && (
            <Button variant="default" component={Link} to={addressOfTab(id, first)}>
              Newest visits
            </Button>
          )}
          {next !== null && (
            <Button variant="default" component={Link} to={addressOfTab(id, { ...first, after: next })}>
              Earlier visits
            </Button>
          )}
        </nav>
      )}
    </>
  )
}
