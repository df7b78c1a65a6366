import type { contract } from '@corridor/contract/contract'
import { turnstile } from '../../access/turnstile.ts'
import type { Handlers } from '../../http/mount.ts'
import { planned } from '../../http/planned.ts'
import { listFinished } from '../observations/list/list-finished.ts'
import { findInRoster } from './roster.ts'
import { takeSnapshot } from './take-snapshot.ts'

/**
 * How many devices are answered at once. A whole school comes back from a fire drill at once: most connections stay for
 * what is being written meanwhile.
 */
const MOST_AT_ONCE = 4
/** How many devices may wait for their turn: so many are answered within the time that a device waits. */
const MOST_WAITING = 200

/** Takes turns between devices that ask for much. */
export function inDeviceTurns() {
  const inTurn = turnstile(MOST_AT_ONCE, MOST_WAITING)
  return <T>(_request: unknown, work: () => Promise<T>): Promise<T> => inTurn(work)
}

export const deviceRoutes: Handlers<typeof contract.device> = {
  educators: ({ db, actor, place: { today, district } }, { query }) =>
    findInRoster(db, actor, { today, timeZone: district.timeZone }, query.search),
  snapshot: planned((context) => takeSnapshot(context)),
  visits: async (context, { query }) => ({ visits: await listFinished(context, query.educator) }),
}
