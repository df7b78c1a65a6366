import type { VisitSending } from '@corridor/contract/observations/visits'
import { Problem } from '@corridor/contract/problems'
import { missingFilesWords } from '@corridor/domain/files/file-words'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { observerRole } from '@corridor/domain/people/observer-role'
import { recordParts } from '@corridor/tools/record/record-parts'
import { missingFiles } from '../../files/named-files.ts'
import { ownOf } from '../access/access.ts'
import { requireObserverStill } from '../access/may-observe.ts'
import { contributionsInRecord } from '../answer/contributions.ts'
import { requireComplete } from '../capture/complete-observation.ts'
import { describeSaved } from '../capture/describe-saved.ts'
import { refusal } from '../capture/read-document.ts'
import { opened } from '../opened.ts'
import { type Colleague, colleaguesOf } from '../reach/readers.ts'
import { standingRecord } from '../record/standing-record.ts'
import { allWithoutPrivate } from '../record/without-private.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { byStart } from './by-start.ts'
import type { HeldForSending } from './hold-for-sending.ts'
import type { Addressee } from './mail-sending.ts'
import { nameAmong, naming } from './naming.ts'
import type { SendingContext } from './sending-context.ts'

/**
 * Checks a sending: what would go out and to whom, or why nothing may. Asked before each sending, before one is
 * planned, and before it is printed. The observations are locked before.
 */
export async function checkSending(
  context: SendingContext,
  asked: VisitSending,
  held: readonly HeldForSending[],
  visitId?: string,
) {
  const { db, place } = context
  const sent = await ownAmong(held, context, asked)
  const rows = sent.map(({ row }) => row)
  const inOrder = rows.toSorted(byStart)
  const [first] = inOrder
  const educator = sent.find(({ row }) => row === first)?.educator
  if (!first || !educator) throw refusal({ observations: 'Choose at least one tool.' })
  const found = { rows, inOrder, first, stepsBefore: stepsBeforeOf(sent) }
  if (sent.every(({ copies }) => copies.some(({ sendId }) => sendId === asked.sendId)))
    return { ...found, isSent: true, addressees: [], records: [] }
  // All observations are asked about at once, and judged one after the other.
  const checking = sent.map((it) => askOf(context, it))
  const [colleagues, open] = await Promise.all([
    // Most sendings go to no colleagues.
    asked.recipients.length > 0 ? colleaguesOf(db, place.today, first, educator) : [],
    allWithoutPrivate(db, inOrder),
  ])
  await checkEach(context, checking, asked, visitId)
  return {
    ...found,
    isSent: false,
    addressees: addresseesOf(educator, colleagues, asked.recipients),
    records: open.map((row) => ({ row, record: recordOf(row, asked, roleIn(sent, row)) })),
  }
}

/** The educator's steps as an observation was last sent with them; null where they were not kept, or nothing was sent. */
function stepsBeforeOf(sent: readonly HeldForSending[]) {
  const last = new Map(sent.map(({ row, copies }) => [row.id, copies[0]?.steps ?? null]))
  return (id: string) => last.get(id) ?? null
}

/** The role that the observer had there on the day of the visit. */
function roleIn(sent: readonly HeldForSending[], row: StoredObservation): string | undefined {
  const assignments = sent.find((it) => it.row.id === row.id)?.assignments ?? []
  return observerRole({ ...row.observer, assignments }, row)
}

/** The record that goes out. A part that is to be left out and is not there would go out under another name. */
function recordOf(row: StoredObservation, asked: VisitSending, role: string | undefined) {
  const { message, observations, withInterpretation = false } = asked
  const { leftOut = [] } = observations.find(({ id }) => id === row.id) ?? {}
  const reading = {
    message: message || null,
    contributions: contributionsInRecord(row),
    isForEducator: true,
    withInterpretation,
  }
  const whole = standingRecord(row, reading, role)
  if (leftOut.length === 0) return whole
  const known = new Set(recordParts(whole.blocks).map(({ title }) => title))
  if (!leftOut.every((title) => known.has(title)))
    throw refusal({ observations: 'What is left out has changed. Choose the parts again.' })
  return standingRecord(row, { ...reading, leftOut }, role)
}

/** The observations that were asked for, in that order, all of them the actor's own. */
async function ownAmong(
  held: readonly HeldForSending[],
  { actor }: SendingContext,
  { observations }: VisitSending,
): Promise<HeldForSending[]> {
  const ids = observations.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw refusal({ observations: 'Name each observation once.' })
  const found = new Map(held.map((it) => [it.row.id, it]))
  const ownAt = (id: string) => {
    const it = found.get(id)
    ownOf(actor, it?.row)
    return it
  }
  const own = await Promise.all(ids.map((id) => naming(ids.length, { id }, () => ownAt(id))))
  return own.flatMap((it) => it ?? [])
}

/** What the database still has to say about one observation before it is sent. */
function askOf({ db }: SendingContext, { row, assignments }: HeldForSending) {
  const missing = missingFiles(db, row.observerId, row.document)
  // A failure is heard where the answer is awaited, if it comes to that.
  missing.catch(() => {})
  return { row, assignments, missing }
}

async function checkEach(
  { db, actor }: SendingContext,
  checking: readonly ReturnType<typeof askOf>[],
  { observations }: VisitSending,
  visitId: string | undefined,
) {
  const seen = new Map(observations.map(({ id, revision }) => [id, revision]))
  const first = checking[0]?.row
  const rows = checking.map(({ row }) => row)
  for (const { row, assignments, missing } of checking) {
    const named = { id: row.id, name: () => nameAmong(db, rows, row) }
    await naming(checking.length, named, async () => {
      requireObserverStill(actor, row, assignments)
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
  // The observation may have been emptied since it was finished.
  requireComplete(row)
  const [unsendable] = opened(row).unsendable()
  if (unsendable) throw new Problem('observation-not-ready', { fields: { capture: unsendable } })
}

/**
 * Refuses observations that do not go out together. Whoever may read one of them may read all: a reply to coaching
 * would be read with what is not.
 */
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
  { name, userId, linkEmail }: HeldForSending['educator'],
  colleagues: readonly Colleague[],
  recipients: VisitSending['recipients'],
): Addressee[] {
  const chosen = new Set(recipients)
  const others = colleagues.filter(({ id }) => chosen.has(id))
  if (others.length < chosen.size) throw new Problem('invalid-request', { fields: { recipients: notAllMay } })
  return [
    { name, isEducator: true, userId, linkEmail },
    ...others.map((it) => ({ name: it.name, isEducator: false, userId: it.id, linkEmail: null })),
  ]
}

const notAllMay = 'Somebody you chose may not read this observation. Choose again.'
