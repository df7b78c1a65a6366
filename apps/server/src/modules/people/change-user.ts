import type { AssignmentDetails, User, UserDetails } from '@corridor/contract/users'
import type { Actor } from '@corridor/domain/actor'
import type { Day } from '@corridor/domain/calendar'
import { mayChange } from '@corridor/domain/grants'
import type { DistrictId, UserId } from '@corridor/domain/ids'
import type { Queries } from '../../database/doors.ts'
import { isKept } from './assignment-faults.ts'
import { endAssignment, type HeldRow, insertAssignments, setAssignment } from './assignments.queries.ts'
import { checkAssignments } from './check-assignments.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { getManaged } from './managed-user.ts'
import { setUser } from './people.queries.ts'
import { showChanged } from './show-user.ts'
import { takeTurn } from './take-turn.ts'

/** What is out of the actor's reach stays as it is. */
export async function changeUser(
  db: Queries,
  before: Actor,
  now: Date,
  userId: UserId,
  { name, jobTitle, assignments: wanted }: UserDetails,
): Promise<User> {
  const { actor, today } = await takeTurn(db, before, now)
  const { held } = await getManaged(db, actor, today, userId)
  const near = held.filter((it) => mayChange(actor, it))
  await checkAssignments(db, actor, today, wanted, near)
  await keepAnAdmin(db, today, async () => {
    await setUser(db, userId, { name, jobTitle: jobTitle || null })
    await replace(db, { districtId: actor.districtId, userId }, near, wanted, today)
  })
  return showChanged(db, actor, today, userId)
}

async function replace(
  db: Queries,
  holder: { districtId: DistrictId; userId: UserId },
  held: readonly HeldRow[],
  wanted: readonly AssignmentDetails[],
  today: Day,
) {
  const fresh = wanted.filter(({ id }) => id === null)
  for (const row of held) {
    const it = wanted.find(({ id }) => id === row.id)
    const hasBegun = row.startsOn < today
    if (it && (isKept(it, row) || !hasBegun)) await setAssignment(db, row.id, it)
    else await endAssignment(db, row, today)
    // Where they worked until now stays true: another role or school begins today.
    if (it && hasBegun && !isKept(it, row))
      fresh.push({ ...it, startsOn: it.startsOn < today ? today : it.startsOn })
  }
  await insertAssignments(db, holder, fresh)
}
