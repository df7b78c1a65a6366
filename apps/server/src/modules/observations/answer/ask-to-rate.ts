import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../../http/mount.ts'
import { getReadable, holdOwn } from '../access/access.ts'
import { requireObserverStill } from '../access/may-observe.ts'
import { findHeldThen } from '../access/rights.queries.ts'
import { setShared } from '../capture/writing.queries.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { isRatedAhead } from './invitations.ts'
import { tellOfAsking } from './tell-of-asking.ts'

/** Asks the educator to rate: only then does a mail say that there is something to rate. */
export async function askToRate(
  context: ActorContext,
  { params }: RequestOf<typeof contract.observations.ask>,
): Promise<Observation> {
  const { db, actor, now } = context
  const own = await holdOwn(db, actor, params.observationId)
  if (!isRatedAhead(own)) throw new Problem('nothing-asked')
  requireObserverStill(actor, own, await findHeldThen(db, own.id, now()))
  if (own.sharedAt === null) await setShared(db, own.id, now())
  await tellOfAsking(context, own.id)
  return describeObservation(context, await getReadable(db, actor, own.id))
}
