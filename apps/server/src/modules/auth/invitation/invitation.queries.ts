import type { Day } from '@corridor/domain/calendar/calendar'
import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, eq, exists, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/doors.ts'
import { invitations } from '../../../database/platform.tables.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { assignments, users } from '../../people/people.tables.ts'

export async function findInvitation(db: Queries, tokenHash: string, now: Date) {
  const [invitation] = await live(db, tokenHash, now)
  return invitation
}

/** Locks an invitation until the transaction ends: of many that accept it at once, the others find it gone. */
export async function lockInvitation(db: Queries, tokenHash: string, now: Date) {
  const [invitation] = await live(db, tokenHash, now).for('update')
  return invitation
}

function live(db: Queries, tokenHash: string, now: Date) {
  const { districtId, userId, email, expiresAt } = invitations
  return db
    .select({ districtId, userId, email })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(expiresAt, now)))
}

export async function getInvited(db: Queries, userId: UserId): Promise<{ name: string }> {
  const [invited] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!invited) throw new Error('An invitation names a person who is not there.')
  return invited
}

/** The assignments that an invitation brings, without those that are over. */
export function assignmentsFrom(db: Queries, userId: UserId, today: Day) {
  const { role, endsOn, startsOn, schoolId, districtId, id } = assignments
  return db
    .select({ role, school: schools.name })
    .from(assignments)
    .leftJoin(schools, and(eq(schools.districtId, districtId), eq(schools.id, schoolId)))
    .where(and(eq(assignments.userId, userId), or(isNull(endsOn), gte(endsOn, today))))
    .orderBy(asc(startsOn), asc(id))
}

export async function nameInvited(db: Queries, userId: UserId, name: string): Promise<void> {
  await db.update(users).set({ name }).where(eq(users.id, userId))
}

export async function deleteInvitation(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(invitations).where(eq(invitations.tokenHash, tokenHash))
}

/** Gives an invited person's roles to an account that is here already; the place that was kept for them goes. */
export async function mergeInvited(db: Queries, invited: UserId, userId: UserId): Promise<void> {
  await db.update(assignments).set({ userId }).where(eq(assignments.userId, invited))
  // Nobody is two educators: an account that already is an educator stays that one.
  const others = alias(educators, 'others')
  const isEducator = exists(db.select({ id: others.id }).from(others).where(eq(others.userId, userId)))
  await db
    .update(educators)
    .set({ userId: sql`case when ${isEducator} then null else ${userId}::int end` })
    .where(eq(educators.userId, invited))
  // Contributions written by a mailed link were theirs before.
  await db.update(contributions).set({ userId }).where(eq(contributions.userId, invited))
  await db.delete(users).where(eq(users.id, invited))
}
