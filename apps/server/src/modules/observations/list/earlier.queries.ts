import { MOST_A_TOOL } from '@corridor/domain/observation/earlier-limits'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, asc, eq, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOwnOrSent, type Reader, readableBy } from '../access/readable.ts'
import { hasCountedPurpose } from '../facts/counted-visit.ts'
import { observations } from '../observations.tables.ts'

const MOST_A_SERIES = 6
const MOST_OF_OWN = 40

/**
 * What tools carry to the next visit: the newest of each educator and tool that the actor may read, oldest first. And
 * those of each series, and what is for the actor alone, however much was recorded since: who comes back to it finds it.
 */
export function earlierOf(db: Queries, { actor, me }: Reader, educators: readonly EducatorId[]) {
  const { id, educatorId, observerId, toolTypeId, purpose, startedAt, carried } = observations
  const place = sql<number>`row_number() over (partition by ${educatorId}, ${toolTypeId} order by ${startedAt} desc, ${id} desc)`
  const series = sql<string | null>`${carried} ->> 'series'`
  // Coaching stays between two, and must not push out what everybody goes on with.
  const placeInSeries = sql<number>`row_number() over (partition by ${educatorId}, ${toolTypeId}, ${purpose} = 'coaching', ${series} order by ${startedAt} desc, ${id} desc)`
  const isOwn = sql<boolean>`(${observerId} = ${actor.realUserId} and ${carried} -> 'own' is not null)`
  const placeInOwn = sql<number>`row_number() over (partition by ${educatorId}, ${toolTypeId}, ${purpose} = 'coaching', ${isOwn} order by ${startedAt} desc, ${id} desc)`
  const all = db
    .select({
      id,
      educatorId,
      toolTypeId,
      purpose,
      startedAt,
      carried,
      place: place.as('place'),
      series: series.as('series'),
      placeInSeries: placeInSeries.as('place_in_series'),
      isOwn: isOwn.as('is_own'),
      placeInOwn: placeInOwn.as('place_in_own'),
    })
    .from(observations)
    .where(
      and(
        isNotNull(carried),
        hasCountedPurpose(),
        // As a list, and not as parts of the statement: some may observe a whole district.
        sql`${educatorId} = any(${sql.param([...educators])}::int[])`,
        readableBy(actor, me),
        isOwnOrSent(actor),
      ),
    )
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
}
