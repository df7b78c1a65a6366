import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import { agreeSteps, keepable } from '../../educators/steps/agree-steps.ts'
import { describeSaved } from '../capture/describe-saved.ts'
import { refusal } from '../capture/read-document.ts'
import { opened } from '../opened.ts'
import { checkSending } from './check-sending.ts'
import { mailSending } from './mail-sending.ts'
import { writeSending } from './sending.queries.ts'
import type { SendingContext } from './sending-context.ts'

/**
 * Sends observations of one visit together, all or nothing. Devices send until they hear that they were heard: each
 * sending happens once, and answers each time how what it sent stands now.
 */
export async function sendTogether(
  context: SendingContext,
  asked: VisitSending,
  visitId?: string,
): Promise<SavedObservation[]> {
  const { db, now, record } = context
  const checked = await checkSending(context, asked, visitId)
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
  const isFree = await writeSending(db, { ...who, message, sentAt: now(), isReadMarkAsked }, copies)
  if (!isFree) throw refusal({ sendId: 'Reload the page.' })
  // One after the other: two tools of a visit may speak of the same step.
  for (const row of inOrder) {
    const agreed = { before: checked.before.stepsOf(row.id), now: steps.get(row.id) ?? [] }
    await agreeSteps(db, row, agreed, now())
  }
  await Promise.all([
    mailSending(context, first, asked, checked.addressees),
    ...inOrder.map((row) => record('observation.send', { kind: 'observation', id: row.id })),
  ])
  return rows.map((row) => describeSaved({ ...row, status: 'sent' }))
}
