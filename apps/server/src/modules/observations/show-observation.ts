import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observations'
import type { ActorContext } from '../../http/mount.ts'
import { markOpened } from './deliveries.ts'
import { describeSeen } from './describe-observation.ts'
import { getObservation } from './seen-observation.ts'

/** Reading what somebody else observed is recorded; support with the observer's eyes is somebody else. */
export async function showObservation(
  { db, actor, now, record }: ActorContext,
  { params }: RequestOf<typeof contract.observations.show>,
): Promise<Observation> {
  const seen = await getObservation(db, actor, params.observationId)
  if (seen.observerId !== actor.realUserId) {
    await record('observation.read', { kind: 'observation', id: seen.id })
    await markOpened(db, actor, now(), seen, seen.me)
  }
  return describeSeen(db, actor, seen)
}
