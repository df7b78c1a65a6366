import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import { PAST_DUE_DAYS } from '@corridor/domain/plan/plan-events'
import { mailAccount } from '../../../mail/mail-account.ts'
import { billingContacts } from '../billing-contacts.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import type { OrderRow } from '../orders/orders.queries.ts'

type Bill = Pick<OrderRow, 'startsOn' | 'endsOn' | 'totalCents'>

/** The bank refused the charge of the next term. */
export function tellOfRefusal(context: BillingContext, order: Bill): Promise<void> {
  return tell(
    context,
    'The card for your Corridor plan was refused',
    (district) =>
      `We tried to charge ${dollars(order.totalCents)} to the card on file for the next term of ${district}, ${termOf(order)}. Your bank refused it, and nothing was charged.

Until it is paid, once the present term is over, everybody can read and export what they have for ${PAST_DUE_DAYS} days, but not finish or send observations. Nothing is deleted.

Change the card, pay with another one, or send a purchase order here:`,
  )
}

/** A payment paid for nothing: its order was covered, paid or taken back before it came. */
export function tellOfRefund(context: BillingContext, order: Bill): Promise<void> {
  return tell(
    context,
    'Your card payment goes back to you',
    (district) =>
      `A card payment of ${dollars(order.totalCents)} came in for ${district}, for the term ${termOf(order)}. That term had been paid, ordered or taken back before, so the whole amount goes back to the card. Banks take some days to show it.

What is paid and what is owed is here:`,
  )
}

function termOf({ startsOn, endsOn }: Bill): string {
  return `${dayAndYear(startsOn)} to ${dayAndYear(endsOn)}`
}

/** To everybody who looks after billing. */
async function tell(context: BillingContext, subject: string, words: (district: string) => string) {
  const { db, config, place } = context
  const billingPage = new URL('/settings/billing', config.PUBLIC_URL.origin).href
  const text = `Hello,\n\n${words(place.district.name.replaceAll(/\s+/g, ' '))}\n\n${billingPage}\n\nCorridor\n`
  const mail = { subject, text, now: place.now, action: 'Open billing' }
  for (const { id } of await billingContacts(db, place.today)) await mailAccount(context, id, mail)
}
