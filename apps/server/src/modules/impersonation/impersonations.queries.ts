import type { Scope } from '@corridor/domain/people/actor'
import type { UserId } from '@corridor/domain/people/ids'
import { and, desc, eq, exists, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts } from '../../database/platform.tables.ts'
import { assignments, users } from '../people/people.tables.ts'
import { impersonations } from './impersonations.tables.ts'

const { userId, districtId, email, pausedAt } = accounts

export async function findAccount(db: Queries, who: { email: string } | { userId: UserId }) {
  const [account] = await db
    .select({ userId, districtId, email, pausedAt })
    .from(accounts)
    .where('email' in who ? eq(email, who.email) : eq(userId, who.userId))
  return account
}

export async function insertImpersonation(db: Queries, values: typeof impersonations.$inferInsert) {
  await db.insert(impersonations).values(values)
}

export async function markEnded(db: Queries, id: string, now: Date): Promise<void> {
  const isOn = and(eq(impersonations.id, id), isNull(impersonations.endedAt))
  await db.update(impersonations).set({ endedAt: now }).where(isOn)
}

/** The name under which support looked with somebody's eyes last. */
export async function findSupportName(db: Queries, by: UserId, as: UserId): Promise<string | undefined> {
  const { supportName, supportUserId, startedAt } = impersonations
  const [found] = await db
    .select({ supportName })
    .from(impersonations)
    .where(and(eq(supportUserId, by), eq(impersonations.userId, as)))
    .orderBy(desc(startedAt))
    .limit(1)
  return found?.supportName
}

interface Asked {
  readonly schools: Scope['schools']
  readonly timeZone: string
  readonly limit: number
}

export function newestImpersonations(db: Queries, asked: Asked) {
  const { id, supportName, reason, startedAt, endsAt, endedAt } = impersonations
  return db
    .select({ id, userId: users.id, name: users.name, supportName, reason, startedAt, endsAt, endedAt })
    .from(impersonations)
    .innerJoin(users, eq(users.id, impersonations.userId))
    .where(ofStaff(db, asked))
    .orderBy(desc(startedAt), desc(id))
    .limit(asked.limit)
}

/** Whether a look was with the eyes of somebody who was assigned to one of the schools that day. */
function ofStaff(db: Queries, { schools, timeZone }: Asked) {
  if (schools === 'all') return undefined
  const { startsOn, endsOn } = assignments
  const day = sql`(${impersonations.startedAt} at time zone ${timeZone})::date`
  return exists(
    db
      .select({ id: assignments.id })
      .from(assignments)
      .where(
        and(
          eq(assignments.userId, impersonations.userId),
          isOneOf(assignments.schoolId, schools),
          lte(startsOn, day),
          or(isNull(endsOn), gte(endsOn, day)),
        ),
      ),
  )
}
