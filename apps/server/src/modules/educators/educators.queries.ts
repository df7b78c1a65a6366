import type { Day } from '@corridor/domain/calendar/calendar'
import type { Scope } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import {
  type AnyColumn,
  and,
  eq,
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
import { unionAll } from 'drizzle-orm/pg-core'
import { byName, contains, countOf, type PageByName, type PlaceByName } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { educatorAssignments, educators } from './educators.tables.ts'

/** Whom somebody sees: educators of whole schools, single ones, and themselves. */
export interface Sight {
  readonly scope: Scope
  readonly userId: UserId
  readonly today: Day
}

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
  return db.select({ ...facts, periods, hiredOn, isActive, isProvisional, userId }).from(educators)
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

export async function findByUser(db: Queries, userId: UserId) {
  const [educator] = await db.select({ id: educators.id }).from(educators).where(eq(educators.userId, userId))
  return educator
}

/** Whether an educator is in somebody's sight. */
export function isSeen(db: Queries, { scope, userId, today }: Sight) {
  const { schools } = scope
  if (schools === 'all') return undefined
  const named = or(eq(educators.userId, userId), inArray(educators.id, [...scope.educators]))
  const ofSchools = belongingTo(db, today, (schoolId) => inArray(schoolId, [...schools]))
  // One list and no «or» around it: that would be looked through again for each educator.
  return inArray(
    educators.id,
    unionAll(ofSchools, db.select({ id: educators.id }).from(educators).where(named)),
  )
}

function fits(db: Queries, today: Day, { search, school, state = 'active' }: EducatorFilters) {
  const at = (schoolId: AnyColumn) => school && sql`${schoolId} = ${school}::bigint`
  const teachesToday = inArray(educators.id, teachingOn(db, today, at(educatorAssignments.schoolId)))
  const states: Record<typeof state, SQL | undefined> = {
    active: and(educators.isActive, teachesToday),
    inactive: or(not(educators.isActive), notInArray(educators.id, teachingOn(db, today))),
    provisional: eq(educators.isProvisional, true),
  }
  return and(
    search
      ? or(...[educators.name, educators.subject, educators.room].map((it) => contains(it, search)))
      : undefined,
    states[state],
    school && state !== 'active' ? inArray(educators.id, belongingTo(db, today, at)) : undefined,
  )
}

function teachingOn(db: Queries, day: Day, where?: SQL) {
  const { educatorId, startsOn, endsOn } = educatorAssignments
  const isThen = and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
  return db.select({ educatorId }).from(educatorAssignments).where(and(isThen, where))
}

/** As the domain's `schoolsOf` says: today or later, or where they were last. */
function belongingTo(db: Queries, today: Day, isIt: (schoolId: AnyColumn) => SQL | undefined) {
  const { educatorId, schoolId, endsOn } = educatorAssignments
  const lastDay = sql`coalesce(${endsOn}, 'infinity')`
  const latest = sql`max(${lastDay}) over (partition by ${educatorId})`
  const taught = db
    .select({ educatorId, schoolId, lastDay: lastDay.as('last_day'), latest: latest.as('latest') })
    .from(educatorAssignments)
    .as('taught')
  const isLeft = sql`${taught.lastDay} >= least(${taught.latest}, ${today}::date)`
  return db
    .select({ id: taught.educatorId })
    .from(taught)
    .where(and(isIt(taught.schoolId), isLeft))
}
