import { addDays } from '@corridor/domain/calendar/calendar'
import { dayAndYear } from '@corridor/domain/calendar/day-words'
import type { SchoolId } from '@corridor/domain/people/ids'
import { dollars } from '@corridor/domain/plan/money'
import { MOST_START_DAYS } from '@corridor/domain/plan/next-order'
import type { PricedOrder } from '@corridor/domain/plan/order'
import { counted } from '@corridor/domain/words/count-words'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { contract } from '../../../api/client.ts'
import { newId } from '../../../device/new-id.ts'
import { ActionForm, type OfOrder } from './action-forms.tsx'
import { correctionOf } from './correction.ts'
import { usePlanChange } from './plan-queries.ts'
import type { PlanOrder } from './plan-words.ts'
import styles from './plans.module.css'
import { ActionButtons, ReasonField } from './reason-field.tsx'

/** Takes an order back and places it anew as it should have been. */
export function CorrectionForm({ plan, order, onDone }: OfOrder) {
  // The id stays as long as the form is open: sent twice, the order is placed once.
  const [id] = useState(newId)
  const [schools, setSchools] = useState<readonly SchoolId[]>(order.schools)
  const [years, setYears] = useState(order.years)
  const [startsOn, setStartsOn] = useState(order.startsOn)
  const [purchaseOrder, setPurchaseOrder] = useState(order.purchaseOrder ?? '')
  const [reason, setReason] = useState('')
  const { mutate, isPending } = usePlanChange(contract.plans.correct, plan, onDone)
  const { covered, hasTerm, chosen, priced } = correctionOf(plan, order, { startsOn, years, schools })
  const params = { districtId: plan.id, orderId: order.id }
  const send = () => {
    if (!priced) return
    const number = purchaseOrder.trim() || null
    const { totalCents: expectedCents } = priced
    mutate({
      params,
      body: { id, schools: chosen, years, startsOn, expectedCents, purchaseOrder: number, reason },
    })
  }
  return (
    <ActionForm onSubmit={send}>
      <p>The district gets a credit note for this order and a new invoice, at today’s prices.</p>
      <Checkbox.Group
        label="Schools"
        value={chosen.map(String)}
        onChange={(values) =>
          setSchools(plan.schools.map((it) => it.id).filter((it) => values.includes(String(it))))
        }
      >
        <div className={styles.choices}>
          {plan.schools.map((it) => {
            const until = covered.get(it.id)
            return (
              <Checkbox
                key={it.id}
                value={String(it.id)}
                label={it.name}
                disabled={until !== undefined}
                description={until && `In another order until ${dayAndYear(until)}`}
              />
            )
          })}
        </div>
      </Checkbox.Group>
      <TextInput
        label="First day"
        type="date"
        min={addDays(plan.today, -MOST_START_DAYS)}
        max={addDays(plan.today, MOST_START_DAYS)}
        required
        withAsterisk={false}
        value={startsOn}
        onChange={(event) => setStartsOn(event.currentTarget.value)}
      />
      {hasTerm && (
        <NativeSelect
          label="Term"
          size="md"
          value={String(years)}
          data={[
            { value: '1', label: '1 year' },
            { value: '3', label: '3 years' },
          ]}
          onChange={({ currentTarget }) => setYears(currentTarget.value === '3' ? 3 : 1)}
        />
      )}
      <TextInput
        label="Purchase order number, optional"
        maxLength={60}
        value={purchaseOrder}
        onChange={(event) => setPurchaseOrder(event.currentTarget.value)}
      />
      <NewPrice order={order} priced={priced} schools={chosen.length} />
      <ReasonField value={reason} onChange={setReason} />
      <ActionButtons
        word="Correct the order"
        isPending={isPending}
        isReady={reason.trim() !== '' && priced !== null}
        onCancel={onDone}
      />
    </ActionForm>
  )
}

interface PriceProps {
  readonly order: PlanOrder
  readonly priced: PricedOrder | null
  readonly schools: number
}

/** What the district will owe, beside what it was asked for. */
function NewPrice({ order, priced, schools }: PriceProps) {
  return (
    <div className={styles.price} role="status" aria-label="New price">
      {priced ? (
        <>
          <p>
            <strong>{dollars(priced.totalCents)}</strong>{' '}
            {priced.totalCents === order.totalCents ? 'as before' : `instead of ${dollars(order.totalCents)}`}
          </p>
          <p>
            {counted(schools, 'school')} · {dayAndYear(priced.startsOn)} to {dayAndYear(priced.endsOn)}
            {priced.taxCents > 0 && ` · ${dollars(priced.taxCents)} of it sales tax`}
          </p>
        </>
      ) : (
        <p>
          {schools === 0
            ? 'Choose at least one school.'
            : 'Choose a first day within a year of today, and within the term that the schools join.'}
        </p>
      )}
    </div>
  )
}
