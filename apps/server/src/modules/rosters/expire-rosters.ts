import { everyDistrict } from '../../database/every-district.queries.ts'
import type { Services } from '../../services.ts'
import { expireImports } from './rosters.queries.ts'

const DAY_MS = 24 * 3_600_000
const UNDO_DAYS = 30

/** Forgets who is in checks that nobody imported within a day, and in imports that can no longer be undone. */
export async function expireRosters({ database, now }: Pick<Services, 'database' | 'now'>): Promise<void> {
  const at = now().getTime()
  const expiry = { checkedBefore: new Date(at - DAY_MS), doneBefore: new Date(at - UNDO_DAYS * DAY_MS) }
  for (const districtId of await database.platform(({ db }) => everyDistrict(db)))
    await database.tenant(districtId, ({ db }) => expireImports(db, expiry))
}
