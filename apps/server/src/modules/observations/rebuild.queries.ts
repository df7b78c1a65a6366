import type { DistrictId } from '@corridor/domain/ids'
import type { JsonObject } from '@corridor/domain/json'
import { asc, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts } from '../../database/platform.tables.ts'
import { monthlyFacts, observationFacts } from './facts.tables.ts'
import { observations } from './observations.tables.ts'

export async function everyDistrict(db: Queries): Promise<DistrictId[]> {
  const { districtId } = accounts
  const found = await db.selectDistinct({ districtId }).from(accounts).orderBy(asc(districtId))
  return found.map((it) => it.districtId)
}

/** Whoever would count something waits until the transaction ends; who saves drafts does not notice. */
export async function clearFacts(db: Queries): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`lock table ${observationFacts}, ${monthlyFacts} in share row exclusive mode`)
  await db.delete(observationFacts)
  await db.delete(monthlyFacts)
}

interface Carrying {
  readonly id: string
  readonly carried: JsonObject | null
}

/** Touches only those that carry something else than before. */
export async function setCarried(db: Queries, rows: readonly Carrying[]): Promise<void> {
  const { id, carried } = observations
  await db.execute(sql`
    update ${observations} set carried = it.carried
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(id uuid, carried jsonb)
    where ${id} = it.id and ${carried} is distinct from it.carried`)
}

export async function sumMonths(db: Queries): Promise<void> {
  const { districtId, schoolId, toolTypeId, configurationId, item, value, happenedOn, n } = observationFacts
  const key = { districtId, schoolId, toolTypeId, configurationId, item, value }
  const month = sql`date_trunc('month', ${happenedOn}::timestamp)::date`
  const sums = db
    .select({ ...key, month: month.as('month'), n: sql`sum(${n})`.as('n') })
    .from(observationFacts)
    .groupBy(...Object.values(key), month)
  await db.insert(monthlyFacts).select(sums)
}
