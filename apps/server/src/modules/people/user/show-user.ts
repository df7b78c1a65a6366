import type { User } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { districtToday } from '../../districts/district-today.ts'
import { describeUsers } from './describe-users.ts'
import { getSeen } from './managed-user.ts'
import { type FoundUser, findUser } from './users.queries.ts'

export async function showUser(db: Queries, actor: Actor, now: Date, id: UserId): Promise<User> {
  const { today } = await districtToday(db, now)
  return describeUser(db, actor, today, await getSeen(db, actor, today, id))
}

/** A user whom the actor has just changed, though the change may have taken them out of sight. */
export async function showChanged(db: Queries, actor: Actor, today: Day, id: UserId): Promise<User> {
  return describeUser(db, actor, today, await findUser(db, { schools: 'all', today }, id))
}

async function describeUser(db: Queries, actor: Actor, today: Day, found: FoundUser | undefined) {
  const [user] = await describeUsers(db, actor, today, found ? [found] : [])
  if (!user) throw new Error('A person was not read.')
  return user
}
