import type { User } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import { mayChange } from '@corridor/domain/people/grants'
import type { Queries } from '../../../database/doors.ts'
import { educatorsNamed, type HeldRow, heldBy } from '../assignment/assignments.queries.ts'
import { isTheirs } from './managed-user.ts'
import type { FoundUser } from './users.queries.ts'

/** People as the actor may see them, with what they hold: two statements, however many they are. */
export async function describeUsers(
  db: Queries,
  actor: Actor,
  today: Day,
  found: readonly FoundUser[],
): Promise<User[]> {
  const ids = found.map(({ id }) => id)
  const rows = ids.length > 0 ? await heldBy(db, ids, today) : []
  const near = new Set(rows.filter((it) => mayChange(actor, it)))
  const inGroups = [...near].flatMap(({ educatorIds }) => educatorIds ?? [])
  const educators = inGroups.length > 0 ? await educatorsNamed(db, inGroups) : []
  const groupOf = (it: HeldRow) => {
    const group = new Set(it.educatorIds)
    return near.has(it) ? educators.filter(({ id }) => group.has(id)) : []
  }
  return found.map(({ sortName: _, ...user }) => {
    const held = rows.filter(({ userId }) => userId === user.id)
    const isMine = isTheirs(actor, user.id, held)
    return {
      ...user,
      invitationEndsAt: user.status === 'invited' ? (user.invitationEndsAt?.toISOString() ?? null) : null,
      assignments: held.map((it) => ({
        id: it.id,
        role: it.role,
        school: it.schoolId === null ? null : { id: it.schoolId, name: it.schoolName ?? '' },
        educators: it.educatorIds === null ? null : groupOf(it),
        startsOn: it.startsOn,
        endsOn: it.endsOn,
        mayChange: isMine && mayChange(actor, it),
      })),
      isMe: user.id === actor.userId,
      mayChange: isMine,
    }
  })
}
