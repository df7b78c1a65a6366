import { setTimeout as pause } from 'node:timers/promises'
import { withCluster } from './cluster.ts'

const EVERY_MS = 1_000
/** A month that cannot be kept, because a clock was ahead in it, is waited for no longer. */
const PATIENCE_MS = 60_000

/** Waits until the product has counted ahead what reports keep of months; answers how many seconds that took. */
export function keptAhead(folder: string, signal: AbortSignal): Promise<number> {
  return withCluster(folder, async ({ pool }) => {
    const began = performance.now()
    let [left, since] = [Number.NaN, began]
    while (left !== 0 && performance.now() - since < PATIENCE_MS) {
      signal.throwIfAborted()
      await pause(EVERY_MS)
      const { rows } = await pool.query<{ n: number }>(
        'select count(*)::int n from visit_months where kept_at is distinct from changes',
      )
      if (rows[0]?.n !== left) since = performance.now()
      left = rows[0]?.n ?? 0
    }
    return (performance.now() - began) / 1000
  })
}
