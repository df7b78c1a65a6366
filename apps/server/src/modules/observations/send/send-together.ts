import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import { isConference } from '@corridor/domain/observation/conference'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/sql-state.ts'
import { agreeSteps, keepable } from '../../educators/steps/agree-steps.ts'
import { type NewNotice, notify } from '../../notices/notify.ts'
import { describeSaved } from '../capture/describe-saved.ts'
import { refusal } from '../capture/read-document.ts'
import { followConference } from '../conference/follow-conference.ts'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { checkSending } from './check-sending.ts'
import type { HeldForSending } from './hold-for-sending.ts'
import { type Addressee, deliveriesTo, mailedTo, mailingOf, mailSending } from './mail-sending.ts'
import { writeSending } from './sending.queries.ts'
import type { SendingContext } from './sending-context.ts'

/**
 * Sends observations of one visit together, all or nothing. Devices send until they hear that they were heard: each
 * sending happens once, and answers each time how its observations stand now. They are locked before.
 */
export async function sendTogether(
  context: SendingContext,
  asked: VisitSending,
  held: readonly HeldForSending[],
  visitId?: string,
): Promise<SavedObservation[]> {
  const { now, record, closing } = context
  const checked = await checkSending(context, asked, held, visitId)
  const { rows, inOrder, first } = checked
  if (checked.isSent) return rows.map(describeSaved)
  const mailing = await mailingOf(context, first)
  const mailed = mailedTo(checked.addressees)
  const steps = new Map(inOrder.map((row) => [row.id, keepable(opened(row).steps())]))
  const notices = sendingNotices(first, asked.sendId, checked.addressees)
  // Statements stand in the order in which they are to run: all leave together.
  const writing = write(context, asked, { ...checked, mailed, steps })
  const telling = Promise.all([
    mailSending(context, first, { sendId: asked.sendId, count: rows.length }, mailed, mailing),
    notify(context, notices),
    ...inOrder.map((row) => record('observation.send', { kind: 'observation', id: row.id })),
  ])
  // Both are awaited before either is judged: mails of a sending whose id was taken fail for that reason.
  const ending = Promise.allSettled([writing, telling])
  const isFollowed = (row: StoredObservation) =>
    isConference(row.toolTypeId) || [steps.get(row.id), checked.stepsBefore(row.id)].some((it) => it?.length)
  const isLast = notices.length === 0 && !inOrder.some(isFollowed)
  await (isLast ? closing(ending) : ending)
  await writing
  await telling
  // Steps are agreed one observation after the other: two tools of a visit may speak of the same step.
  for (const row of inOrder) {
    const agreed = { before: checked.stepsBefore(row.id), now: steps.get(row.id) ?? [] }
    await agreeSteps(context.db, row, agreed, now())
  }
  for (const row of inOrder) await followConference(context, row)
  return rows.map((row) => describeSaved({ ...row, status: 'sent' }))
}

interface Going extends Pick<Awaited<ReturnType<typeof checkSending>>, 'first' | 'records'> {
  readonly mailed: ReturnType<typeof mailedTo>
  readonly steps: ReadonlyMap<string, readonly AgreedStep[]>
}

async function write({ db, now }: SendingContext, asked: VisitSending, going: Going): Promise<void> {
  const { first, records, mailed, steps } = going
  const { districtId, visitId, observerId, educatorId } = first
  const { sendId: id, message, isReadMarkAsked = true } = asked
  const sentAt = now()
  const copies = records.map(({ row, record }) => ({
    observationId: row.id,
    version: row.version,
    revision: row.revision,
    steps: steps.get(row.id) ?? [],
    record,
  }))
  const sending = { districtId, id, visitId, observerId, educatorId, message, sentAt, isReadMarkAsked }
  try {
    await writeSending(db, sending, deliveriesTo(mailed, districtId, asked, sentAt), copies)
  } catch (error) {
    throw sqlStateOf(error) === UNIQUE_VIOLATION ? refusal({ sendId: 'Reload the page.' }) : error
  }
}

function sendingNotices(
  { id, toolTypeId, observer }: StoredObservation,
  sendId: string,
  addressees: readonly Addressee[],
): NewNotice[] {
  return addressees.flatMap(({ userId, isEducator }) => {
    const kind = isEducator ? 'sent' : 'shared'
    return userId === null
      ? []
      : [{ to: userId, kind, key: `sent ${sendId}`, by: observer.name, observation: { id, toolTypeId } }]
  })
}
