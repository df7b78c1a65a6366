import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { isDraftOf } from '../observations/may-read-file.ts'
import { deleteFile, findFile } from './files.queries.ts'

/** What was ever sent stays with what was sent. */
export async function removeFile(
  { db, actor }: ActorContext,
  { params }: RequestOf<typeof contract.files.remove>,
) {
  const file = await findFile(db, params.fileId)
  if (file?.uploadedById !== actor.userId) throw new Problem('file-not-found')
  if (!(await isDraftOf(db, actor, file.observationId))) throw new Problem('observation-already-sent')
  await deleteFile(db, file.id)
  return {}
}
