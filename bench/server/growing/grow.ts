import type { DistrictId } from '@corridor/domain/people/ids'
import { sumMonths } from '../../../apps/server/src/modules/observations/facts/rebuild.queries.ts'
import { type Cluster, type Connection, withCluster } from '../cluster.ts'
import { checkKeys } from './check-keys.ts'
import { copyCalendar } from './copy-calendar.ts'
import { numberOf } from './copy-rows.ts'
import { copyVisits, orderOf } from './copy-visits.ts'
import { prepareGrowing } from './prepare.ts'
import { PLACES, roundOf } from './round.ts'

/** The id of the sample’s first district. */
const DISTRICT = 1 as DistrictId

/** Grows the district until it has that many observations; answers how many it has. */
export function grow(folder: string, size: number, signal: AbortSignal): Promise<number> {
  return withCluster(folder, async (cluster) => {
    const db = await cluster.pool.connect()
    try {
      await db.query(`set statement_timeout = 0; set work_mem = '128MB'; set maintenance_work_mem = '256MB'`)
      const before = await countObservations(db)
      if (before >= size) return before
      // Every key is looked up at the end instead of row by row.
      await db.query('set session_replication_role = replica')
      await prepareGrowing(db)
      for (let now = before; now < size; now = await countObservations(db)) {
        signal.throwIfAborted()
        await growOnce(db, size - now)
      }
      await sumAnew(cluster)
      await checkKeys(db)
      await db.query('vacuum (analyze)')
      return await countObservations(db)
    } finally {
      db.release(true)
    }
  })
}

function countObservations(db: Connection): Promise<number> {
  return numberOf(db, `select count(*) n from observations where district_id = ${DISTRICT}`)
}

/** Copies the rest of the round that was begun, or as much of it as is missing. */
async function growOnce(db: Connection, missing: number): Promise<void> {
  const { nth, taken } = await roundBegun(db)
  const round = roundOf(nth)
  const whole = await numberOf(db, `select max(${orderOf(round)}) n from bench.origin`)
  const places = PLACES - round.firstPlace
  const until = Math.min(whole, taken + Math.ceil(missing / places))
  await db.query('begin')
  if (round.yearsBack > 0) await copyCalendar(db, round)
  await copyVisits(db, nth, round, { after: taken, until })
  const next = until === whole ? { nth: nth + 1, taken: 0 } : { nth, taken: until }
  await db.query('delete from bench.rounds')
  await db.query('insert into bench.rounds values ($1, $2)', [next.nth, next.taken])
  await db.query('commit')
}

async function roundBegun(db: Connection): Promise<{ readonly nth: number; readonly taken: number }> {
  const { rows } = await db.query<{ nth: number; taken: number }>('select nth, taken from bench.rounds')
  return rows[0] ?? { nth: 0, taken: 0 }
}

/** Makes the product’s own sums of one district anew. */
function sumAnew({ tenant }: Cluster): Promise<void> {
  return tenant(DISTRICT, async ({ db, client }) => {
    await client.query(`set local statement_timeout = 0; set local work_mem = '256MB'`)
    await client.query('delete from monthly_facts')
    await sumMonths(db)
    // Nothing told the months of the visits that were copied into them.
    await client.query('delete from visit_months')
    await client.query(`insert into visit_months (district_id, school_id, month, year_starts_on, changes)
      select distinct district_id, school_id, date_trunc('month', started_on::timestamp)::date, year_starts_on, 1
      from observations where status <> 'draft'`)
  })
}
