import type { AssignmentDetails, User, UserDetails } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import { mayChange } from '@corridor/domain/people/grants'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { isKept } from '../assignment/assignment-faults.ts'
import {
  deleteAssignment,
  endAssignment,
  type HeldRow,
  insertAssignments,
  setAssignment,
} from '../assignment/assignments.queries.ts'
import { checkAssignments } from '../assignment/check-assignments.ts'
import { keepAnAdmin } from '../assignment/keep-an-admin.ts'
import { setUser } from '../people.queries.ts'
import { takeTurn } from '../take-turn.ts'
import { getManaged } from './managed-user.ts'
import { showChanged } from './show-user.ts'

/** Changes a user. Assignments out of the actor's reach stay as they are. */
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
    await replace(db, { districtId: actor.districtId, userId }, near, wanted, { today, now })
  })
  return showChanged(db, actor, today, userId)
}

async function replace(
  db: Queries,
  holder: { districtId: DistrictId; userId: UserId },
  held: readonly HeldRow[],
  wanted: readonly AssignmentDetails[],
  when: Moment,
) {
  const { today } = when
  const fresh = wanted.filter(({ id }) => id === null)
  for (const row of held) {
    const it = wanted.find(({ id }) => id === row.id)
    const isLeft = it && !takesAway(it, row, today)
    if (isLeft) await setAssignment(db, row.id, it, overSince(it, when))
    else await takeAway(db, row, when)
    // The place of work until now stays true: another role, school or group begins today.
    if (it && !isLeft) {
      const isUnderWay = it.startsOn < today
      fresh.push({ ...it, startsOn: isUnderWay ? today : it.startsOn })
    }
  }
  await insertAssignments(db, holder, fresh)
}

interface Moment {
  readonly today: Day
  readonly now: Date
}

function takeAway(db: Queries, { id, startsOn }: HeldRow, { today, now }: Moment): Promise<void> {
  return startsOn > today ? deleteAssignment(db, id) : endAssignment(db, id, today, now)
}

/** Whether a change takes away a part of an assignment held today. Visits made within it may be on a device still. */
function takesAway(wanted: AssignmentDetails, row: HeldRow, today: Day): boolean {
  if (row.startsOn > today) return false
  if (!isKept(wanted, row) || wanted.startsOn > today) return true
  if (wanted.educatorIds === null) return false
  const left = new Set(wanted.educatorIds)
  return !row.educatorIds?.every((id) => left.has(id))
}

/** Since when an assignment is over: a last day that is past takes it away now. */
function overSince({ endsOn }: AssignmentDetails, { today, now }: Moment): Date | null {
  return endsOn !== null && endsOn < today ? now : null
}
