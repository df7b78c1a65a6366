import type { Day } from '@corridor/domain/calendar/calendar'
import type { Assignment } from '@corridor/domain/people/actor'
import type { DistrictId, EducatorId, UserId } from '@corridor/domain/people/ids'
import { and, asc, eq, gte, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts, invitations } from '../../database/platform.tables.ts'
import { educators } from '../educators/educators.tables.ts'
import { contributions } from '../observations/answer/contributions.tables.ts'
import { assignments, users } from './people.tables.ts'

/** The assignments of somebody on a day. */
export function findAssignments(db: Queries, userId: UserId, on: Day): Promise<Assignment[]> {
  const { role, schoolId, educatorIds, startsOn, endsOn } = assignments
  return db
    .select({ role, schoolId, educatorIds })
    .from(assignments)
    .where(and(eq(assignments.userId, userId), lte(startsOn, on), or(isNull(endsOn), gte(endsOn, on))))
}

export async function getName(db: Queries, userId: UserId): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error('A session names a person who is not there.')
  return user.name
}

interface Words {
  readonly name: string
  readonly jobTitle: string | null
}

export async function insertUser(db: Queries, districtId: DistrictId, words: Words): Promise<UserId> {
  const [user] = await db
    .insert(users)
    .values({ districtId, ...words })
    .returning({ id: users.id })
  if (!user) throw new Error('A person was not written.')
  return user.id
}

export async function setUser(db: Queries, id: UserId, words: Words): Promise<void> {
  await db.update(users).set(words).where(eq(users.id, id))
}

export async function renameWithoutAccount(db: Queries, id: UserId, name: string): Promise<void> {
  const account = db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, id))
  await db
    .update(users)
    .set({ name })
    .where(and(eq(users.id, id), ne(users.name, name), notExists(account)))
}

/** Gives people without an account the names of the educators that they are. */
export async function renameAllWithoutAccount(db: Queries, ids: readonly EducatorId[]): Promise<void> {
  const account = db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, users.id))
  await db
    .update(users)
    .set({ name: sql`${educators.name}` })
    .from(educators)
    .where(and(eq(educators.userId, users.id), isOneOf(educators.id, ids), notExists(account)))
}

export async function setJobTitles(db: Queries, given: readonly { id: UserId; jobTitle: string | null }[]) {
  await db.execute(sql`
    update ${users} set job_title = it."jobTitle"
    from json_to_recordset(${JSON.stringify(given)}::json) as it(id int, "jobTitle" text) where ${users}.id = it.id`)
}

export function jobTitlesOf(db: Queries, ids: readonly UserId[]) {
  const { id, jobTitle } = users
  return db.select({ id, jobTitle }).from(users).where(isOneOf(id, ids)).orderBy(asc(id)).for('no key update')
}

/** Every educator who is in a group of a coach or a peer. */
export async function everyGrouped(db: Queries): Promise<Set<EducatorId>> {
  const { rows } = await db.execute<{ id: EducatorId }>(
    sql`select distinct unnest(educator_ids) as id from ${assignments} where educator_ids is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

export async function hasContributed(db: Queries, id: UserId): Promise<boolean> {
  const { userId } = contributions
  const found = await db.select({ userId }).from(contributions).where(eq(userId, id)).limit(1)
  return found.length > 0
}

/** Ends an invited person's roles and invitation: they are a person whom nobody signs in as. */
export async function endInvited(db: Queries, id: UserId): Promise<void> {
  await db.delete(assignments).where(eq(assignments.userId, id))
  await db.delete(invitations).where(eq(invitations.userId, id))
}

/** Deletes a person with their invitation; the educator they would have signed in as stays. */
export async function deleteUser(db: Queries, id: UserId): Promise<void> {
  await db.update(educators).set({ userId: null }).where(eq(educators.userId, id))
  await db.delete(assignments).where(eq(assignments.userId, id))
  await db.delete(users).where(eq(users.id, id))
}
