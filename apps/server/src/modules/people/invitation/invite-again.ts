import type { User } from '@corridor/contract/people/users'
import { Problem } from '@corridor/contract/problems'
import type { UserId } from '@corridor/domain/people/ids'
import { atMost, claim } from '../../../access/throttle.queries.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { takeTurn } from '../take-turn.ts'
import { getManaged } from '../user/managed-user.ts'
import { showChanged } from '../user/show-user.ts'
import { letWait, renewInvitation } from './invitations.queries.ts'
import { mailIfAdmitted } from './mail-if-admitted.ts'
import { newInvitation } from './mail-invitation.ts'

const HOUR_MS = 3_600_000
const MOST_PER_HOUR = 5

type Context = Pick<ActorContext, 'actor' | 'client' | 'config' | 'db' | 'now'>

/** Invites a person again; the link of the mail before stops working. */
export async function inviteAgain(
  { actor: before, client, config, db, now }: Context,
  userId: UserId,
): Promise<User> {
  const at = now()
  const { actor, today, district, subscribed } = await takeTurn(db, before, at)
  const { status } = await getManaged(db, actor, today, userId)
  if (status !== 'invited') throw new Problem('not-invited')
  const limit = atMost(MOST_PER_HOUR, `invite:${userId}`, at, HOUR_MS)
  if (!(await claim(db, limit, at))) throw new Problem('too-many-requests')

  const { token, kept } = newInvitation(at)
  const { districtId, userId: invitedBy } = actor
  const email = await renewInvitation(db, userId, { ...kept, invitedBy })
  if (email === undefined) throw new Problem('not-invited')
  const letter = { districtId, email, invitedBy, token }
  const admission = await mailIfAdmitted({ db, client }, letter, { config, district, subscribed, now: at })
  if (admission !== 'admitted') await letWait(db, userId, at)
  return showChanged(db, actor, today, userId)
}
