import { and, eq, like, not, type SQL, sql } from 'drizzle-orm'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { isPendingIn } from '../../observations/answer/is-pending.ts'
import { observationFacts } from '../../observations/facts/facts.tables.ts'
import { observations } from '../../observations/observations.tables.ts'

const { observationId, item, value } = observationFacts
const LEVEL = 'level '

/** The level that an educator chose and the one of the observer, as in `3:2`. */
const ratedPair = sql<string>`concat(${contributions.value}->>'text', ':', substr(${value}, ${LEVEL.length + 1}::int))`

/** Joins the educator's level and the observer's for the same indicator. */
const isSameIndicator = and(
  eq(contributions.observationId, observations.id),
  eq(observationId, observations.id),
  eq(item, contributions.key),
  eq(contributions.kind, 'self-rating'),
  not(isPendingIn(contributions.value)),
  like(value, `${LEVEL}%`),
)

/** Whether an indicator of the observation was rated by both, as one of these pairs. */
export function isRatedAs(pairs: readonly string[]): SQL {
  return sql`exists (select from ${contributions}, ${observationFacts}
    where ${isSameIndicator} and ${ratedPair} = any(${sql.param([...pairs])}::text[]))`
}
