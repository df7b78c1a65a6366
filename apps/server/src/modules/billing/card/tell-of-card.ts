import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import { PAST_DUE_DAYS } from '@corridor/domain/plan/plan-events'
import { mailAccount } from '../../../mail/mail-account.ts'
import { mailAddress } from '../../../mail/mail-address.ts'
import type { DisputeState } from '../billing.tables.ts'
import { billingContacts } from '../billing-contacts.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import type { OrderRow } from '../orders/orders.queries.ts'

type Bill = Pick<OrderRow, 'startsOn' | 'endsOn' | 'totalCents'>

/** Mails that the bank refused the charge of the next term. */
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

/** Mails that a payment paid for nothing: its order was covered, paid or taken back before it came. */
export function tellOfRefund(context: BillingContext, order: Bill): Promise<void> {
  return tell(
    context,
    'Your card payment goes back to you',
    (district) =>
      `A card payment of ${dollars(order.totalCents)} came in for ${district}, for the term ${termOf(order)}. That term had been paid, ordered or taken back before, so the whole amount goes back to the card. Banks take some days to show it.

What is paid and what is owed is here:`,
  )
}

/** The words of the district's trail for each state of a dispute. */
export const disputeWords: Readonly<Record<DisputeState, string>> = {
  open: 'The bank looks into it',
  won: 'The payment stands',
  lost: 'The bank gave the payment back',
}

/** Tells that the owner of the card asked their bank for a payment back: the district hears of it, and so do we. */
export async function tellOfDispute(context: BillingContext, order: OrderRow, state: DisputeState) {
  const { subject, text } = disputeMails[state]
  const { supportEmail } = context.config.billing
  await tell(context, subject, (district) =>
    text(`the card payment of ${dollars(order.totalCents)} for ${district}, ${termOf(order)}`, supportEmail),
  )
  const { config, place } = context
  const { id, name } = place.district
  const page = new URL(`/support/plans/${id}`, config.PUBLIC_URL.origin).href
  await mailAddress(context, supportEmail, {
    subject: `Card payment of ${name.replaceAll(/\s+/g, ' ')}: ${disputeWords[state].toLowerCase()}`,
    text: `Hello,\n\n${vendorWords[state]} Order ${order.id}, ${dollars(order.totalCents)}.\n\n${page}\n\nCorridor\n`,
    now: place.now,
    action: 'Open the plan',
  })
}

const disputeMails: Readonly<
  Record<DisputeState, { readonly subject: string; readonly text: (what: string, us: string) => string }>
> = {
  open: {
    subject: 'Your card payment is disputed at the bank',
    text: (what, us) =>
      `The owner of the card, or their bank, asks for ${what} back. If that was by mistake, please ask the bank to withdraw it, or write to ${us}.

Full use goes on while the bank decides. We tell you what it decides.`,
  },
  won: {
    subject: 'Your card payment stands',
    text: (what) => `The bank has decided: ${what} stands. There is nothing to do.`,
  },
  lost: {
    subject: 'The bank gave your card payment back',
    text: (what, us) =>
      `The bank gave ${what} back to the card. Nothing changes by itself: please write to ${us}, so that we settle together how it goes on.`,
  },
}

const vendorWords: Readonly<Record<DisputeState, string>> = {
  open: 'A card payment is disputed. Answer it at the card processor by the day that it names. The plan goes on meanwhile.',
  won: 'A dispute about a card payment is over, and the payment stands.',
  lost: 'A dispute about a card payment is lost, and the money is back on the card. The order still counts as paid: take it back, or agree with the district on another payment.',
}

function termOf({ startsOn, endsOn }: Bill): string {
  return `${dayAndYear(startsOn)} to ${dayAndYear(endsOn)}`
}

/** Mails everybody who looks after billing. */
async function tell(context: BillingContext, subject: string, words: (district: string) => string) {
  const { db, config, place } = context
  const billingPage = new URL('/settings/billing', config.PUBLIC_URL.origin).href
  const text = `Hello,\n\n${words(place.district.name.replaceAll(/\s+/g, ' '))}\n\n${billingPage}\n\nCorridor\n`
  const mail = { subject, text, now: place.now, action: 'Open billing' }
  for (const { id } of await billingContacts(db, place.today)) await mailAccount(context, id, mail)
}
