import type { Day } from '@corridor/domain/calendar/calendar'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { Scope } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm'
import { patternOf } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../database/prepared.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import { observations } from '../observations/observations.tables.ts'

/** How many visits tell the schools: two years of somebody who observes every other day. */
const NEWEST = 200

interface PlacesAsked {
  readonly today: Day
  readonly schools: readonly SchoolId[]
  readonly educators: readonly EducatorId[]
  readonly part: string
}

const places = preparedByShape<
  { readonly isEverywhere: boolean; readonly isSearched: boolean },
  PlacesAsked
>()((db, value, { isEverywhere, isSearched }) => {
  const { id, name, grades, subject, room, periods, userId } = educators
  const { educatorId, schoolId } = educatorAssignments
  return db
    .select({ id, name, grades, subject, room, periods, userId, schoolId })
    .from(educatorAssignments)
    .innerJoin(educators, eq(id, educatorId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .where(
      and(
        isTaught(value('today')),
        isSearched ? sql`${name} || ' ' || ${room} || ' ' || ${subject} ilike ${value('part')}` : undefined,
        or(
          isEverywhere ? sql`true` : isOneOf(schoolId, value('schools')),
          isOneOf(educatorId, value('educators')),
        ),
      ),
    )
    .orderBy(asc(name), asc(id), asc(schools.name))
})

/** Educators and where they teach on a day, as far as a scope reaches: one row for each educator and school. */
export function placesWithin(db: Queries, scope: Scope, today: Day, search = '') {
  const isEverywhere = scope.schools === 'all'
  return places(
    db,
    { isEverywhere, isSearched: search !== '' },
    {
      today,
      schools: scope.schools === 'all' ? [] : scope.schools,
      educators: scope.educators,
      part: patternOf(search),
    },
  )
}

function isTaught(today: Day | Placeholder) {
  const { startsOn, endsOn } = educatorAssignments
  return and(
    educators.isActive,
    schools.isActive,
    lte(startsOn, today),
    or(isNull(endsOn), gte(endsOn, today)),
  )
}

/** How many educators a district has on a day. */
export async function countEducators(db: Queries, today: Day): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(educators.id) })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorAssignments.educatorId))
    .innerJoin(schools, eq(schools.id, educatorAssignments.schoolId))
    .where(isTaught(today))
  return found?.n ?? 0
}

/** The schools where somebody observed since a day, finished or not; of very many visits the newest tell. */
export async function schoolsVisited(db: Queries, observer: UserId, since: Day): Promise<SchoolId[]> {
  const { id, schoolId, startedAt, observerId } = observations
  const newest = db
    .select({ schoolId })
    .from(observations)
    .where(and(eq(observerId, observer), gte(startedAt, sql`${since}::date`)))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
    .as('newest')
  const found = await db.selectDistinct({ id: newest.schoolId }).from(newest)
  return found.map((it) => it.id)
}

export type Place = Awaited<ReturnType<typeof placesWithin>>[number]

export const openSchools = prepared()((db) => {
  const { id, name, bellSchedule, isActive } = schools
  return db
    .select({ id, name, periods: bellSchedule })
    .from(schools)
    .where(eq(isActive, true))
    .orderBy(asc(name))
})

/** The tool that somebody used last with each educator whom they visited lately, and its set. */
export const lastTools = prepared<{ observer: UserId }>()((db, value) => {
  const { id, educatorId, toolTypeId, configurationId, startedAt, observerId, isAhead } = observations
  // A conference is not a visit: the next lesson begins with what was used in the last one.
  const isVisit = sql`${toolTypeId} <> ${sql.raw(String(TEACHER_CONFERENCE))}`
  const newest = db
    .select({ educatorId, toolTypeId, configurationId, startedAt })
    .from(observations)
    .where(and(eq(observerId, value('observer')), not(isAhead), isVisit))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
    .as('newest')
  return db
    .selectDistinctOn([newest.educatorId], {
      educatorId: newest.educatorId,
      toolTypeId: newest.toolTypeId,
      configurationId: newest.configurationId,
    })
    .from(newest)
    .orderBy(newest.educatorId, desc(newest.startedAt))
})

/** How many students somebody saw in each class, an educator's period, when they were there last, of those visited lately. */
export const lastClasses = prepared<{ observer: UserId }>()((db, value) => {
  const { id, educatorId, period, startedAt, observerId, isAhead, toolTypeId, document } = observations
  const newest = db
    .select({ id, educatorId, period, startedAt })
    .from(observations)
    .where(
      and(
        eq(observerId, value('observer')),
        not(isAhead),
        sql`${toolTypeId} <> ${sql.raw(String(TEACHER_CONFERENCE))}`,
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
    .as('newest')
  const last = db
    .selectDistinctOn([newest.educatorId, newest.period], { id: newest.id })
    .from(newest)
    .orderBy(newest.educatorId, newest.period, desc(newest.startedAt))
  const students = sql<number>`(${document} -> 'context' ->> 'studentsPresent')::int`
  return db
    .select({ educatorId, period, students })
    .from(observations)
    .where(and(inArray(id, last), isNotNull(students)))
})
