import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ActorContext } from '../../../http/mount.ts'
import { holdOwn } from '../access/access.ts'
import { describeSaved } from './describe-saved.ts'
import { setKept } from './writing.queries.ts'

/** Keeps a draft that came back after it was deleted: no device asks about it any more. */
export async function keepObservation(
  { db, actor }: ActorContext,
  { params }: RequestOf<typeof contract.observations.keep>,
): Promise<SavedObservation> {
  const row = await holdOwn(db, actor, params.observationId)
  if (row.removedAt) await setKept(db, row.id)
  return describeSaved({ ...row, removedAt: null })
}
