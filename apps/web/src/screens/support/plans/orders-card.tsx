import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import { Button, Modal } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { type OfOrder, PaymentForm, VoidForm } from './action-forms.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { orderName, orderState, orderWords, type PlanOrder } from './plan-words.ts'
import styles from './plans.module.css'

interface Action {
  readonly title: string
  readonly Form: ComponentType<OfOrder>
  readonly isFor: (order: PlanOrder) => boolean
}

const actions: readonly Action[] = [
  { title: 'Record a payment', Form: PaymentForm, isFor: ({ state }) => state === 'owed' },
  { title: 'Correct', Form: CorrectionForm, isFor: ({ state }) => state === 'owed' || state === 'paid' },
  { title: 'Void', Form: VoidForm, isFor: ({ state }) => state !== 'void' },
]

/** The district’s orders, and what can be done about them. */
export function OrdersCard({ plan }: Pick<OfOrder, 'plan'>) {
  const [open, setOpen] = useState<{ order: PlanOrder; action: Action }>()
  const close = () => setOpen(undefined)
  return (
    <Card title="Orders">
      {plan.orders.length === 0 && <p className={styles.none}>Nothing has been ordered yet.</p>}
      <ul className={styles.rows}>
        {plan.orders.map((order) => {
          const state = orderState(order, plan)
          const name = orderName(plan, order)
          return (
            <li key={order.id}>
              <div className={styles.about}>
                <h3>
                  {name} <Tag tone={state.tone}>{state.words}</Tag>
                </h3>
                <p>{orderWords(order)}</p>
              </div>
              <div className={styles.buttons}>
                {actions
                  .filter((it) => it.isFor(order))
                  .map((action) => (
                    <Button
                      key={action.title}
                      variant="default"
                      aria-label={`${action.title}: ${name}`}
                      onClick={() => setOpen({ order, action })}
                    >
                      {action.title}
                    </Button>
                  ))}
              </div>
            </li>
          )
        })}
      </ul>
      <Modal
        opened={open !== undefined}
        onClose={close}
        title={open && <strong>{`${open.action.title}: ${orderName(plan, open.order)}`}</strong>}
      >
        {open && <open.action.Form plan={plan} order={open.order} onDone={close} />}
      </Modal>
    </Card>
  )
}
