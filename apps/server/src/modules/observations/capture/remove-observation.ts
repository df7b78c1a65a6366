import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { isSent } from '@corridor/domain/observation/observation-rules'
import type { ActorContext } from '../../../http/mount.ts'
import { dropFiles } from '../../files/drop-files.ts'
import { holdOwn } from '../access/access.ts'
import { leaveConference } from '../conference/follow-conference.ts'
import { describeSaved } from './describe-saved.ts'
import { deleteObservation } from './writing.queries.ts'

/** Deletes a draft. An observation that was ever sent stays, and so does one that counts already. */
export async function removeObservation(
  context: ActorContext,
  { params, query }: RequestOf<typeof contract.observations.remove>,
) {
  const { db, actor, record, now } = context
  const row = await holdOwn(db, actor, params.observationId)
  if (row.version > 1 || isSent(row.status)) throw new Problem('observation-already-sent')
  const isAsSeen = (query.revision ?? row.revision) === row.revision
  if (row.status !== 'draft' || !isAsSeen)
    throw new Problem('observation-has-moved', { current: describeSaved(row) })
  await leaveConference(context, row)
  await dropFiles(db, row)
  await deleteObservation(db, row, now())
  await record('observation.delete', { kind: 'observation', id: row.id })
  return { id: row.id }
}
