import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import type { ActorContext } from '../../http/mount.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import { districtToday } from '../districts/district-today.ts'
import { nameOf } from '../people/name-of.ts'
import { lockLastReminder, setLastReminder } from './billing.queries.ts'
import { billingContacts } from './billing-contacts.ts'

/** One mail a day to whoever looks after billing, however many people ask. */
export async function remindOfPlan(context: ActorContext): Promise<void> {
  const { db, actor, record, config } = context
  const now = context.now()
  const { district, isPaidFor, today } = await districtToday(db, now)
  if (isPaidFor) throw new Problem('plan-is-current')
  const last = await lockLastReminder(db)
  if (last && dayIn(district.timeZone, last) === today) throw new Problem('already-reminded')
  const contacts = await billingContacts(db, today)
  const willing = contacts.filter(({ muted }) => !muted.includes('plan-reminder'))
  // Where nobody wants to hear of it, somebody still has to.
  const recipients = willing.length > 0 ? willing : contacts.slice(0, 1)
  if (recipients.length === 0) throw new Problem('nobody-to-remind')

  const text = textOf({
    asker: inOneLine(await nameOf(db, actor.userId)),
    district: inOneLine(district.name),
    billingPage: new URL('/settings/billing', config.PUBLIC_URL.origin).href,
  })
  for (const { id } of recipients) await mailAccount(context, id, { subject, text, now })
  await setLastReminder(db, actor.districtId, now)
  await record('plan.remind', { kind: 'district', id: actor.districtId })
}

/** A line of its own that is an address would become a link. */
function inOneLine(name: string): string {
  return name.replaceAll(/\s+/g, ' ')
}

const subject = 'A reminder about your district’s Corridor plan'

interface Words {
  readonly asker: string
  readonly district: string
  readonly billingPage: string
}

const textOf = ({ asker, district, billingPage }: Words) => `Hello,

${asker} asks for the Corridor plan of ${district} to be turned on again. Until then observing and reports are paused. Nothing has been deleted.

The plan is here:

${billingPage}

A reminder is sent at most once a day. You can turn these mails off in your profile.

Corridor
`
