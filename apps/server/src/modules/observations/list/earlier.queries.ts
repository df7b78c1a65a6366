import { MOST_A_TOOL } from '@corridor/domain/observation/earlier-limits'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { isOwnOrSent, type Reader, readableIn, readingOf } from '../access/readable.ts'
import { hasCountedPurpose } from '../facts/counted-visit.ts'
import { observations } from '../observations.tables.ts'

const MOST_A_SERIES = 6
const MOST_OF_OWN = 40
/** How many observations of an educator are looked through: more than a device gets, and some three years of visits. */
const MOST_READ = 120

/**
 * What tools carry to the next visit, oldest first: of each educator and tool the newest that the actor may read.
 * Beside these, of each series and of what is for the actor alone the newest, however much was recorded since: whoever
 * comes back to it finds it.
 */
export function earlierOf(db: Queries, { actor, me }: Reader, educators: readonly EducatorId[]) {
  const { schools, ...reading } = readingOf(actor, me)
  const isEverywhere = schools === 'all'
  return earlier(
    db,
    { isEverywhere, isEducator: me !== undefined, isImpersonated: reading.isImpersonated },
    {
      userId: reading.userId,
      realUserId: actor.realUserId,
      me: me ?? null,
      schools: isEverywhere ? [] : schools,
      group: reading.educators,
      educators,
    },
  )
}

interface EarlierShape {
  readonly isEverywhere: boolean
  readonly isEducator: boolean
  readonly isImpersonated: boolean
}

interface EarlierValues {
  readonly userId: UserId
  readonly realUserId: UserId
  readonly me: EducatorId | null
  readonly schools: readonly SchoolId[]
  readonly group: readonly EducatorId[]
  readonly educators: readonly EducatorId[]
}

const earlier = preparedByShape<EarlierShape, EarlierValues>()((db, value, shape) => {
  const reading = {
    isImpersonated: shape.isImpersonated,
    userId: value('userId'),
    me: shape.isEducator ? value('me') : undefined,
    schools: shape.isEverywhere ? ('all' as const) : value('schools'),
    educators: value('group'),
  }
  const { id, educatorId, observerId, toolTypeId, purpose, startedAt, carried } = observations
  // One look into the index for each educator, however long they have been visited.
  const newest = db
    .select({ id, educatorId, observerId, toolTypeId, purpose, startedAt, carried })
    .from(observations)
    .where(
      and(
        sql`${educatorId} = "each"`,
        isNotNull(carried),
        hasCountedPurpose(),
        sql`(${readableIn(reading)}) is true`,
        isOwnOrSent(reading),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(MOST_READ)
    .as('newest')
  const order = sql`order by ${newest.startedAt} desc, ${newest.id} desc`
  // Coaching stays between two, and must not push out what everybody goes on with.
  const isCoaching = sql`${newest.purpose} = 'coaching'`
  const placeIn = (...parts: SQL[]) =>
    sql<number>`row_number() over (partition by ${sql.join([sql`${newest.educatorId}`, sql`${newest.toolTypeId}`, ...parts], sql`, `)} ${order})`
  const series = sql<string | null>`${newest.carried} ->> 'series'`
  const isOwn = sql<boolean>`(${newest.observerId} = ${value('realUserId')} and ${newest.carried} -> 'own' is not null)`
  const all = db
    .select({
      id: newest.id,
      educatorId: newest.educatorId,
      toolTypeId: newest.toolTypeId,
      purpose: newest.purpose,
      startedAt: newest.startedAt,
      carried: newest.carried,
      place: placeIn().as('place'),
      series: series.as('series'),
      placeInSeries: placeIn(isCoaching, series).as('place_in_series'),
      isOwn: isOwn.as('is_own'),
      placeInOwn: placeIn(isCoaching, isOwn).as('place_in_own'),
    })
    // The educators go in as a list, not as parts of the statement: some may observe a whole district.
    .from(sql`unnest(${value('educators')}::int[]) as "each"`)
    .innerJoinLateral(newest, sql`true`)
    .as('earlier')
  return db
    .select({
      educatorId: all.educatorId,
      toolTypeId: all.toolTypeId,
      purpose: all.purpose,
      observationId: all.id,
      startedAt: all.startedAt,
      carried: all.carried,
      isOwn: all.isOwn,
    })
    .from(all)
    .where(
      or(
        lte(all.place, MOST_A_TOOL),
        and(isNotNull(all.series), lte(all.placeInSeries, MOST_A_SERIES)),
        and(eq(all.isOwn, true), lte(all.placeInOwn, MOST_OF_OWN)),
      ),
    )
    .orderBy(asc(all.startedAt), asc(all.id))
})
