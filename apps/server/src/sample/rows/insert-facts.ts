import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { observationFacts } from '../../modules/observations/facts/facts.tables.ts'
import { factsOf } from '../../modules/observations/facts/facts-of.ts'
import { sumMonths } from '../../modules/observations/facts/rebuild.queries.ts'
import { observations } from '../../modules/observations/observations.tables.ts'
import type { StoredObservation } from '../../modules/observations/stored-observation.ts'

/** Inserts facts. They are many: each column travels as one array, and what they share comes from the observation's row. */
export async function insertFacts(db: Queries, rows: readonly StoredObservation[]) {
  const facts = rows.flatMap((row) => factsOf(row).map((fact) => ({ ...fact, id: row.id })))
  const column = <T>(of: (fact: (typeof facts)[number]) => T) => sql.param(facts.map(of))
  await db.execute(sql`
    insert into ${observationFacts}
      (district_id, observation_id, item, value, n, school_id, tool_type_id, configuration_id,
        configuration_version, purpose, year_starts_on, happened_on)
    select it.district_id, it.id, fact.item, fact.value, fact.n, it.school_id, it.tool_type_id, it.configuration_id,
      it.configuration_version, it.purpose, it.year_starts_on, it.started_on
    from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ item }) => item)}::text[],
      ${column(({ value }) => value)}::text[], ${column(({ n }) => n)}::int[]
    ) as fact (observation_id, item, value, n)
    join ${observations} it on it.id = fact.observation_id
  `)
  await sumMonths(db)
}
