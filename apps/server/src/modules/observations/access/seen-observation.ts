import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { findMe } from '../../educators/find-me.ts'
import { findObservation, type KnownObservation } from '../observations.queries.ts'
import { readableBy } from './readable.ts'

export interface SeenObservation extends KnownObservation {
  /** The educator that the reader is, if they are one. */
  readonly me: EducatorId | undefined
}

/** What the actor may not read is answered like what is not there. */
export async function getObservation(db: Queries, actor: Actor, id: string): Promise<SeenObservation> {
  const me = await findMe(db, actor.userId)
  const found = await findObservation(db, id, readableBy(actor, me))
  if (!found) throw new Problem('observation-not-found')
  return { ...found, me }
}

/** The educator and who observed: what the one answers the other is theirs. */
export function isBetweenThem({ observerId, educatorId, me }: SeenObservation, { userId }: Actor): boolean {
  return observerId === userId || educatorId === me
}
