import type { Day } from '@corridor/domain/calendar/calendar'
import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { and, eq, gte, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts, oneTimeTokens } from '../../database/platform.tables.ts'
import { assignments } from './people.tables.ts'

export async function setPaused(db: Queries, userId: UserId, pausedAt: Date | null): Promise<void> {
  await db.update(accounts).set({ pausedAt }).where(eq(accounts.userId, userId))
}

/** Deletes the mailed links of a user that wait to be used. */
export async function voidLinks(db: Queries, userId: UserId): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
}

/** Whether an assignment makes somebody administer the district on a day. The demo changes nothing and is told nothing. */
function administersOn(today: Day) {
  const { role, userId, startsOn, endsOn } = assignments
  return and(
    eq(role, 'district-admin'),
    lte(startsOn, today),
    or(isNull(endsOn), gte(endsOn, today)),
    isNull(accounts.pausedAt),
    ne(userId, DEMO_USER),
  )
}

/**
 * How well the district is looked after: 2 where somebody administers it until further notice, 1 where somebody
 * does today, 0 where nobody does.
 */
export async function adminStanding(db: Queries, today: Day): Promise<number> {
  const { userId, endsOn } = assignments
  const [standing] = await db
    .select({ best: sql`coalesce(max(case when ${endsOn} is null then 2 else 1 end), 0)`.mapWith(Number) })
    .from(assignments)
    .innerJoin(accounts, eq(accounts.userId, userId))
    .where(administersOn(today))
  return standing?.best ?? 0
}

/** People who administer the district on a day. */
export function adminsOn(db: Queries, today: Day) {
  const { userId } = assignments
  return db
    .selectDistinct({ userId })
    .from(assignments)
    .innerJoin(accounts, eq(accounts.userId, userId))
    .where(administersOn(today))
}
