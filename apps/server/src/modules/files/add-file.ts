import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { scopeOf } from '@corridor/domain/actor'
import { MOST_FILES } from '@corridor/domain/file-limits'
import type { ActorContext } from '../../http/mount.ts'
import { filesOf, findFile, findSource, insertFile } from './files.queries.ts'
import { namedBy } from './named-files.ts'
import { cleaned } from './strip/cleaned.ts'

const MOST_LEFT = 4 * MOST_FILES

/** Devices send until they hear that they were heard: what is there stays as it came first. */
export async function addFile(
  { db, actor, now }: ActorContext,
  { params, query, body }: RequestOf<typeof contract.files.add>,
) {
  const { fileId: id } = params
  const { observation: observationId } = query
  const source = await findSource(db, observationId)
  if (source ? source.observerId !== actor.userId : !mayObserve(actor))
    throw new Problem('observation-not-found')
  const known = await findFile(db, id)
  if (known && known.uploadedById !== actor.userId) throw new Problem('file-not-found')
  if (known) return { id }
  const others = await filesOf(db, observationId)
  const named = source && namedBy(source)
  // What was taken out again waits for an undo: it takes no room from what the capture names, until it is too much itself.
  const counted = named?.has(id) ? others.filter((it) => named.has(it)) : others
  if (counted.length >= MOST_FILES || others.length >= MOST_LEFT) throw new Problem('too-many-files')
  const file = cleaned(body)
  if (!file) throw new Problem('file-not-known')
  await insertFile(db, {
    ...{ id, observationId, ...file },
    districtId: actor.districtId,
    uploadedById: actor.userId,
    uploadedAt: now(),
  })
  return { id }
}

/** It may come before the observation does. */
function mayObserve(actor: ActorContext['actor']): boolean {
  const { schools, educators } = scopeOf(actor, 'observation.create')
  return schools === 'all' || schools.length > 0 || educators.length > 0
}
