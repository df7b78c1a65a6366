import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { addDays } from '@corridor/domain/calendar/calendar'
import { lastInstantOf } from '@corridor/domain/clock/last-instant'
import type { BillingContext } from '../orders/billing-context.ts'
import { settleOrder } from '../orders/settle-order.ts'

type Paid = RequestOf<typeof contract.plans.pay>['body']

const MOST_DAYS_BACK = 366
const ways: Readonly<Record<Paid['how'], string>> = {
  check: 'Check',
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  other: 'Paid',
}

/** Records a payment that arrived outside of Corridor. */
export async function recordPayment(context: BillingContext, orderId: string, paid: Paid): Promise<void> {
  const { today, now, district } = context.place
  const { paidOn, reason } = paid
  if (paidOn > today || paidOn < addDays(today, -MOST_DAYS_BACK)) throw new Problem('payment-day-not-valid')
  const at = paidOn === today ? now : lastInstantOf(paidOn, district.timeZone)
  await settleOrder(context, orderId, { at, how: howPaid(paid), reason })
}

/** “Check 20417”, also for somebody who typed “check 20417” as its reference. */
function howPaid({ how, reference }: Paid): string {
  const way = ways[how]
  const isNamed = reference.toLowerCase().startsWith(way.toLowerCase())
  return isNamed ? reference : `${way} ${reference}`.trim()
}
