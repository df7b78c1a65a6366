import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { isImpersonated } from '@corridor/domain/people/actor'
import type { ActorContext } from '../../http/mount.ts'
import { mayReadFile } from '../observations/access/may-read-file.ts'
import { findContent, findFile } from './files.queries.ts'

/** Shows a file. One that the actor may not read is answered like one that is not there. */
export async function showFile(
  { db, actor, record }: ActorContext,
  { params }: RequestOf<typeof contract.files.show>,
) {
  const file = await findFile(db, params.fileId)
  const isSeen = file && (file.uploadedById === actor.realUserId || (await mayReadFile(db, actor, file)))
  const content = isSeen ? await findContent(db, params.fileId) : undefined
  if (!content) throw new Problem('file-not-found')
  // A reader's screen asks for a file with the record, whose reading is recorded; support may ask for it alone.
  if (file && isImpersonated(actor))
    await record('observation.read', { kind: 'observation', id: file.observationId })
  return new Uint8Array(content)
}
