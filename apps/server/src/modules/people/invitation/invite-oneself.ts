import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { takeTurns } from '../../districts/take-turns.ts'
import { heldBy, insertAssignments } from '../assignment/assignments.queries.ts'
import { dropInvitation, insertInvitation } from './invitations.queries.ts'
import { teaching } from './invite-educator.ts'
import { newInvitation } from './mail-invitation.ts'

interface Joining {
  readonly districtId: DistrictId
  readonly userId: UserId
  /** The address of who joins, which they have just shown to be theirs with a code. */
  readonly email: string
  readonly schools: readonly SchoolId[]
  readonly today: Day
}

/** Writes the invitation of an educator who asks for an account, as a teacher of their schools. Answers what to accept it with. */
export async function inviteOneself(db: Queries, joining: Joining, now: Date): Promise<string> {
  const { districtId, userId, email, schools, today } = joining
  await takeTurns(db)
  await dropInvitation(db, userId)
  if ((await heldBy(db, [userId], today)).length === 0)
    await insertAssignments(db, { districtId, userId }, schools.map(teaching(today)))
  const { token, kept } = newInvitation(now)
  await insertInvitation(db, { districtId, userId, email }, { ...kept, invitedBy: userId })
  return token
}
