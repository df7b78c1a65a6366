import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'
import type { AnswerContext } from '../../../http/mount.ts'
import { getReadable, isBetweenThem } from '../access/access.ts'
import { findCopy } from './copies.queries.ts'
import { readCopy } from './read-copy.ts'

/** One copy of an observation, for the educator and who observed. Other readers are told what a stranger is told. */
export async function showCopy(
  { db, actor, record }: AnswerContext,
  { params }: RequestOf<typeof contract.observations.copy>,
): Promise<ObservationRecord> {
  const readable = await getReadable(db, actor, params.observationId)
  const copy =
    isBetweenThem(readable, { actor, me: readable.me }) && (await findCopy(db, readable.id, params.version))
  if (!copy) throw new Problem('observation-not-found')
  if (readable.observerId !== actor.realUserId) {
    await record('observation.read', { kind: 'observation', id: readable.id })
  }
  return readCopy(copy)
}
