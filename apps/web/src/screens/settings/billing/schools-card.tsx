import { dayAndYear } from '@corridor/domain/calendar/day-words'
import type { SchoolId } from '@corridor/domain/people/ids'
import { dollars } from '@corridor/domain/plan/money'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Checkbox, SegmentedControl } from '@mantine/core'
import shared from './billing.module.css'
import type { BillingView } from './billing-view.ts'
import { bandWords, termWords } from './order-words.ts'
import styles from './schools-card.module.css'
import type { Order } from './use-order.ts'

interface Props {
  readonly view: BillingView
  readonly order: Order
}

/** Which schools are ordered, for how long, and what each costs. */
export function SchoolsCard({ view, order }: Props) {
  const { next, schools } = view
  const { chosen, open, priced, years, setYears } = order
  const isOpen = (id: SchoolId) => open.some((it) => it.id === id)
  return (
    <Card
      title={open.length > 0 ? '1. Schools' : 'Schools'}
      subtitle={open.length > 0 && termWords(next, priced)}
      aside={
        next.endsOn === null && (
          <SegmentedControl
            className={styles.term ?? ''}
            aria-label="Term"
            data={[
              { value: '1', label: '1 year' },
              { value: '3', label: '3 years' },
            ]}
            value={String(years)}
            onChange={(value) => setYears(value === '3' ? 3 : 1)}
          />
        )
      }
    >
      {schools.length === 0 && <p className={shared.none}>Your district has no school here yet.</p>}
      <ul className={styles.schools}>
        {schools.map(({ id, name, educators, coveredUntil }) => (
          <li key={id}>
            {isOpen(id) ? (
              <Checkbox
                label={name}
                checked={chosen.includes(id)}
                onChange={({ currentTarget }) => order.choose(id, currentTarget.checked)}
              />
            ) : (
              <strong>{name}</strong>
            )}
            <span>{counted(educators, 'educator')}</span>
            <span className={styles.price}>
              {isOpen(id) ? priceOf(id, order) : coveredUntil && `Until ${dayAndYear(coveredUntil)}`}
            </span>
          </li>
        ))}
      </ul>
      {open.length > 0 && <p className={shared.how}>{bandWords(order)}</p>}
    </Card>
  )
}

function priceOf(id: SchoolId, { priced }: Order): string {
  const cents = priced.lines
    .filter(({ schoolId }) => schoolId === id)
    .reduce((sum, line) => sum + line.cents, 0)
  return priced.lines.some(({ schoolId }) => schoolId === id) ? dollars(cents) : 'Not ordered'
}
