import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations'
import type { ActorContext } from '../../http/mount.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import { writeContribution } from './contributions.queries.ts'
import { describeObservation } from './describe-observation.ts'
import { tellOfReply } from './observation-mails.ts'
import { getReceived } from './received-observation.ts'
import type { SeenObservation } from './seen-observation.ts'

/** Written only by the educator, beside what was sent. The observer hears of it once. */
export async function contribute(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.contribute>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  const { observationId, kind, key } = params
  const received = await getReceived(db, actor, observationId)
  const by = { districtId: actor.districtId, userId: actor.userId }
  const what = { observationId: received.id, kind, key, value: { text: body.text }, writtenAt: now() }
  if (await writeContribution(db, { ...by, ...what })) {
    await tellObserver(context, received)
    await record('observation.reply', { kind: 'observation', id: received.id })
  }
  return describeObservation(db, actor, received.id)
}

async function tellObserver(context: ActorContext, received: SeenObservation): Promise<void> {
  const { id, toolTypeId, observerId, educator, school } = received
  const told = { id, toolTypeId, by: educator.name, school: school.name, now: context.now() }
  await mailAccount(context, observerId, tellOfReply(told, context.config))
}
