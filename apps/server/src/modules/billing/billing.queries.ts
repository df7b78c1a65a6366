import type { Day } from '@corridor/domain/calendar/calendar'
import { DEMO_USER, type DistrictId, type SchoolId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import { and, asc, countDistinct, eq, gte, isNull, lte, ne, or } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts } from '../../database/platform.tables.ts'
import { districts } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { assignments, users } from '../people/people.tables.ts'

/** People who hold one of the roles on a day and can sign in, by name; whoever holds two is there twice. */
export function holdersOf(db: Queries, roles: readonly Role[], on: Day) {
  const { role, startsOn, endsOn } = assignments
  return db
    .select({ id: users.id, name: users.name, email: accounts.email, chosen: users.mailChoices, role })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(
      and(
        isOneOf(role, roles),
        lte(startsOn, on),
        or(isNull(endsOn), gte(endsOn, on)),
        isNull(accounts.pausedAt),
        // Nobody reads the demo user's mail.
        ne(users.id, DEMO_USER),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
}

/** Locks the district's last reminder: reminders at the same moment wait for each other. */
export async function lockLastReminder(db: Queries): Promise<Date | null> {
  const [district] = await db.select({ at: districts.planRemindedAt }).from(districts).for('no key update')
  return district?.at ?? null
}

export async function setLastReminder(db: Queries, id: DistrictId, planRemindedAt: Date): Promise<void> {
  await db.update(districts).set({ planRemindedAt }).where(eq(districts.id, id))
}

/** How many active educators teach at each school on a day. */
export async function educatorsBySchool(db: Queries, on: Day): Promise<ReadonlyMap<SchoolId, number>> {
  const { schoolId, educatorId, startsOn, endsOn } = educatorAssignments
  const rows = await db
    .select({ schoolId, educators: countDistinct(educatorId) })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(and(educators.isActive, lte(startsOn, on), or(isNull(endsOn), gte(endsOn, on))))
    .groupBy(schoolId)
  return new Map(rows.map((it) => [it.schoolId, it.educators]))
}
