import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { mayInviteAt } from '@corridor/domain/people/educator-sight'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { atMost, claim } from '../../../access/throttle.queries.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { personOf } from '../../educators/person-of.ts'
import { getSeen } from '../../educators/seen-educator.ts'
import { heldBy, insertAssignments } from '../assignment/assignments.queries.ts'
import { checkAssignments } from '../assignment/check-assignments.ts'
import { takeTurn } from '../take-turn.ts'
import { askIn } from './ask-in.ts'
import { dropInvitation, isInvitedAsAnother } from './invitations.queries.ts'

const HOUR_MS = 3_600_000
const MOST_PER_HOUR = 5

type Context = Pick<ActorContext, 'actor' | 'client' | 'config' | 'db' | 'now'>

/**
 * Invites an educator by the address in their file, as a teacher of their schools. Accepting connects the account with
 * the educator, also one that is there already. Invited again, the link of the mail before stops working.
 */
export async function inviteEducator(
  { actor: before, client, config, db, now }: Context,
  educatorId: EducatorId,
): Promise<UserId> {
  const at = now()
  const { actor, today, district, subscribed } = await takeTurn(db, before, at)
  const educator = await getSeen(db, actor, today, educatorId)
  if (educator.hasAccount) throw new Problem('not-invited')
  if (educator.email === null) throw new Problem('no-address')
  const email = educator.email.toLowerCase()
  const wanted = educator.schools.filter((id) => mayInviteAt(actor, id)).map(teaching(today))
  if (wanted.length === 0) throw new Problem('forbidden')
  await checkAssignments(db, actor, today, wanted, [])
  const { districtId } = actor
  const userId = await personOf(db, districtId, educatorId)
  if (await isInvitedAsAnother(db, { districtId, userId, email }))
    throw refusal('This address is invited already. Withdraw that invitation under Users first.')
  const limit = atMost(MOST_PER_HOUR, `invite:${userId}`, at, HOUR_MS)
  if (!(await claim(db, limit, at))) throw new Problem('too-many-requests')
  await dropInvitation(db, userId)
  if ((await heldBy(db, [userId], today)).length === 0)
    await insertAssignments(db, { districtId, userId }, wanted)
  const place = { config, district, subscribed, now: at }
  await askIn({ db, client }, { districtId, userId, email }, actor.userId, place)
  return userId
}

/** A teacher's assignment at a school from today on. */
export function teaching(today: Day) {
  return (schoolId: SchoolId) => ({
    id: null,
    role: 'teacher' as const,
    schoolId,
    educatorIds: null,
    startsOn: today,
    endsOn: null,
  })
}

function refusal(email: string): Problem {
  return new Problem('invalid-request', { fields: { email } })
}
