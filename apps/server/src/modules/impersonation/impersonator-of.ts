import type { Actor } from '@corridor/domain/people/actor'
import { roleTitles } from '@corridor/domain/people/roles'
import type { Queries } from '../../database/doors.ts'
import { findSupportName } from './impersonations.queries.ts'

/** The supporter who looks with these eyes, if it is not their owner. */
export async function impersonatorOf(db: Queries, { userId, realUserId }: Actor) {
  if (realUserId === userId) return null
  return { id: realUserId, name: (await findSupportName(db, realUserId, userId)) ?? roleTitles.support }
}
