import type { DistrictId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { Transaction } from '../../../database/doors.ts'
import { everyDistrict } from '../../../database/every-district.queries.ts'
import { enqueue } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { lockOutdated } from '../observations.queries.ts'
import { markSetAside, setCarried } from './rebuild.queries.ts'
import { recountable } from './recountable.ts'
import { replaceFacts } from './replace-facts.ts'

/** Observations counted in one transaction: few enough that nobody who finishes an observation waits for long. */
const PAGE = 100

/** The job, with the district to go on with. */
const RenewJob = z.object({ id: z.coerce.number() })

/**
 * Counts anew what an older code counted: a page, and the next job with it. Wherever that stops another goes on, and
 * reports are whole at any time.
 */
export async function renewFacts(
  { database, log }: Pick<Services, 'database' | 'log'>,
  jobs: readonly Pick<PgBoss.Job, 'data'>[],
) {
  const first = Math.min(...jobs.map(({ data }) => RenewJob.parse(data).id))
  const districts = await database.platform(({ db }) => everyDistrict(db))
  for (const id of districts.filter((it) => it >= first))
    if (await database.tenant(id, (transaction) => renewPage(transaction, id, log))) return
}

async function renewPage(
  transaction: Transaction,
  districtId: DistrictId,
  log: Services['log'],
): Promise<boolean> {
  const { db } = transaction
  const { isAny, page } = await lockOutdated(db, PAGE)
  if (!isAny) return false
  const counted = recountable(page, log)
  // The changes of months are written before their sums, as by whoever finishes an observation: so nobody waits in a
  // ring.
  await setCarried(db, counted)
  await replaceFacts(db, ...counted)
  await markSetAside(
    db,
    page.filter((row) => !counted.includes(row)).map(({ id }) => id),
  )
  await enqueue(transaction, 'facts.renew', { id: String(districtId) })
  return true
}
