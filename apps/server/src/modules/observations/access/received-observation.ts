import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import { lockObservation } from '../observations.queries.ts'
import { getObservation, type SeenObservation } from './seen-observation.ts'

/** What was sent to the actor about themselves, held until the transaction ends. Other readers only read. */
export async function getReceived(db: Queries, actor: Actor, id: string): Promise<SeenObservation> {
  await lockObservation(db, id)
  const seen = await getObservation(db, actor, id)
  if (seen.educatorId !== seen.me) throw new Problem('forbidden')
  return seen
}
