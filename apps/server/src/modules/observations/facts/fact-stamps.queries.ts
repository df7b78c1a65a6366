import { sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { observations } from '../observations.tables.ts'
import { observationFacts } from './facts.tables.ts'

/** One text for the facts of some observations: it changes whenever those of one of them are counted again, all at once. */
export const factStamps = prepared<{ readonly ids: readonly string[] }>()((db, value) => {
  const { id } = observations
  const one = sql`(select ${observationFacts}.xmin from ${observationFacts} where ${observationFacts.observationId} = ${id} limit 1)`
  return db
    .select({ all: sql<string>`coalesce(string_agg(concat(${id}, ' ', ${one}), ',' order by ${id}), '')` })
    .from(observations)
    .where(isOneOf(id, value('ids')))
})
