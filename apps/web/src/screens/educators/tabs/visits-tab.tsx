import { ReportCards } from '@corridor/ui/blocks/cards/report-cards'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addressOfTab } from '../educator/educator-address.ts'
import styles from './educator-tab.module.css'
import type { TabProps } from './educator-tab.tsx'

/** Everything that was recorded, in parts, and what the educator wrote back. */
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
      <ReportCards cards={cards.map((card) => ({ ...card, size: 'half' as const }))} />
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
