import { DistrictId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import { enqueue } from '../../jobs/queues.ts'
import type { Services } from '../../services.ts'
import { districtToday } from '../districts/district-today.ts'
import { advanceExport } from './advance-export.ts'
import { changeExport, dropChunks, type ExportRow, lockExport } from './exports.queries.ts'
import { tellOfExport } from './tell-of-export.ts'

/** A job's id, `12/019a…`: the district and the export. */
const MakeJob = z.object({ id: z.string().regex(/^\d+\/[0-9a-f-]{36}$/) })

export function jobOf({ districtId, id }: Pick<ExportRow, 'districtId' | 'id'>): { id: string } {
  return { id: `${districtId}/${id}` }
}

/** A job works this long and asks for the next: several exports take turns, and a stop of the server loses a page. */
const SLICE_MS = 5_000
const MOST_FAILURES = 3

/** Goes on with exports, page by page, where the last page that was written ended. */
export async function makeExports(services: Services, jobs: readonly Pick<PgBoss.Job, 'data'>[]) {
  for (const { data } of jobs) {
    const [district, id = ''] = MakeJob.parse(data).id.split('/')
    const whose = { districtId: DistrictId.parse(Number(district)), id }
    try {
      await workOn(services, whose)
    } catch (error) {
      const isOver = await noteFailure(services, whose)
      const kind = error instanceof Error ? error.name : typeof error
      services.log.error({ exportId: id, kind, isOver }, 'A page of an export could not be written.')
      // An error that is thrown here brings the job again after a while.
      if (!isOver) throw error
    }
  }
}

type Whose = Pick<ExportRow, 'districtId' | 'id'>

async function workOn({ database, config, now }: Services, whose: Whose): Promise<void> {
  const until = performance.now() + SLICE_MS
  while (performance.now() < until) {
    const isMore = await database.tenant(whose.districtId, (transaction) =>
      advanceExport({ ...transaction, config }, now(), whose.id),
    )
    if (!isMore) return
  }
  await database.tenant(whose.districtId, (transaction) => enqueue(transaction, 'exports.make', jobOf(whose)))
}

/** Notes that a page of an export went wrong; answers whether the export is given up. */
async function noteFailure({ database, config, now }: Services, { districtId, id }: Whose): Promise<boolean> {
  return database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    const row = await lockExport(db, id)
    if (!row) return true
    const failures = row.failures + 1
    const isOver = failures >= MOST_FAILURES
    if (isOver) await dropChunks(db, id)
    await changeExport(db, id, isOver ? { failures, state: 'failed', failedBecause: 'error' } : { failures })
    if (isOver) {
      const place = await districtToday(db, now())
      await tellOfExport({ ...transaction, config, place }, row, 'export-failed')
    }
    return isOver
  })
}
