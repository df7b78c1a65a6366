import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { MOST_MEGAPIXELS } from '@corridor/domain/files/file-limits'
import { scopeOf } from '@corridor/domain/people/actor'
import type { ActorContext } from '../../http/mount.ts'
import { checkLoose, checkRoom } from './check-room.ts'
import { findFile, findSource, insertFile, takeTurn } from './files.queries.ts'
import { namedBy } from './named-files.ts'
import { cleaned } from './strip/cleaned.ts'

const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000

/** Keeps a file. Devices send until they hear that they were heard: a file that is there stays as it came first. */
export async function addFile(
  { db, actor, now }: ActorContext,
  { params, query, body }: RequestOf<typeof contract.files.add>,
) {
  const { fileId: id } = params
  const { observation: observationId } = query
  await takeTurn(db, actor.userId, observationId)
  const source = await findSource(db, observationId)
  if (source ? source.observerId !== actor.userId : !mayObserve(actor))
    throw new Problem('observation-not-found')
  const known = await findFile(db, id)
  if (known && known.uploadedById !== actor.userId) throw new Problem('file-not-found')
  if (known) return { id }
  const named = source && namedBy(source)
  await checkRoom(db, { id, observationId, named })
  const { type, content } = keptOf(body)
  const isNamed = named?.has(id) ?? false
  if (!isNamed) await checkLoose(db, actor.userId, content.length, now())
  await insertFile(db, {
    districtId: actor.districtId,
    id,
    observationId,
    type,
    content,
    isNamed,
    uploadedById: actor.userId,
    uploadedAt: now(),
  })
  return { id }
}

function keptOf(body: Uint8Array) {
  const file = cleaned(body)
  if (!file) throw new Problem('file-not-known')
  if (file.pixels > MOST_PIXELS) throw new Problem('too-many-pixels')
  return file
}

/** Whether somebody may bring files: a file may come before its observation does. */
function mayObserve(actor: ActorContext['actor']): boolean {
  const { schools, educators } = scopeOf(actor, 'observation.create')
  return schools === 'all' || schools.length > 0 || educators.length > 0
}
