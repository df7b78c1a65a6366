import { createHash } from 'node:crypto'
import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { notify } from '../../notices/notify.ts'
import { quietEnd } from '../../notices/quiet-end.ts'
import { mailLink } from '../../records/mail-link.ts'
import { findObservation } from '../observations.queries.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { isMailed } from '../send/deliveries.queries.ts'
import { composing, tellOfQuestion } from '../send/observation-mails.ts'

/** Tells the educator once that something is asked of them, however often the observer turns it off and on. */
export async function tellOfAsking(context: ActorContext, id: string): Promise<void> {
  const { db, config, now, record } = context
  const asking = await findObservation(db, id)
  if (!asking) throw new Error('An observation that asks something is not there.')
  const { districtId, educatorId, toolTypeId, observer, school } = asking
  const { userId, linkEmail } = await getAddressee(db, educatorId)
  const mailId = askingMailOf(id)
  if (await isMailed(db, mailId)) return
  await record('observation.ask', { kind: 'observation', id })
  if (userId === null) {
    if (linkEmail === null) return
    const words = composing({ toolTypeId, by: observer.name, school: school.name }, 'asked')
    return mailLink(
      context,
      { districtId, opens: { askedId: id }, educatorId, email: linkEmail },
      words,
      mailId,
    )
  }
  const told = { id, toolTypeId, by: observer.name, school: school.name, now: now() }
  const what = { key: `asks ${id}`, by: observer.name, observation: { id, toolTypeId } }
  await notify(context, [{ to: userId, kind: 'asked', ...what }])
  const waitsUntil = await quietEnd(context)
  await mailAccount(context, userId, { ...tellOfQuestion(told, config), waitsUntil }, mailId)
}

/** The id of the mail that says that something is asked: the same for the same observation. */
export function askingMailOf(observationId: string): string {
  const digits = createHash('sha256').update(`asks ${observationId}`).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
