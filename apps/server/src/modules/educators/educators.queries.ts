import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import {
  type AnyColumn,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { byName, contains, countOf, type PageByName, type PlaceByName } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { accounts, invitations } from '../../database/platform.tables.ts'
import { prepared } from '../../database/prepared.ts'
import { educatorAssignments, educators } from './educators.tables.ts'
import { havingEachWord } from './found/having-words.ts'
import { belongingTo, isSeen, type Sight } from './in-sight.ts'

export interface EducatorFilters {
  readonly search?: string | undefined
  readonly school?: SchoolId | undefined
  readonly state?: 'active' | 'inactive' | 'provisional' | undefined
}

const { sortName, isBefore, isOn, orderOn } = byName(educators.name, educators.id)

function people(db: Queries) {
  const { districtId: _, id, name, grades, subject, room, email, externalId } = educators
  const { periods, hiredOn, isActive, isProvisional, userId } = educators
  const facts = { id, name, sortName, grades, subject, room, email, externalId }
  const account = db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, userId))
  const invitation = db
    .select({ id: invitations.userId })
    .from(invitations)
    .where(and(eq(invitations.districtId, educators.districtId), eq(invitations.userId, userId)))
  return db
    .select({
      ...facts,
      periods,
      hiredOn,
      isActive,
      isProvisional,
      userId,
      /** The person they are may have none, and have written by a mailed link. */
      hasAccount: sql<boolean>`${exists(account)}`,
      isInvited: sql<boolean>`${exists(invitation)}`,
    })
    .from(educators)
}

export type FoundEducator = Awaited<ReturnType<typeof people>>[number]

/** In the list's own order, forwards or backwards. */
export async function pageOfEducators(db: Queries, sight: Sight, filters: EducatorFilters, page: PageByName) {
  const isListed = and(isOn(page), isSeen(db, sight), fits(db, sight.today, filters))
  const found = await people(db)
    .where(isListed)
    .orderBy(...orderOn(page))
    .limit(page.limit)
  return page.before ? found.reverse() : found
}

/** How many in sight fit, and how many of those stand before a place. */
export async function tallyEducators(
  db: Queries,
  sight: Sight,
  filters: EducatorFilters,
  place: PlaceByName | undefined,
) {
  const [tally] = await db
    .select({ found: countOf(sql`true`), earlier: countOf(place && isBefore(place)) })
    .from(educators)
    .where(and(isSeen(db, sight), fits(db, sight.today, filters)))
  if (!tally) throw new Error('Counting gave no row.')
  return tally
}

export async function findEducator(db: Queries, sight: Sight, id: EducatorId) {
  // An id may be larger than the column holds; then nobody has it.
  const [educator] = await people(db).where(and(sql`${educators.id} = ${id}::bigint`, isSeen(db, sight)))
  return educator
}

export const findByUser = prepared<{ userId: UserId }>()((db, value) =>
  db
    .select({ id: educators.id })
    .from(educators)
    .where(eq(educators.userId, value('userId'))),
)

function fits(db: Queries, today: Day, { search, school, state = 'active' }: EducatorFilters) {
  const at = (schoolId: AnyColumn) => school && sql`${schoolId} = ${school}::bigint`
  const teachesToday = inArray(educators.id, teachingOn(db, today, at(educatorAssignments.schoolId)))
  const states: Record<typeof state, SQL | undefined> = {
    active: and(educators.isActive, teachesToday),
    inactive: or(not(educators.isActive), notInArray(educators.id, teachingOn(db, today))),
    provisional: eq(educators.isProvisional, true),
  }
  return and(
    search ? isLookedFor(search) : undefined,
    states[state],
    school && state !== 'active' ? inArray(educators.id, belongingTo(db, today, at)) : undefined,
  )
}

/** Has this in their name, subject or room; or each word of it begins one of theirs, as where everything is searched. */
function isLookedFor(search: string) {
  const words = searchWords(search)
  return or(
    ...[educators.name, educators.subject, educators.room].map((it) => contains(it, search)),
    words.length > 0 ? sql`${educators.id} in ${havingEachWord(words, 'all')}` : undefined,
  )
}

function teachingOn(db: Queries, day: Day, where?: SQL) {
  const { educatorId, startsOn, endsOn } = educatorAssignments
  const isThen = and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
  return db.select({ educatorId }).from(educatorAssignments).where(and(isThen, where))
}
