import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../observations.tables.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { carriedBy } from './carried-by.ts'
import { monthlyFacts, observationFacts } from './facts.tables.ts'
import { visitMonths } from './visit-months.tables.ts'

/** Deletes all facts of the district. Whoever counts facts waits until the transaction ends; saving drafts does not. */
export async function clearFacts(db: Queries): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  // Whoever finishes an observation writes to its month before its facts, and so does this.
  await db.update(visitMonths).set({ changes: sql`${visitMonths.changes} + 1` })
  await db.execute(sql`lock table ${observationFacts}, ${monthlyFacts} in share row exclusive mode`)
  await db.delete(observationFacts)
  await db.delete(monthlyFacts)
}

/** Writes what observations carry, and that this code counted them. Touches only rows where either is new. */
export async function setCarried(db: Queries, page: readonly StoredObservation[]): Promise<void> {
  const rows = page.map((row) => ({ id: row.id, carried: carriedBy(row) }))
  const { id, carried, factsGeneration } = observations
  await db.execute(sql`
    update ${observations} set carried = it.carried, facts_generation = ${FACTS_GENERATION}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(id uuid, carried jsonb)
    where ${id} = it.id and
      (${carried} is distinct from it.carried or ${factsGeneration} <> ${FACTS_GENERATION})`)
}

/** Marks observations that cannot be counted: they keep their facts until saved again, or a newer code counts them. */
export async function markSetAside(db: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const factsGeneration = FACTS_GENERATION
  await db.update(observations).set({ factsGeneration }).where(isOneOf(observations.id, ids))
}

export async function sumMonths(db: Queries): Promise<void> {
  const it = observationFacts
  const month = sql`date_trunc('month', ${it.happenedOn}::timestamp)::date`
  const { districtId, schoolId, toolTypeId, configurationId, configurationVersion, purpose, yearStartsOn } =
    it
  const set = { districtId, schoolId, toolTypeId, configurationId, configurationVersion, purpose }
  const { item, value } = it
  // The columns stand in the table's order, as an insert from a query wants them.
  const sums = db
    .select({
      ...set,
      item,
      value,
      month: month.as('month'),
      yearStartsOn,
      n: sql`sum(${it.n})`.as('n'),
      times: sql`count(*)`.as('times'),
    })
    .from(observationFacts)
    .groupBy(...Object.values(set), item, value, month, yearStartsOn)
  await db.insert(monthlyFacts).select(sums)
}
