import type { Actor } from '@corridor/domain/actor'
import type { Queries } from '../../database/doors.ts'
import { isSentTo } from './copies.queries.ts'
import { findMe, findObservation, readableBy } from './observations.queries.ts'
import { recordOf } from './record-of.ts'

interface NamedFile {
  readonly id: string
  readonly observationId: string
}

/** Who may read an observation sees the files of its record; its educator sees those of what was sent. */
export async function mayReadFile(
  db: Queries,
  actor: Actor,
  { id, observationId }: NamedFile,
): Promise<boolean> {
  const me = await findMe(db, actor.userId)
  if (me && (await isSentTo(db, me, id))) return true
  const found = await findObservation(db, observationId, readableBy(actor, me))
  if (!found || found.educatorId === me) return false
  const { blocks } = recordOf(found, { message: null, contributions: [], isForEducator: true })
  return blocks.some((block) => block.kind === 'files' && block.items.some(({ file }) => file.id === id))
}

/** Of an observation that has not arrived yet, everything is still a draft. */
export async function isDraftOf(db: Queries, actor: Actor, id: string): Promise<boolean> {
  const found = await findObservation(db, id)
  if (!found) return true
  return found.observerId === actor.userId && found.status === 'draft' && found.version === 1
}
