import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { contract } from '../../../api/client.ts'
import { newId } from '../../../device/new-id.ts'
import { ActionForm, type OfOrder } from './action-forms.tsx'
import { usePlanChange } from './plan-queries.ts'
import styles from './plans.module.css'
import { ActionButtons, ReasonField } from './reason-field.tsx'

/** Takes an order back and places it anew as it should have been. */
export function CorrectionForm({ plan, order, onDone }: OfOrder) {
  // One for as long as the form is open: sent twice, the order is placed once.
  const [id] = useState(newId)
  const [schools, setSchools] = useState<readonly string[]>(order.schools.map(String))
  const [years, setYears] = useState(order.years)
  const [startsOn, setStartsOn] = useState(order.startsOn)
  const [purchaseOrder, setPurchaseOrder] = useState(order.purchaseOrder ?? '')
  const [reason, setReason] = useState('')
  const { mutate, isPending } = usePlanChange(contract.plans.correct, plan, onDone)
  const chosen = plan.schools.filter((it) => schools.includes(String(it.id))).map((it) => it.id)
  const send = () =>
    mutate({
      params: { districtId: plan.id, orderId: order.id },
      body: { id, schools: chosen, years, startsOn, purchaseOrder: purchaseOrder.trim() || null, reason },
    })
  return (
    <ActionForm onSubmit={send}>
      <p>The district gets a credit note for this order and a new invoice, at today’s prices.</p>
      <Checkbox.Group label="Schools" value={[...schools]} onChange={setSchools}>
        <div className={styles.choices}>
          {plan.schools.map((it) => (
            <Checkbox key={it.id} value={String(it.id)} label={it.name} />
          ))}
        </div>
      </Checkbox.Group>
      <TextInput
        label="First day"
        type="date"
        required
        value={startsOn}
        onChange={(event) => setStartsOn(event.currentTarget.value)}
      />
      {order.kind !== 'addition' && (
        <NativeSelect
          label="Term"
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
      <ReasonField value={reason} onChange={setReason} />
      <ActionButtons
        word="Correct the order"
        isPending={isPending}
        isReady={reason.trim() !== '' && chosen.length > 0 && startsOn !== ''}
        onCancel={onDone}
      />
    </ActionForm>
  )
}
