import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { deleteUser, endInvited, hasContributed } from '../people.queries.ts'
import { takeTurn } from '../take-turn.ts'
import { getManaged } from '../user/managed-user.ts'

/**
 * Withdraws an invitation, as if the person had never been invited; the trail keeps that they were. What they wrote by
 * a mailed link stays, and they as its author.
 */
export async function withdrawInvitation(
  db: Queries,
  before: Actor,
  now: Date,
  userId: UserId,
): Promise<void> {
  const { actor, today } = await takeTurn(db, before, now)
  const { status } = await getManaged(db, actor, today, userId)
  if (status !== 'invited') throw new Problem('not-invited')
  if (await hasContributed(db, userId)) await endInvited(db, userId)
  else await deleteUser(db, userId)
}
