import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { dropUnnamed } from '../files/drop-files.ts'
import { carriedBy } from './carried-by.ts'
import { describeSaved } from './describe-saved.ts'
import { requireObserverStill } from './may-observe.ts'
import { getOwnForUpdate } from './own-observation.ts'
import { replaceFacts } from './replace-facts.ts'
import { requireComplete } from './require-complete.ts'
import { setCompleted } from './writing.queries.ts'

export async function completeObservation(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.complete>,
): Promise<SavedObservation> {
  const { db, actor, now, record } = context
  const row = await getOwnForUpdate(db, actor, params.observationId)
  const current = describeSaved(row)
  if (body.revision !== row.revision) throw new Problem('observation-has-moved', { current })
  if (row.status !== 'draft') return current
  await requireObserverStill(context, row)
  requireComplete(row)
  const completed = { ...row, status: 'completed' as const }
  await setCompleted(db, row.id, { completedAt: now(), carried: carriedBy(completed) })
  await replaceFacts(db, completed)
  // What was sent before keeps what it shows.
  if (row.version === 1) await dropUnnamed(db, row)
  await record('observation.complete', { kind: 'observation', id: row.id })
  return describeSaved(completed)
}
