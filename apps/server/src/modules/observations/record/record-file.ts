import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { Download } from '../../../http/download.ts'
import type { ActorContext, AnswerContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { mailLook } from '../../districts/mail-look.ts'
import { getReadable, isBetweenThem, type ReadableObservation } from '../access/access.ts'
import { markOpened } from '../send/deliveries.ts'
import { agreedSteps } from './agreed-steps.ts'
import { findCopy } from './copies.queries.ts'
import { describeObservation } from './describe-observation.ts'
import { drawRecord } from './draw-record.ts'
import { readCopy } from './read-copy.ts'
import type { Printed } from './record-paper.ts'
import { recordPhotos } from './record-photos.ts'
import { signedSince, type Unsigned } from './signed-since.ts'

type Asked = RequestOf<typeof contract.observations.file>

/**
 * A record as PDF, for who may read it. It prints what goes out, whoever asks for it: paper is handed on. Drawing it takes a
 * while, and holds no connection meanwhile.
 */
export const recordFile = inSteps({
  read: async (context: ActorContext, asked: Asked): Promise<Printed> => {
    if (context.actor.userId === DEMO_USER) throw new Problem('demo-downloads-nothing')
    return printedFor(context, asked)
  },
  work: async (_, __, printed) => drawRecord(printed),
  write: async (_, __, made: Download) => made,
})

/**
 * What the paper of a record is drawn from, for who may read it, signed in or with a mailed link. The reading is
 * recorded in the trail.
 */
export async function printedFor(context: AnswerContext, asked: Asked): Promise<Printed> {
  const { db, actor, now, record } = context
  const readable = await getReadable(db, actor, asked.params.observationId)
  const isOthers = readable.observerId !== actor.realUserId
  if (isOthers) await markOpened(db, actor, now(), readable, readable.me)
  const shown = await describeObservation(context, readable, 'paper')
  // Before sending, an educator reads the asks on the page, and there is no paper.
  if (shown.isAboutMe && shown.copies.length === 0) throw new Problem('observation-not-sent')
  const unsigned = await partsOf(context, asked, readable, shown)
  const parts = await signedSince(db, { actor, me: readable.me }, unsigned)
  for (const { id } of parts) {
    if (isOthers) await record('observation.read', { kind: 'observation', id })
    await record('observation.download', { kind: 'observation', id })
  }
  const { name, logo } = await mailLook(db)
  const steps = await agreedSteps(db, actor, readable, parts)
  return { parts, district: name, logo: logo?.bytes, photos: await recordPhotos(db, parts), steps }
}

async function partsOf(
  { db, actor }: AnswerContext,
  { query }: Asked,
  readable: ReadableObservation,
  shown: Observation,
): Promise<[Unsigned, ...Unsigned[]]> {
  if (query.copy === undefined) {
    if (query.visit === undefined) return [shown]
    const [first = shown, ...rest] = [shown, ...shown.others].toSorted(byStart)
    return [first, ...rest]
  }
  const isTheirs = isBetweenThem(readable, { actor, me: readable.me })
  const copy = isTheirs && (await findCopy(db, readable.id, query.copy))
  const sent = shown.copies.find(({ version }) => version === query.copy)
  if (!copy || !sent) throw new Problem('observation-not-found')
  const isStanding = query.copy === shown.record.version
  const acknowledgedAt = isStanding ? shown.acknowledgedAt : null
  return [{ ...shown, record: readCopy(copy), status: 'sent', sentAt: sent.sentAt, acknowledgedAt }]
}

function byStart({ record: one, id }: Unsigned, { record: other, id: otherId }: Unsigned): number {
  return Date.parse(one.startedAt) - Date.parse(other.startedAt) || (id < otherId ? -1 : 1)
}
