import { Problem } from '@corridor/contract/problems'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { mailTimeOf } from '@corridor/domain/notices/notifications'
import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { districtToday } from '../../districts/district-today.ts'
import { notify } from '../../notices/notify.ts'
import { nameOf } from '../../people/name-of.ts'
import { lockLastReminder, setLastReminder } from '../billing.queries.ts'
import { billingContacts } from '../billing-contacts.ts'

/** Reminds whoever looks after billing of the plan: one mail a day, however many people ask. */
export async function remindOfPlan(context: ActorContext): Promise<void> {
  const { db, actor, record, config } = context
  const now = context.now()
  const { district, isPaidFor, today } = await districtToday(db, now)
  if (isPaidFor) throw new Problem('plan-is-current')
  const last = await lockLastReminder(db)
  if (last && dayIn(district.timeZone, last) === today) throw new Problem('already-reminded')
  const contacts = await billingContacts(db, today)
  const [first] = contacts
  if (!first) throw new Problem('nobody-to-remind')

  const by = await nameOf(db, actor.userId)
  const text = textOf({
    asker: inOneLine(by),
    district: inOneLine(district.name),
    billingPage: new URL('/settings/billing', config.PUBLIC_URL.origin).href,
  })
  const told = { kind: 'plan-reminder', key: `plan ${today}`, by, mail: { subject, text } } as const
  await notify(
    context,
    contacts.map(({ id }) => ({ to: id, ...told })),
  )
  // Where nobody wants to hear of the plan by mail, one contact still has to.
  const isMailed = contacts.some(({ chosen }) => mailTimeOf(chosen, 'plan-reminder') !== 'never')
  if (!isMailed) await mailAccount(context, first.id, { subject, text, now })
  await setLastReminder(db, actor.districtId, now)
  await record('plan.remind', { kind: 'district', id: actor.districtId })
}

/** A name with line breaks could have an address in a line of its own, which would become a link. */
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

A reminder is sent at most once a day. You can turn these emails off in your profile.

Corridor
`
