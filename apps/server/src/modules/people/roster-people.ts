import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { KnownUser } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries } from '../../database/doors.ts'
import { type HeldRow, heldBy } from './assignment/assignments.queries.ts'
import { everyGrouped, jobTitlesOf, setJobTitles } from './people.queries.ts'
import { isTheirs, sightOf } from './user/managed-user.ts'
import { everySeen } from './user/users.queries.ts'

/** Every user whom the actor sees, as a roster is compared with them. Other users do not exist for the actor. */
export async function knownUsers(db: Queries, actor: Actor, today: Day): Promise<KnownUser[]> {
  const seen = await everySeen(db, sightOf(actor, today))
  const ids = seen.map(({ id }) => id)
  const held = new Map<UserId, HeldRow[]>()
  for (const it of await heldBy(db, ids, today)) held.set(it.userId, [...(held.get(it.userId) ?? []), it])
  return seen.map(({ id, name, email, jobTitle }) => ({
    id,
    name,
    email: email.toLowerCase(),
    jobTitle,
    isNear: isTheirs(actor, id, held.get(id) ?? []),
  }))
}

interface Title {
  readonly id: UserId
  readonly from: string | null
  readonly to: string | null
}

/** Changes job titles that still are what they were thought to be; answers whose. */
export async function changeJobTitles(db: Queries, titles: readonly Title[]): Promise<Set<UserId>> {
  const now = new Map(
    (
      await jobTitlesOf(
        db,
        titles.map(({ id }) => id),
      )
    ).map((it) => [it.id, it.jobTitle]),
  )
  const same = titles.filter(({ id, from }) => now.get(id) === from)
  if (same.length > 0)
    await setJobTitles(
      db,
      same.map(({ id, to }) => ({ id, jobTitle: to })),
    )
  return new Set(same.map(({ id }) => id))
}

export function groupedEducators(db: Queries): Promise<Set<EducatorId>> {
  return everyGrouped(db)
}
