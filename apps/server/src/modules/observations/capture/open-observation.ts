import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ActorContext } from '../../../http/mount.ts'
import { getOwn } from '../access/access.ts'
import { describeSaved } from './describe-saved.ts'

export async function openObservation(
  { db, actor }: ActorContext,
  { params }: RequestOf<typeof contract.observations.open>,
): Promise<SavedObservation> {
  return describeSaved(await getOwn(db, actor, params.observationId))
}
