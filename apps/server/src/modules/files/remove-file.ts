import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../http/mount.ts'
import { dropFiles } from './drop-files.ts'
import { deleteFile, findFile, findSource } from './files.queries.ts'

/** Removes a file. One that was ever sent stays with what was sent. */
export async function removeFile(
  { db, actor }: ActorContext,
  { params }: RequestOf<typeof contract.files.remove>,
) {
  const file = await findFile(db, params.fileId)
  if (file?.uploadedById !== actor.userId) throw new Problem('file-not-found')
  const source = await findSource(db, file.observationId)
  if (source && source.observerId !== actor.userId) throw new Problem('file-not-found')
  // An observation that has not arrived yet is still a draft as a whole.
  if (!source) await deleteFile(db, file.id)
  else if (source.status === 'draft' && source.version === 1) await dropFiles(db, source, [file.id])
  else throw new Problem('observation-already-sent')
  return {}
}
