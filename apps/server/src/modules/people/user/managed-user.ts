import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, type Assignment, scopeOf } from '@corridor/domain/people/actor'
import { mayManage } from '@corridor/domain/people/grants'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { type HeldRow, heldBy } from '../assignment/assignments.queries.ts'
import { lockInvitation } from '../invitation/invitations.queries.ts'
import { type FoundUser, findUser, type Sight } from './users.queries.ts'

export function sightOf(actor: Actor, today: Day): Sight {
  return { schools: scopeOf(actor, 'user.manage').schools, today }
}

/** Whether the actor manages a user; nobody does the demo's, so that nobody locks the others out of the demo. */
export function isTheirs(actor: Actor, id: UserId, held: readonly Assignment[]): boolean {
  return id !== DEMO_USER && mayManage(actor, held)
}

/** A user whom the actor sees. One out of sight is answered like one who is not there. */
export async function getSeen(db: Queries, actor: Actor, today: Day, id: UserId): Promise<FoundUser> {
  const user = await findUser(db, sightOf(actor, today), id)
  if (!user) throw new Problem('user-not-found')
  return user
}

/** A user whom the actor may change, with what they hold. The caller has taken their turn. */
export async function getManaged(
  db: Queries,
  actor: Actor,
  today: Day,
  id: UserId,
): Promise<FoundUser & { readonly held: readonly HeldRow[] }> {
  await getSeen(db, actor, today, id)
  await lockInvitation(db, id)
  // The user is read again: they may have accepted while we waited, or become one with an account that was there.
  const user = await getSeen(db, actor, today, id)
  const held = await heldBy(db, [id], today)
  if (!isTheirs(actor, id, held)) throw new Problem('user-not-yours')
  return { ...user, held }
}
