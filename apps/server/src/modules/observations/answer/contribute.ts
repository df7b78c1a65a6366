import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import * as z from 'zod/mini'
import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { getReadable, getReceived, type ReadableObservation } from '../access/access.ts'
import { refusal } from '../capture/read-document.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { tellOfReply } from '../send/observation-mails.ts'
import { checkAsked } from './check-asked.ts'
import { writeContribution } from './contributions.queries.ts'

/** Of each reply the observer gets a mail. */
const MOST_REPLIES = 30

/** Contributions are written only by the educator, beside the document. Of a reply the observer hears once. */
export async function contribute(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.contribute>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  const { observationId, kind, key } = params
  const received = await getReceived(db, actor, observationId)
  const { text } = body
  const value = kind === 'reply' ? checkReply(received, key, text) : checkAsked(received, { kind, key, text })
  const by = { districtId: actor.districtId, userId: actor.userId }
  const what = { observationId: received.id, kind, key, value, writtenAt: now() }
  if (await writeContribution(db, { ...by, ...what })) {
    if (kind === 'reply') await tellObserver(context, received)
    const event = kind === 'reply' ? 'observation.reply' : 'observation.answer'
    await record(event, { kind: 'observation', id: received.id })
  }
  return describeObservation(db, actor, await getReadable(db, actor, received.id))
}

function checkReply(received: ReadableObservation, key: string, text: string): { text: string } {
  if (!z.uuid().safeParse(key).success) throw refusal({ key: 'Reload the page.' })
  if (!wasSent(received)) throw new Problem('observation-not-sent')
  const replies = received.contributed.filter(({ kind }) => kind === 'reply')
  if (replies.length < MOST_REPLIES || replies.some((reply) => reply.key === key)) return { text }
  throw refusal({ text: `There are ${MOST_REPLIES} replies already. Talk about it in person.` })
}

async function tellObserver(context: ActorContext, received: ReadableObservation): Promise<void> {
  const { id, toolTypeId, observerId, educator, school } = received
  const told = { id, toolTypeId, by: educator.name, school: school.name, now: context.now() }
  await mailAccount(context, observerId, tellOfReply(told, context.config))
}
