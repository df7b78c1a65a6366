import type { NewUser, User } from '@corridor/contract/people/users'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../../http/mount.ts'
import { insertAssignments } from '../assignment/assignments.queries.ts'
import { checkAssignments } from '../assignment/check-assignments.ts'
import { insertUser } from '../people.queries.ts'
import { takeTurn } from '../take-turn.ts'
import { sightOf } from '../user/managed-user.ts'
import { showChanged } from '../user/show-user.ts'
import { isAddressSeen } from '../user/users.queries.ts'
import { askIn } from './ask-in.ts'

type Context = Pick<ActorContext, 'actor' | 'client' | 'config' | 'db' | 'now'>

/**
 * Invites a person, who has no account until they accept. Whether the address has an account that the inviter cannot
 * see makes no difference here (R6): whoever accepts has to show that it is theirs.
 */
export async function inviteUser(
  { actor: before, client, config, db, now }: Context,
  { name, email, jobTitle, assignments }: NewUser,
): Promise<User> {
  const at = now()
  const { actor, today, district, subscribed } = await takeTurn(db, before, at)
  await checkAssignments(db, actor, today, assignments, [])
  if (await isAddressSeen(db, sightOf(actor, today), email))
    throw new Problem('invalid-request', { fields: { email: 'This person is in your list already.' } })

  const { districtId } = actor
  const userId = await insertUser(db, districtId, { name, jobTitle: jobTitle || null })
  await insertAssignments(db, { districtId, userId }, assignments)
  const place = { config, district, subscribed, now: at }
  await askIn({ db, client }, { districtId, userId, email }, actor.userId, place)
  return showChanged(db, actor, today, userId)
}
