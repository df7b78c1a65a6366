import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation, Sending } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import { missingFilesWords } from '@corridor/domain/files/file-words'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { agreeSteps, keepable } from '../../educators/steps/agree-steps.ts'
import { missingFiles } from '../../files/named-files.ts'
import { getOwnForUpdate } from '../access/access.ts'
import { requireObserverStill } from '../access/may-observe.ts'
import { contributionsInRecord } from '../answer/contributions.ts'
import { requireComplete } from '../capture/complete-observation.ts'
import { describeSaved } from '../capture/describe-saved.ts'
import { opened } from '../opened.ts'
import { standingRecord } from '../record/standing-record.ts'
import { withoutPrivate } from '../record/without-private.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { type Addressee, mailCopy } from './mail-copy.ts'
import { readersOf } from './readers.ts'
import { sentBefore, writeCopy } from './sending.queries.ts'

/** Devices send until they hear that they were heard: each sending happens once. */
export async function sendObservation(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.send>,
): Promise<SavedObservation> {
  const { db, actor, record } = context
  const row = await getOwnForUpdate(db, actor, params.observationId)
  // Asked all at once, and looked at in this order.
  const observing = requireObserverStill(context, row)
  observing.catch(() => {})
  const [before, missing, readers, open] = await Promise.all([
    sentBefore(db, row.id),
    missingFiles(db, row.observerId, row.document),
    readersOf(db, context.place.today, row),
    withoutPrivate(db, row),
  ])
  if (before.isSentBy(body.sendId)) return describeSaved(row)
  await observing
  checkSendable(row, body)
  requireFiles(row, missing)
  const addressees = addresseesOf(readers, body)
  const { districtId, id, version, revision } = row
  const { sendId, message } = body
  const copy = { districtId, observationId: id, version, sendId, revision, message, sentAt: context.now() }
  const steps = { before: before.steps, now: keepable(opened(row).steps()) }
  const sent = standingRecord(open, {
    message: message || null,
    contributions: contributionsInRecord(row),
    isForEducator: true,
  })
  await Promise.all([
    writeCopy(db, { ...copy, steps: steps.now, record: sent }),
    agreeSteps(db, row, steps, context.now()),
    mailCopy(context, row, addressees),
    record('observation.send', { kind: 'observation', id }),
  ])
  return describeSaved({ ...row, status: 'sent' })
}

function checkSendable(row: StoredObservation, { revision }: Sending) {
  if (isSent(row.status)) throw new Problem('observation-already-sent')
  if (row.revision !== revision) throw new Problem('observation-has-moved', { current: describeSaved(row) })
  if (row.status !== 'completed') throw new Problem('observation-not-completed')
  if (row.document.conflicts.length > 0) throw new Problem('observation-has-conflicts')
  // It may have been emptied since it was finished.
  requireComplete(row)
  const [unsendable] = opened(row).unsendable()
  if (unsendable) throw new Problem('observation-not-ready', { fields: { capture: unsendable } })
}

function requireFiles({ document }: StoredObservation, missing: Awaited<ReturnType<typeof missingFiles>>) {
  if (missing.length === 0) return
  const words = missingFilesWords(document.capture, missing, document.timeZone)
  throw new Problem('observation-lacks-files', { fields: { capture: words } })
}

function addresseesOf(
  { educator, colleagues }: Awaited<ReturnType<typeof readersOf>>,
  { recipients }: Sending,
): Addressee[] {
  const chosen = new Set(recipients)
  const others = colleagues.filter(({ id }) => chosen.has(id))
  if (others.length < chosen.size) throw new Problem('invalid-request', { fields: { recipients: notAllMay } })
  return [
    { name: educator.name, isEducator: true, userId: educator.userId },
    ...others.map(({ id, name }) => ({ name, isEducator: false, userId: id })),
  ]
}

const notAllMay = 'Somebody you chose may not read this observation. Choose again.'
