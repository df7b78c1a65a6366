import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { Card } from '@corridor/ui/card'
import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { billingRefusalWords } from '../../../billing/billing-refusal-words.ts'
import styles from './billing.module.css'
import type { BillingView } from './billing-view.ts'
import { lastDayOrdered } from './order-words.ts'
import { useBillingCall } from './use-billing-call.ts'

/** Whether the plan goes on after its term, and which card pays for it. */
export function GoingOnCard({ view }: { readonly view: BillingView }) {
  const { plan, card, account } = view
  const cancel = useBillingCall(contract.billing.cancel, 'The plan was not canceled. Please try again later.')
  const resume = useBillingCall(contract.billing.resume, 'This was not changed. Please try again later.')
  const termEndsOn = lastDayOrdered(view)
  const until = termEndsOn && dayAndYear(termEndsOn)
  const ask = () =>
    modals.openConfirmModal({
      title: <strong>Cancel the plan?</strong>,
      children: (
        <p>
          You have full use until {until}, as far as it is paid for. After that observing and reports are
          paused, everybody can export their own visits for 90 days, and nothing is deleted.
        </p>
      ),
      labels: { confirm: 'Cancel the plan', cancel: 'Keep it' },
      onConfirm: () => cancel.mutate({}),
    })
  if (!until || plan.state === 'expired' || plan.state === 'cancelled') return null
  return (
    <Card title="After this term">
      <p className={styles.how}>
        {plan.isCancelled
          ? `The plan is canceled and ends on ${until}.`
          : account.renewsByCard && card.isOnFile && plan.state === 'active'
            ? `The next term is charged to your card on ${until}.`
            : `The plan ends on ${until} unless you order the next term. We write 60, 30 and 7 days ahead.`}
      </p>
      <div className={styles.row}>
        {plan.isCancelled ? (
          <Button variant="default" loading={resume.isPending} onClick={() => resume.mutate({})}>
            Take the cancellation back
          </Button>
        ) : (
          <Button variant="default" loading={cancel.isPending} onClick={ask}>
            Cancel the plan
          </Button>
        )}
        {card.isOnFile && (
          <Button variant="default" onClick={openPortal}>
            Change the card
          </Button>
        )}
      </div>
    </Card>
  )
}

async function openPortal() {
  try {
    const { address } = await call(contract.billing.portal, {})
    window.location.assign(address)
  } catch (error) {
    failed(error, {
      message: billingRefusalWords(error, 'The card page did not open. Please try again later.'),
    })
  }
}
