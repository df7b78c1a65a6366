import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import { Problem } from '@corridor/contract/problems'
import { missingFilesWords } from '@corridor/domain/files/file-words'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { Queries } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { agreeSteps, keepable } from '../../educators/steps/agree-steps.ts'
import { missingFiles } from '../../files/named-files.ts'
import { type NewNotice, notify } from '../../notices/notify.ts'
import { ownOf } from '../access/access.ts'
import { requireObserverStill } from '../access/may-observe.ts'
import { contributionsInRecord } from '../answer/contributions.ts'
import { requireComplete } from '../capture/complete-observation.ts'
import { describeSaved } from '../capture/describe-saved.ts'
import { refusal } from '../capture/read-document.ts'
import { followConference } from '../conference/follow-conference.ts'
import { opened } from '../opened.ts'
import { standingRecord } from '../record/standing-record.ts'
import { allWithoutPrivate } from '../record/without-private.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { type Addressee, mailSending } from './mail-sending.ts'
import { nameAmong, naming } from './naming.ts'
import { readersOf } from './readers.ts'
import { sentBefore, writeSending } from './sending.queries.ts'

/**
 * Sends observations of one visit together, all or nothing. Devices send until they hear that they were heard: each
 * sending happens once, and answers each time how what it sent stands now. What was asked for is locked before.
 */
export async function sendTogether(
  context: ActorContext,
  asked: VisitSending,
  locked: readonly StoredObservation[],
  visitId?: string,
): Promise<SavedObservation[]> {
  const { db, now, place, record } = context
  const rows = await ownAmong(locked, context, asked)
  const inOrder = rows.toSorted(byStart)
  const [first] = inOrder
  if (!first) throw refusal({ observations: 'Choose at least one tool.' })
  // Asked all at once, and looked at one after the other.
  const checking = rows.map((row) => askOf(context, row))
  const [before, readers, open] = await Promise.all([
    sentBefore(
      db,
      rows.map(({ id }) => id),
    ),
    readersOf(db, place.today, first),
    allWithoutPrivate(db, inOrder),
  ])
  if (rows.every(({ id }) => before.isSentBy(id, asked.sendId))) return rows.map(describeSaved)
  await checkEach(db, checking, asked, visitId)
  const addressees = addresseesOf(readers, asked.recipients)
  const steps = new Map(inOrder.map((row) => [row.id, keepable(opened(row).steps())]))
  const { districtId, observerId, educatorId } = first
  const { sendId: id, message } = asked
  const sending = { districtId, id, visitId: first.visitId, observerId, educatorId, message, sentAt: now() }
  const copies = open.map((row) => ({
    observationId: row.id,
    version: row.version,
    revision: row.revision,
    steps: steps.get(row.id) ?? [],
    record: standingRecord(row, {
      message: message || null,
      contributions: contributionsInRecord(row),
      isForEducator: true,
    }),
  }))
  const [isWritten] = await Promise.all([
    writeSending(db, sending, copies),
    mailSending(context, first, id, addressees),
  ])
  if (!isWritten) throw refusal({ sendId: 'Reload the page.' })
  // One after the other: two tools of a visit may speak of the same step.
  for (const row of inOrder) {
    await agreeSteps(db, row, { before: before.stepsOf(row.id), now: steps.get(row.id) ?? [] }, now())
  }
  await Promise.all([
    notify(context, sendingNotices(first, id, addressees)),
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

/** All that was asked for, in that order. */
async function ownAmong(
  locked: readonly StoredObservation[],
  { actor }: ActorContext,
  { observations }: VisitSending,
) {
  const ids = observations.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw refusal({ observations: 'Name each observation once.' })
  const found = new Map(locked.map((row) => [row.id, row]))
  return Promise.all(ids.map((id) => naming(ids.length, { id }, () => ownOf(actor, found.get(id)))))
}

/** What the database knows of one observation that is about to be sent. */
function askOf(context: ActorContext, row: StoredObservation) {
  const observing = requireObserverStill(context, row)
  const missing = missingFiles(context.db, row.observerId, row.document)
  // Heard where each is looked at, if it comes to that.
  observing.catch(() => {})
  missing.catch(() => {})
  return { row, observing, missing }
}

async function checkEach(
  db: Queries,
  checking: readonly ReturnType<typeof askOf>[],
  { observations }: VisitSending,
  visitId: string | undefined,
) {
  const seen = new Map(observations.map(({ id, revision }) => [id, revision]))
  const first = checking[0]?.row
  const rows = checking.map(({ row }) => row)
  for (const { row, observing, missing } of checking) {
    const named = { id: row.id, name: () => nameAmong(db, rows, row) }
    await naming(checking.length, named, async () => {
      await observing
      checkSendable(row, seen.get(row.id))
      requireTogether(row, first ?? row, visitId)
      requireFiles(row, await missing)
    })
  }
}

function checkSendable(row: StoredObservation, revision: number | undefined) {
  if (isSent(row.status)) throw new Problem('observation-already-sent')
  if (row.revision !== revision) throw new Problem('observation-has-moved', { current: describeSaved(row) })
  if (row.status !== 'completed') throw new Problem('observation-not-completed')
  if (row.document.conflicts.length > 0) throw new Problem('observation-has-conflicts')
  // It may have been emptied since it was finished.
  requireComplete(row)
  const [unsendable] = opened(row).unsendable()
  if (unsendable) throw new Problem('observation-not-ready', { fields: { capture: unsendable } })
}

/** Whoever may read one of them may read all: a reply to coaching would be read with what is not. */
function requireTogether(row: StoredObservation, first: StoredObservation, visitId = first.visitId) {
  const isTogether =
    row.visitId === visitId &&
    row.educatorId === first.educatorId &&
    row.schoolId === first.schoolId &&
    row.purpose === first.purpose
  if (!isTogether) throw new Problem('observations-apart')
}

function requireFiles({ document }: StoredObservation, missing: Awaited<ReturnType<typeof missingFiles>>) {
  if (missing.length === 0) return
  const words = missingFilesWords(document.capture, missing, document.timeZone)
  throw new Problem('observation-lacks-files', { fields: { capture: words } })
}

function addresseesOf(
  { educator, colleagues }: Awaited<ReturnType<typeof readersOf>>,
  recipients: VisitSending['recipients'],
): Addressee[] {
  const chosen = new Set(recipients)
  const others = colleagues.filter(({ id }) => chosen.has(id))
  if (others.length < chosen.size) throw new Problem('invalid-request', { fields: { recipients: notAllMay } })
  return [
    { name: educator.name, isEducator: true, userId: educator.userId, linkEmail: educator.linkEmail },
    ...others.map(({ id, name }) => ({ name, isEducator: false, userId: id, linkEmail: null })),
  ]
}

const notAllMay = 'Somebody you chose may not read this observation. Choose again.'

/** In the order in which the visit went through its tools. */
export function byStart(
  one: Pick<StoredObservation, 'startedAt' | 'id'>,
  other: Pick<StoredObservation, 'startedAt' | 'id'>,
): number {
  return one.startedAt.getTime() - other.startedAt.getTime() || (one.id < other.id ? -1 : 1)
}
