import { ChosenDay } from '@corridor/domain/calendar/calendar'
import { type DistrictId, SchoolId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { Transaction } from '../../../database/doors.ts'
import { everyDistrict } from '../../../database/every-district.queries.ts'
import { enqueue } from '../../../jobs/queues.ts'
import type { Services } from '../../../services.ts'
import { districtToday } from '../../districts/district-today.ts'
import { countMonths } from './count-months.ts'
import { type MonthPlace, monthsToKeep } from './visit-months.queries.ts'

/** Months of schools counted in one transaction: few enough that a server that has just started answers meanwhile. */
const PAGE = 12

/** The job: the district to go on with, and after which month of which school, “7”, “7 2026-10-01 12”. */
const KeepJob = z.object({ id: z.string() })

/**
 * Counts months that are not kept, or were kept by an older code, the newest first, before a reader has to wait for
 * them: a page, and the next job with it.
 */
export async function keepMonthsAhead(
  { database, now }: Pick<Services, 'database' | 'now'>,
  jobs: readonly Pick<PgBoss.Job, 'data'>[],
) {
  const [asked] = jobs.map(({ data }) => placeIn(KeepJob.parse(data).id))
  if (!asked) return
  const districts = await database.platform(({ db }) => everyDistrict(db))
  for (const id of districts.filter((it) => it >= asked.districtId)) {
    const after = id === asked.districtId ? asked.after : null
    if (await database.tenant(id, (transaction) => keepPage(transaction, id, after, now()))) return
  }
}

async function keepPage(
  transaction: Transaction,
  districtId: DistrictId,
  after: MonthPlace | null,
  now: Date,
): Promise<boolean> {
  const { db } = transaction
  const months = await monthsToKeep(db, after, PAGE)
  const last = months.at(-1)
  if (!last) return false
  const { today, district } = await districtToday(db, now)
  await countMonths({ db, timeZone: district.timeZone, now, today, until: today }, months)
  await enqueue(transaction, 'months.keep', { id: `${districtId} ${last.month} ${last.schoolId}` })
  return true
}

function placeIn(id: string): { districtId: DistrictId; after: MonthPlace | null } {
  const [district, month, school] = id.split(' ')
  return {
    districtId: Number(district) as DistrictId,
    after:
      month === undefined
        ? null
        : { month: ChosenDay.parse(month), schoolId: SchoolId.parse(Number(school)) },
  }
}
