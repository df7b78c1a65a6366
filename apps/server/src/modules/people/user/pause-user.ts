import type { User } from '@corridor/contract/people/users'
import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { endAllSessions } from '../../../access/sessions.ts'
import type { Queries } from '../../../database/doors.ts'
import { setPaused, voidLinks } from '../accounts.queries.ts'
import { keepAnAdmin } from '../assignment/keep-an-admin.ts'
import { takeTurn } from '../take-turn.ts'
import { getManaged } from './managed-user.ts'
import { showChanged } from './show-user.ts'

/** Closes a user's account on every device at once, or opens it again. */
export async function pauseUser(
  db: Queries,
  before: Actor,
  now: Date,
  userId: UserId,
  isPaused: boolean,
): Promise<User> {
  const { actor, today } = await takeTurn(db, before, now)
  const { status } = await getManaged(db, actor, today, userId)
  if (userId === actor.userId) throw new Problem('user-not-yours')
  if (status === 'invited') throw new Problem('not-yet-accepted')
  await keepAnAdmin(db, today, () => setPaused(db, userId, isPaused ? now : null))
  if (isPaused) {
    await endAllSessions(db, userId)
    await voidLinks(db, userId)
  }
  return showChanged(db, actor, today, userId)
}
