import { type Day, dayIn } from '@corridor/domain/calendar/calendar'
import { mailTimeOf } from '@corridor/domain/notices/notifications'
import { type PlanReminder, planReminders } from '@corridor/domain/plan/plan-reminders'
import { mailAccount } from '../../../mail/mail-account.ts'
import { mailAddress } from '../../../mail/mail-address.ts'
import { findAccount } from '../account/account.queries.ts'
import { billingContacts } from '../billing-contacts.ts'
import { findIssued } from '../documents/documents.queries.ts'
import type { BillingContext } from '../orders/billing-context.ts'
import { listOrders } from '../orders/orders.queries.ts'
import { heldOf } from '../orders/read-next.ts'
import { reminderWords } from './reminder-words.ts'

type Reminding = Pick<BillingContext, 'db' | 'client' | 'config' | 'place'>

/** Mails what the end of a trial or a plan, or an overdue invoice, asks for since the last look. */
export async function remindOfBills(context: Reminding, since: Day): Promise<void> {
  const { db, place } = context
  const { today, district } = place
  const dayOf = (instant: Date | null) => instant && dayIn(district.timeZone, instant)
  const held = heldOf(await listOrders(db))
  const reminders = planReminders({
    today,
    since,
    trialEndsOn: dayOf(district.trialEndsAt),
    grantEndsOn: held.length === 0 ? dayOf(district.planEndsAt) : null,
    isCancelled: district.planCancelledAt !== null,
    orders: held.map(({ id, state, dueOn, endsOn }) => ({ id, isOwed: state === 'owed', dueOn, endsOn })),
  })
  for (const reminder of reminders) await mailReminder(context, reminder)
}

async function mailReminder(context: Reminding, reminder: PlanReminder): Promise<void> {
  const { db, place, config } = context
  const account = await findAccount(db)
  const invoice = reminder.kind === 'overdue' ? await findIssued(db, reminder.orderId, 'invoice') : undefined
  const mail = {
    ...reminderWords(reminder, {
      district: place.district.name.replaceAll(/\s+/g, ' '),
      billingPage: new URL('/settings/billing', config.PUBLIC_URL.origin).href,
      isCancelled: place.district.planCancelledAt !== null,
      renewsByCard: account?.renewsByCard ?? false,
      invoice: invoice?.number ?? '',
    }),
    action: 'Open billing',
    documentId: invoice?.id,
    now: place.now,
  }
  const contacts = await billingContacts(db, place.today)
  const willing = contacts.filter(({ chosen }) => mailTimeOf(chosen, 'plan-reminder') !== 'never')
  // Where nobody wants to hear of the plan by mail, one contact still has to.
  for (const { id } of willing.length > 0 ? willing : contacts.slice(0, 1))
    await mailAccount(context, id, mail)
  const payables = reminder.kind === 'overdue' ? account?.payablesEmail : null
  if (payables && !contacts.some(({ email }) => email === payables))
    await mailAddress(context, payables, mail)
}
