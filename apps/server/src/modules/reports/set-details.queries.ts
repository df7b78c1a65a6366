import type { JsonObject } from '@corridor/domain/json'
import { and, asc, desc, eq, gt, inArray, like, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { educators } from '../educators/educators.tables.ts'
import { observationFacts } from '../observations/facts.tables.ts'
import { contributions, observations } from '../observations/observations.tables.ts'
import type { Counted } from './counted.queries.ts'

const looked = ['observed', 'not-observed']

/** Of two look-fors that could both be seen: how often both were. */
export async function pairsSeen(db: Queries, { where }: Counted, items: readonly string[]) {
  const [one, other] = [alias(observationFacts, 'one'), alias(observationFacts, 'other')]
  const isBoth = sql`${one.value} = 'observed' and ${other.value} = 'observed'`
  return db
    .select({
      one: one.item,
      other: other.item,
      n: sql`count(*)`.mapWith(Number),
      k: sql`count(*) filter (where ${isBoth})`.mapWith(Number),
    })
    .from(observations)
    .innerJoin(one, eq(one.observationId, observations.id))
    .innerJoin(other, and(eq(other.observationId, observations.id), gt(other.item, one.item)))
    .where(
      and(
        where,
        inArray(one.value, looked),
        inArray(other.value, looked),
        inArray(one.item, [...items]),
        inArray(other.item, [...items]),
      ),
    )
    .groupBy(one.item, other.item)
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
    .where(and(where, eq(contributions.kind, 'self-rating'), like(value, 'level %')))
    .groupBy(educatorId, version, item, sql`4`, value)
    .orderBy(asc(educatorId))
}
