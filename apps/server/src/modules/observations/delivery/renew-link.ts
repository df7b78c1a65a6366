import { randomUUID } from 'node:crypto'
import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { atMost, claim } from '../../../access/throttle.queries.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { mailLink } from '../../records/mail-link.ts'
import { closeLinks } from '../../records/sent-link.ts'
import { getOwn, getReadable } from '../access/access.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { replaceMail } from '../send/deliveries.queries.ts'
import { composingSent } from '../send/observation-mails.ts'
import { countOfSending, findSending } from '../send/sending.queries.ts'
import { renewUndelivered } from './delivery.queries.ts'

/** How long after a link was mailed no other one is: pressed twice, pressed once. */
const PAUSE_MS = 60_000

type Links = typeof contract.observations

/** Mails the educator another link to what was sent, at the address in their file now. Earlier links open nothing. */
export async function renewLink(
  context: ActorContext,
  { params }: RequestOf<Links['renewLink']>,
): Promise<Observation> {
  const { db, actor, record } = context
  const now = context.now()
  const own = await getOwn(db, actor, params.observationId)
  const { id, toolTypeId, districtId, educatorId, observer, school } = own
  const sendId = await findSending(db, id)
  if (sendId === undefined) throw new Problem('observation-not-sent')
  const { linkEmail: email } = await getAddressee(db, educatorId)
  if (email === null) throw new Problem('no-link-needed')
  if (!(await claim(db, atMost(1, `link:${sendId}`, now, PAUSE_MS), now)))
    throw new Problem('too-many-requests')
  await closeLinks(db, sendId, now)
  const count = await countOfSending(db, sendId)
  const words = composingSent({ toolTypeId, by: observer.name, school: school.name, count })
  const mailId = randomUUID()
  await mailLink(context, { districtId, opens: { sendId }, educatorId, email }, words, mailId)
  await replaceMail(db, sendId, mailId)
  await renewUndelivered(db, sendId)
  await record('record-link.send', { kind: 'observation', id })
  return describeObservation(context, await getReadable(db, actor, id))
}

/** Revokes the links that were mailed: they open nothing any more. The same again changes nothing. */
export async function revokeLink(
  context: ActorContext,
  { params }: RequestOf<Links['revokeLink']>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  const { id } = await getOwn(db, actor, params.observationId)
  const sendId = await findSending(db, id)
  if (sendId === undefined) throw new Problem('observation-not-sent')
  if (await closeLinks(db, sendId, now())) await record('record-link.revoke', { kind: 'observation', id })
  return describeObservation(context, await getReadable(db, actor, id))
}
