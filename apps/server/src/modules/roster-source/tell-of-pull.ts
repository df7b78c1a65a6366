import { notify, type Telling } from '../notices/notify.ts'
import { listAdmins } from '../people/list-admins.ts'
import type { ConnectionRow } from './connection.queries.ts'

/** Tells administrators of a roster that waits for them, and of the first night that goes wrong; not of good ones. */
export async function tellOfPull(
  telling: Telling,
  before: ConnectionRow,
  { outcome, importId }: Pick<ConnectionRow, 'outcome' | 'importId'>,
): Promise<void> {
  const isNewlyFailed = outcome === 'failed' && before.outcome !== 'failed'
  if (outcome !== 'held' && !isNewlyFailed) return
  const kind = outcome === 'held' ? 'roster-held' : 'roster-failed'
  const key = `roster pull ${importId ?? telling.place.now.toISOString()}`
  const admins = await listAdmins(telling.db, telling.place.today)
  await notify(
    telling,
    admins.map((to) => ({ to, kind, key })),
  )
}
