import { everyDistrict } from '../../database/every-district.queries.ts'
import type { Services } from '../../services.ts'
import { expireExports } from './exports.queries.ts'

const HOUR_MS = 3_600_000
/** How long an export may stand still: no page takes that long, so the server that made it is gone. */
const STUCK_MS = 12 * HOUR_MS
/** How long the list of exports shows an export. */
const OLD_MS = 30 * 24 * HOUR_MS

/** Deletes the bytes of exports whose day is over, in every district. */
export async function expireAllExports({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const at = now().getTime()
  const expiry = { now: now(), stuckSince: new Date(at - STUCK_MS), oldSince: new Date(at - OLD_MS) }
  for (const districtId of await database.platform(({ db }) => everyDistrict(db)))
    await database.tenant(districtId, ({ db }) => expireExports(db, expiry))
}
