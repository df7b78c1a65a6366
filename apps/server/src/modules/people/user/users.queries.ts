import type { UserStatus } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import type { Scope } from '@corridor/domain/people/actor'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Role } from '@corridor/domain/people/roles'
import { and, eq, gte, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { byName, contains, countOf, type PageByName, type PlaceByName } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts, invitations } from '../../../database/platform.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { assignments, users } from '../people.tables.ts'

/** The users whom somebody sees: everybody, or those with a role in these schools today or later. */
export interface Sight {
  readonly schools: Scope['schools']
  readonly today: Day
}

export interface UserFilters {
  readonly search?: string | undefined
  readonly role?: Role | undefined
  readonly school?: SchoolId | undefined
  readonly status?: UserStatus | undefined
}

const { sortName, isBefore, isOn, orderOn } = byName(users.name, users.id)
const email = sql<string>`coalesce(${accounts.email}, ${invitations.email}, '')`
const status = sql<UserStatus>`case when ${accounts.userId} is null then 'invited'
  when ${accounts.pausedAt} is null then 'active' else 'paused' end`

const ownAccount = eq(accounts.userId, users.id)
const ownInvitation = and(eq(invitations.districtId, users.districtId), eq(invitations.userId, users.id))

function people(db: Queries) {
  const { id, name, jobTitle } = users
  const invitationEndsAt = invitations.expiresAt
  return db
    .select({ id, name, jobTitle, sortName, email, status, invitationEndsAt })
    .from(users)
    .leftJoin(accounts, ownAccount)
    .leftJoin(invitations, ownInvitation)
}

export type FoundUser = Awaited<ReturnType<typeof people>>[number]

/** A page of users in the list's own order, forwards or backwards. */
export async function pageOfUsers(db: Queries, sight: Sight, filters: UserFilters, page: PageByName) {
  const isListed = and(isOn(page), isSeen(db, sight), fits(db, sight, filters))
  const found = await people(db)
    .where(isListed)
    .orderBy(...orderOn(page))
    .limit(page.limit)
  return page.before ? found.reverse() : found
}

/** How many people are in sight, by status; how many of them fit a search, and how many of those stand before a place. */
export async function tallyUsers(
  db: Queries,
  sight: Sight,
  filters: UserFilters,
  place: PlaceByName | undefined,
) {
  const isFound = fits(db, sight, filters) ?? sql`true`
  const [tally] = await db
    .select({
      active: countOf(sql`${status} = 'active'`),
      invited: countOf(sql`${status} = 'invited'`),
      paused: countOf(sql`${status} = 'paused'`),
      found: countOf(isFound),
      before: countOf(place && and(isFound, isBefore(place))),
    })
    .from(users)
    .leftJoin(accounts, ownAccount)
    .leftJoin(invitations, ownInvitation)
    .where(isSeen(db, sight))
  if (!tally) throw new Error('Counting gave no row.')
  return tally
}

export async function findUser(db: Queries, sight: Sight, id: UserId): Promise<FoundUser | undefined> {
  // An id may be larger than the column holds; then nobody has it.
  const [user] = await people(db).where(and(sql`${users.id} = ${id}::bigint`, isSeen(db, sight)))
  return user
}

export async function isAddressSeen(db: Queries, sight: Sight, address: string): Promise<boolean> {
  const found = await people(db)
    .where(and(eq(email, address), isSeen(db, sight)))
    .limit(1)
  return found.length > 0
}

/** Every person in sight who has an account or an invitation. */
export function everySeen(db: Queries, sight: Sight) {
  return people(db).where(and(isSeen(db, sight), ne(email, '')))
}

function isSeen(db: Queries, { schools, today }: Sight) {
  // A person who only answered by a mailed link is an educator, and no user before they are invited.
  const educator = db.select({ id: educators.id }).from(educators).where(eq(educators.userId, users.id))
  const isUser = or(isNotNull(accounts.userId), isNotNull(invitations.userId), notExists(educator))
  return and(
    isUser,
    schools === 'all' ? undefined : hasRole(db, today, isOneOf(assignments.schoolId, schools)),
  )
}

function fits(db: Queries, { today }: Sight, { search, role, school, status: wanted }: UserFilters) {
  const isThere = school && sql`${assignments.schoolId} = ${school}::bigint`
  return and(
    search ? or(contains(users.name, search), contains(email, search)) : undefined,
    role || school ? hasRole(db, today, and(role && eq(assignments.role, role), isThere)) : undefined,
    wanted && eq(status, wanted),
  )
}

// `in`, not `exists`: the list of people with a role is made once, and not looked for by each person.
function hasRole(db: Queries, today: Day, which: SQL | undefined) {
  const { userId, endsOn } = assignments
  const isLeft = or(isNull(endsOn), gte(endsOn, today))
  return inArray(users.id, db.select({ userId }).from(assignments).where(and(isLeft, which)))
}
