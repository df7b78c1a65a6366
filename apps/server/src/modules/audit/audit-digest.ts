import { addDays, type Day, dayIn } from '@corridor/domain/calendar/calendar'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Doors } from '../../database/doors.ts'
import type { Services } from '../../services.ts'
import { everyDistrict, rowsOfDay } from './digest.queries.ts'
import { digestOf } from './digest-of.ts'

/**
 * Writes a digest of what the trail recorded yesterday (in UTC) to the log, which is out of reach of whoever can change
 * the database.
 */
export async function logAuditDigests({ database, now, log }: Services): Promise<void> {
  const day = addDays(dayIn('UTC', now()), -1)
  for (const districtId of await database.platform(({ db }) => everyDistrict(db))) {
    const auditDigest = { districtId, day, ...(await digestOfDay(database, districtId, day)) }
    log.info({ auditDigest }, 'The audit trail of a day')
  }
}

/** Whether a day's rows are still those that the logged digest was made from. */
export async function checkAudit(
  database: Doors,
  districtId: DistrictId,
  day: Day,
  expected: string,
): Promise<boolean> {
  return (await digestOfDay(database, districtId, day)).digest === expected
}

async function digestOfDay(database: Doors, districtId: DistrictId, day: Day) {
  const rows = await database.tenant(districtId, ({ db }) => rowsOfDay(db, day))
  return { rows: rows.length, digest: digestOf(rows) }
}
