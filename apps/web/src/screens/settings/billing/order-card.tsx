import type { Day } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { addDays } from '@corridor/domain/calendar/days'
import { dollars } from '@corridor/domain/plan/money'
import { RENEWAL_DAYS } from '@corridor/domain/plan/next-order'
import { dueOn, type PricedOrder } from '@corridor/domain/plan/order'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Note } from '@corridor/ui/note'
import { Button } from '@mantine/core'
import { IconCheck, IconFileText } from '@tabler/icons-react'
import shared from './billing.module.css'
import type { BillingView } from './billing-view.ts'
import styles from './order-card.module.css'
import { lastDayOrdered, sumLines } from './order-words.ts'
import type { Order } from './use-order.ts'
import type { Payment } from './use-payment.ts'

interface Props {
  readonly view: BillingView
  readonly order: Order
  readonly payment: Payment
}

/** The sum of the order on the page, and the ways on: an order or a quote. */
export function OrderCard({ view, order, payment }: Props) {
  const { priced, chosen } = order
  const { typed, step } = payment
  const isNothing = chosen.length === 0
  if (order.open.length === 0) return <Covered view={view} />
  return (
    <Card title={view.next.kind === 'renewal' ? 'Your renewal' : 'Your order'} className={styles.order}>
      {isNothing ? (
        <p className={shared.how}>Choose at least one school to see what it costs.</p>
      ) : (
        <Sums priced={priced} due={typed.payBy === 'card' ? null : dueOn(view.today, priced.startsOn)} />
      )}
      <div className={styles.acts}>
        <Button size="md" fullWidth disabled={isNothing} loading={step === 'order'} onClick={payment.place}>
          {typed.payBy === 'card' ? 'Pay by card' : 'Place order and get invoice'}
        </Button>
        <Button
          variant="default"
          fullWidth
          disabled={isNothing}
          loading={step === 'quote'}
          leftSection={<IconFileText size={20} stroke={1.8} />}
          onClick={payment.quote}
        >
          Quote on letterhead
        </Button>
      </div>
      <Overdue view={view} />
      <Promises view={view} />
    </Card>
  )
}

interface SumsProps {
  readonly priced: PricedOrder
  /** When the order is due; null: it is paid on the next page. */
  readonly due: Day | null
}

function Sums({ priced, due }: SumsProps) {
  return (
    <>
      <dl className={styles.sums}>
        {sumLines(priced).map(({ from, words, part, cents }) => (
          <div key={from}>
            <dt>
              {words}
              <small>{part}</small>
            </dt>
            <dd>{dollars(cents)}</dd>
          </div>
        ))}
        <div>
          <dt>Sales tax</dt>
          <dd>{dollars(priced.taxCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{dollars(priced.totalCents)}</dd>
        </div>
      </dl>
      <p className={shared.how}>
        {due === null ? 'US dollars. You pay on the next page.' : `US dollars. Due ${dayAndYear(due)}.`}
      </p>
    </>
  )
}

/** Orders that are overdue: until they are paid nothing more is ordered by invoice. */
function overdueIn({ orders, today }: BillingView) {
  return orders.filter(({ state, dueOn: due }) => state === 'owed' && due < today)
}

function Overdue({ view }: { readonly view: BillingView }) {
  const { documents, card, plan } = view
  return overdueIn(view).map(({ id, totalCents }) => {
    const invoice = documents.find(({ kind, orderId }) => kind === 'invoice' && orderId === id)
    return (
      <Note key={id} className={styles.overdue}>
        <strong>
          {invoice?.number ?? 'An invoice'} of {dollars(totalCents)} is overdue.
        </strong>{' '}
        Pay it as it says{card.isReady && ', or by card under Documents'}.{' '}
        {plan.state === 'past-due'
          ? 'Everything opens again once it is paid.'
          : 'Nothing more can be ordered by invoice until it is paid.'}
      </Note>
    )
  })
}

/** The sum on a phone, which stays at hand while schools are chosen, and leads to the order below. */
export function SumBar({ order: { chosen, priced } }: Pick<Props, 'order'>) {
  if (chosen.length === 0) return null
  return (
    <div className={styles.bar}>
      <p>
        {counted(chosen.length, 'school')} <strong>{dollars(priced.totalCents)}</strong>
      </p>
      <Button
        variant="default"
        onClick={({ currentTarget }) => currentTarget.parentElement?.nextElementSibling?.scrollIntoView()}
      >
        Review order
      </Button>
    </div>
  )
}

/** Says that nothing can be ordered today: every school is covered, and the next term cannot be ordered yet. */
function Covered({ view }: { readonly view: BillingView }) {
  const { next, schools } = view
  const until = lastDayOrdered(view)
  return (
    <Card title="Nothing to order" className={styles.order}>
      <p className={shared.how}>
        {schools.length === 0
          ? 'Add your schools first, under Settings.'
          : `Every school is covered${until ? ` until ${dayAndYear(until)}` : ''}.`}
        {next.endsOn &&
          ` The next term can be ordered from ${dayAndYear(addDays(next.endsOn, -RENEWAL_DAYS))} on.`}
      </p>
      <Overdue view={view} />
      <Promises view={view} />
    </Card>
  )
}

const ON_TRUST = 'Access continues at once with a purchase order.'
const promises = [
  ON_TRUST,
  'Add a school later for the days that remain.',
  'Billing contacts see invoices, never observations.',
]

function Promises({ view }: { readonly view: BillingView }) {
  const isOverdue = overdueIn(view).length > 0
  return (
    <ul className={styles.promises}>
      {promises
        .filter((words) => words !== ON_TRUST || !isOverdue)
        .map((words) => (
          <li key={words}>
            <IconCheck size={18} stroke={1.8} aria-hidden /> {words}
          </li>
        ))}
    </ul>
  )
}
