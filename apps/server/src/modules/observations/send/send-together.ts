import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import { agreeSteps, keepable } from '../../educators/steps/agree-steps.ts'
import { type NewNotice, notify } from '../../notices/notify.ts'
import { describeSaved } from '../capture/describe-saved.ts'
import { refusal } from '../capture/read-document.ts'
import { followConference } from '../conference/follow-conference.ts'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { checkSending } from './check-sending.ts'
import { type Addressee, mailSending } from './mail-sending.ts'
import { writeSending } from './sending.queries.ts'
import type { SendingContext } from './sending-context.ts'

/**
 * Sends observations of one visit together, all or nothing. Devices send until they hear that they were heard: each
 * sending happens once, and answers each time how what it sent stands now. What was asked for is locked before.
 */
export async function sendTogether(
  context: SendingContext,
  asked: VisitSending,
  locked: readonly StoredObservation[],
  visitId?: string,
): Promise<SavedObservation[]> {
  const { db, now, record } = context
  const checked = await checkSending(context, asked, locked, visitId)
  const { rows, inOrder, first } = checked
  if (checked.isSent) return rows.map(describeSaved)
  const steps = new Map(inOrder.map((row) => [row.id, keepable(opened(row).steps())]))
  const { districtId, observerId, educatorId } = first
  const { sendId: id, message, isReadMarkAsked = true } = asked
  const who = { districtId, id, visitId: first.visitId, observerId, educatorId }
  const copies = checked.records.map(({ row, record }) => ({
    observationId: row.id,
    version: row.version,
    revision: row.revision,
    steps: steps.get(row.id) ?? [],
    record,
  }))
  const writing = writeSending(db, { ...who, message, sentAt: now(), isReadMarkAsked }, copies)
  const mailing = mailSending(context, first, asked, checked.addressees)
  // Both are waited for before anything is said: mails of a sending whose id was taken may fail for that reason.
  const [isWritten] = await Promise.all([writing, mailing.catch(() => {})])
  if (!isWritten) throw refusal({ sendId: 'Reload the page.' })
  await mailing
  // One after the other: two tools of a visit may speak of the same step.
  for (const row of inOrder) {
    const agreed = { before: checked.before.stepsOf(row.id), now: steps.get(row.id) ?? [] }
    await agreeSteps(db, row, agreed, now())
  }
  await Promise.all([
    notify(context, sendingNotices(first, id, checked.addressees)),
    ...inOrder.map((row) => record('observation.send', { kind: 'observation', id: row.id })),
  ])
  for (const row of inOrder) await followConference(context, row)
  return rows.map((row) => describeSaved({ ...row, status: 'sent' }))
}

function sendingNotices(
  { id: observationId, observer }: StoredObservation,
  sendId: string,
  addressees: readonly Addressee[],
): NewNotice[] {
  return addressees.flatMap(({ userId, isEducator }) => {
    const kind = isEducator ? 'sent' : 'shared'
    return userId === null
      ? []
      : [{ to: userId, kind, key: `sent ${sendId}`, by: observer.name, observationId }]
  })
}
