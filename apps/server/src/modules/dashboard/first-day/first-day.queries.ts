import type { Day } from '@corridor/domain/calendar/calendar'
import type { Scope } from '@corridor/domain/people/actor'
import { DEMO_USER, type SchoolId, type UserId } from '@corridor/domain/people/ids'
import { powers, type Role, roles } from '@corridor/domain/people/roles'
import { and, asc, count, desc, eq, gte, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { configurationVersions, toolSettings } from '../../configurations/configurations.tables.ts'
import { closures, schools, schoolYears, terms } from '../../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import { assignments, users } from '../../people/people.tables.ts'

const observing = roles.filter((role) => powers[role]['observation.create'])

/** Any finished visit of the district: whose does not matter. */
export const anyFinished = prepared()((db) =>
  db.select({ id: observations.id }).from(observations).where(isCountedVisit()).limit(1),
)

export const anyFinishedBy = prepared<{ userId: UserId }>()((db, value) =>
  db
    .select({ id: observations.id })
    .from(observations)
    .where(and(eq(observations.observerId, value('userId')), isCountedVisit()))
    .limit(1),
)

/** The last visit that somebody has begun and not finished. */
export async function findDraft(db: Queries, observerId: UserId) {
  const { id, toolTypeId } = observations
  const [draft] = await db
    .select({ id, toolTypeId, educator: educators.name })
    .from(observations)
    .innerJoin(educators, eq(educators.id, observations.educatorId))
    .where(and(eq(observations.observerId, observerId), eq(observations.status, 'draft')))
    .orderBy(desc(observations.startedAt))
    .limit(1)
  return draft ?? null
}

export async function hasSample(db: Queries): Promise<boolean> {
  const found = await db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, DEMO_USER))
  return found.length > 0
}

/** The year that a day lies in, or the next one, with how much of it is laid down. */
export async function yearFrom(db: Queries, today: Day) {
  const { startsOn, endsOn } = schoolYears
  const parts = db.select({ terms: count() }).from(terms).where(eq(terms.yearStartsOn, startsOn))
  // Saturdays and Sundays are closed anyway.
  const closed = sql`(select count(distinct day)
    from ${closures}, generate_series(${closures.firstOn}, ${closures.lastOn}, interval '1 day') as day
    where ${closures.yearStartsOn} = ${startsOn} and extract(isodow from day) < 6)`
  const [year] = await db
    .select({
      startsOn,
      endsOn,
      terms: sql`(${parts})`.mapWith(Number),
      closedDays: closed.mapWith(Number),
    })
    .from(schoolYears)
    .where(gte(endsOn, today))
    .orderBy(asc(startsOn))
    .limit(1)
  return year ?? null
}

export async function countSchools(db: Queries) {
  const [found] = await db
    .select({
      inUse: count(),
      withoutBells: sql`count(*) filter (where jsonb_array_length(${schools.bellSchedule}) = 0)`.mapWith(
        Number,
      ),
    })
    .from(schools)
    .where(eq(schools.isActive, true))
  return found ?? { inUse: 0, withoutBells: 0 }
}

export async function countEducators(db: Queries) {
  const [found] = await db
    .select({
      active: count(),
      withoutEmail: sql`count(*) filter (where ${educators.email} is null)`.mapWith(Number),
    })
    .from(educators)
    .where(eq(educators.isActive, true))
  return found ?? { active: 0, withoutEmail: 0 }
}

/** Whether anybody of the district has decided something about its tools. */
export async function areToolsChosen(db: Queries): Promise<boolean> {
  const { configurationId, publishedById } = configurationVersions
  const [chosen, published] = await Promise.all([
    db.select({ id: toolSettings.toolTypeId }).from(toolSettings).limit(1),
    db.select({ id: configurationId }).from(configurationVersions).where(isNotNull(publishedById)).limit(1),
  ])
  return chosen.length + published.length > 0
}

/** Other people who may observe, today or later: those who can sign in, and those who have yet to accept. */
export async function countObservers(db: Queries, me: UserId, today: Day) {
  const { userId, role, endsOn } = assignments
  const [found] = await db
    .select({
      joined: sql`count(distinct ${userId}) filter (where ${accounts.userId} is not null)`.mapWith(Number),
      invited: sql`count(distinct ${userId}) filter (where ${accounts.userId} is null)`.mapWith(Number),
    })
    .from(assignments)
    .leftJoin(accounts, eq(accounts.userId, userId))
    .where(
      and(
        isOneOf(role, observing),
        ne(userId, me),
        or(isNull(endsOn), gte(endsOn, today)),
        isNull(accounts.pausedAt),
      ),
    )
  return found ?? { joined: 0, invited: 0 }
}

/** How many educators somebody may visit on a day, and at which schools they are. */
export async function visitable(db: Queries, scope: Scope, today: Day) {
  const { educatorId, schoolId, startsOn, endsOn } = educatorAssignments
  const inSchools = scope.schools === 'all' ? sql`true` : isOneOf(schoolId, scope.schools)
  const [found] = await db
    .select({
      educators: sql`count(distinct ${educatorId})`.mapWith(Number),
      schools: sql<SchoolId[]>`coalesce(array_agg(distinct ${schoolId}), '{}')`,
    })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(
      and(
        educators.isActive,
        or(inSchools, isOneOf(educatorId, scope.educators)),
        lte(startsOn, today),
        or(isNull(endsOn), gte(endsOn, today)),
      ),
    )
  return found ?? { educators: 0, schools: [] }
}

/** People who hold one of some roles at one of some schools, or in the whole district, and can sign in. */
export async function holdersAt(
  db: Queries,
  held: readonly Role[],
  at: { readonly schools: readonly SchoolId[]; readonly today: Day; readonly limit: number },
) {
  const { role, schoolId, startsOn, endsOn } = assignments
  return db
    .selectDistinct({ name: users.name, role })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(
      and(
        isOneOf(role, held),
        or(isNull(schoolId), isOneOf(schoolId, at.schools)),
        lte(startsOn, at.today),
        or(isNull(endsOn), gte(endsOn, at.today)),
        isNull(accounts.pausedAt),
        ne(users.id, DEMO_USER),
      ),
    )
    .orderBy(asc(users.name), asc(role))
    .limit(at.limit)
}
