import { type DistrictPlan, paymentWays } from '@corridor/contract/district/plans'
import { dollars } from '@corridor/domain/plan/money'
import { NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { contract } from '../../../api/client.ts'
import { usePlanChange } from './plan-queries.ts'
import type { PlanOrder } from './plan-words.ts'
import styles from './plans.module.css'
import { ActionButtons, ReasonField } from './reason-field.tsx'

export interface OfPlan {
  readonly plan: DistrictPlan
  readonly onDone: () => void
}

export interface OfOrder extends OfPlan {
  readonly order: PlanOrder
}

interface FormProps {
  readonly onSubmit: () => void
  readonly children: ReactNode
}

export function ActionForm({ onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
    </form>
  )
}

const wayWords: Readonly<Record<(typeof paymentWays)[number], string>> = {
  check: 'Check',
  'bank-transfer': 'Bank transfer',
  card: 'Card, outside of Corridor',
  other: 'Other',
}

export function PaymentForm({ plan, order, onDone }: OfOrder) {
  const [paidOn, setPaidOn] = useState(plan.today)
  const [how, setHow] = useState<(typeof paymentWays)[number]>('check')
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, isPending } = usePlanChange(contract.plans.pay, plan, onDone)
  const params = { districtId: plan.id, orderId: order.id }
  return (
    <ActionForm onSubmit={() => mutate({ params, body: { paidOn, how, reference, reason } })}>
      <TextInput
        label="Paid on"
        type="date"
        max={plan.today}
        required
        withAsterisk={false}
        value={paidOn}
        onChange={(event) => setPaidOn(event.currentTarget.value)}
      />
      <NativeSelect
        label="How"
        size="md"
        value={how}
        data={paymentWays.map((it) => ({ value: it, label: wayWords[it] }))}
        onChange={({ currentTarget }) =>
          setHow(paymentWays.find((it) => it === currentTarget.value) ?? 'other')
        }
      />
      <TextInput
        label="Reference, optional"
        description="The number of the check or the transfer; the receipt shows it."
        maxLength={60}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
      <ActionButtons
        word="Record payment"
        isPending={isPending}
        isReady={reason.trim() !== '' && paidOn !== ''}
        onCancel={onDone}
      />
    </ActionForm>
  )
}

export function VoidForm({ plan, order, onDone }: OfOrder) {
  const [reason, setReason] = useState('')
  const { mutate, isPending } = usePlanChange(contract.plans.void, plan, onDone)
  const params = { districtId: plan.id, orderId: order.id }
  return (
    <ActionForm onSubmit={() => mutate({ params, body: { reason } })}>
      <p>
        The district gets a credit note of {dollars(order.totalCents)}, and what this order opened closes.
        {order.state === 'paid' && ' What was paid is given back outside of Corridor.'}
      </p>
      <ReasonField value={reason} onChange={setReason} />
      <ActionButtons
        word="Void and issue credit note"
        isDanger
        isPending={isPending}
        isReady={reason.trim() !== ''}
        onCancel={onDone}
      />
    </ActionForm>
  )
}

export function TrialForm({ plan, onDone }: OfPlan) {
  const most = plan.trialExtendsTo ?? plan.today
  const [endsOn, setEndsOn] = useState(most)
  const [reason, setReason] = useState('')
  const { mutate, isPending } = usePlanChange(contract.plans.extendTrial, plan, onDone)
  return (
    <ActionForm onSubmit={() => mutate({ params: { districtId: plan.id }, body: { endsOn, reason } })}>
      <TextInput
        label="New last day"
        description="A trial is extended once, by at most 30 days."
        type="date"
        min={plan.today}
        max={most}
        required
        withAsterisk={false}
        value={endsOn}
        onChange={(event) => setEndsOn(event.currentTarget.value)}
      />
      <ReasonField value={reason} onChange={setReason} />
      <ActionButtons
        word="Extend the trial"
        isPending={isPending}
        isReady={reason.trim() !== '' && endsOn !== ''}
        onCancel={onDone}
      />
    </ActionForm>
  )
}
