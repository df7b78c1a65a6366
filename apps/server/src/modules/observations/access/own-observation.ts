import { Problem } from '@corridor/contract/problems'
import { isOwn } from '@corridor/domain/observation/observation-rules'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { findObservation, type KnownObservation, lockObservation } from '../observations.queries.ts'

/** Anybody else's is not there. */
export async function getOwn(db: Queries, actor: Actor, id: string): Promise<KnownObservation> {
  return ownOf(actor, await findObservation(db, id))
}

/** Held until the transaction ends. */
export async function getOwnForUpdate(db: Queries, actor: Actor, id: string): Promise<KnownObservation> {
  return ownOf(actor, await lockObservation(db, id))
}

export function ownOf(actor: Actor, found: KnownObservation | undefined): KnownObservation {
  if (!found || !isOwn(actor, found)) throw new Problem('observation-not-found')
  return found
}
