import type { JsonObject } from '@corridor/domain/data/json'
import { and, asc, desc, eq, like, not, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { educators } from '../../educators/educators.tables.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { isPendingIn } from '../../observations/answer/is-pending.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Counted } from '../visits/counted.queries.ts'
import { visitKey } from './sets.queries.ts'

/** Which items were observed in each record, and which could be seen and were not; `visit` tells its visit from others. */
export async function seenInEach(db: Queries, { where }: Counted) {
  const { item, value, observationId } = observationFacts
  const those = (state: string) =>
    sql<string[]>`coalesce(array_agg(${item}) filter (where ${value} = ${state}), '{}')`
  return db
    .select({
      visit: sql<string>`min(${visitKey}::text)`,
      observed: those('observed'),
      notObserved: those('not-observed'),
    })
    .from(observationFacts)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(where)
    .groupBy(observationId)
}

/** The newest look-for visits in which somebody wrote what they saw. */
export async function newestWithEvidence(db: Queries, { where }: Counted, most: number) {
  const it = observations
  return db
    .select({
      educatorId: it.educatorId,
      educator: educators.name,
      observerId: it.observerId,
      startedOn: it.startedOn,
      version: it.configurationVersion,
      toolVersion: sql`${it.document}->>'toolVersion'`.mapWith(Number),
      capture: sql<JsonObject>`${it.document}->'capture'`,
    })
    .from(it)
    .innerJoin(educators, eq(educators.id, it.educatorId))
    .where(
      and(
        where,
        sql`jsonb_path_exists(${it.document}, '$.capture.marks.*.evidence ? (@ like_regex "[^[:space:]]")')`,
      ),
    )
    .orderBy(desc(it.startedAt), desc(it.id))
    .limit(most)
}

/** How educators rated themselves, beside the level that the observer chose. */
export async function ratedByBoth(db: Queries, { where }: Counted) {
  const { item, value, observationId } = observationFacts
  const { educatorId, configurationVersion: version } = observations
  const self = sql<string>`${contributions.value}->>'text'`
  return db
    .select({ educatorId, version, item, self, seen: value, pairs: sql`count(*)`.mapWith(Number) })
    .from(observations)
    .innerJoin(contributions, eq(contributions.observationId, observations.id))
    .innerJoin(observationFacts, and(eq(observationId, observations.id), eq(item, contributions.key)))
    .where(
      and(
        where,
        eq(contributions.kind, 'self-rating'),
        not(isPendingIn(contributions.value)),
        like(value, 'level %'),
      ),
    )
    .groupBy(educatorId, version, item, sql`4`, value)
    .orderBy(asc(educatorId))
}
