import type { Actor } from '@corridor/domain/actor'
import { filesIn } from '@corridor/domain/files-in'
import type { Queries } from '../../database/doors.ts'
import { isSentTo } from './copies.queries.ts'
import { findMe, findObservation, readableBy } from './observations.queries.ts'

interface NamedFile {
  readonly id: string
  readonly observationId: string
}

/** Who may read an observation sees the files it names; its educator sees those of what was sent. */
export async function mayReadFile(
  db: Queries,
  actor: Actor,
  { id, observationId }: NamedFile,
): Promise<boolean> {
  const me = await findMe(db, actor.userId)
  if (me && (await isSentTo(db, me, id))) return true
  const found = await findObservation(db, observationId, readableBy(actor, me))
  if (!found || found.educatorId === me) return false
  return filesIn(found.document.capture).some((file) => file.id === id)
}

/** Of an observation that has not arrived yet, everything is still a draft. */
export async function isDraftOf(db: Queries, actor: Actor, id: string): Promise<boolean> {
  const found = await findObservation(db, id)
  if (!found) return true
  return found.observerId === actor.userId && found.status === 'draft' && found.version === 1
}
