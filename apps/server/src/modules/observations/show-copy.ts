import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { findCopy } from './copies.queries.ts'
import { readCopy } from './read-copy.ts'
import { getObservation, isBetweenThem } from './seen-observation.ts'

/** Whom it is not between is told what a stranger is told. */
export async function showCopy(
  { db, actor, record }: ActorContext,
  { params }: RequestOf<typeof contract.observations.copy>,
): Promise<ObservationRecord> {
  const seen = await getObservation(db, actor, params.observationId)
  const copy = isBetweenThem(seen, actor) && (await findCopy(db, seen.id, params.version))
  if (!copy) throw new Problem('observation-not-found')
  if (seen.observerId !== actor.realUserId) {
    await record('observation.read', { kind: 'observation', id: seen.id })
  }
  return readCopy(copy)
}
