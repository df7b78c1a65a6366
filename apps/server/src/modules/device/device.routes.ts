import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { listFinished } from '../observations/list/list-finished.ts'
import { takeSnapshot } from './take-snapshot.ts'

export const deviceRoutes: Handlers<typeof contract.device> = {
  snapshot: (context) => takeSnapshot(context),
  visits: async (context, { query }) => ({ visits: await listFinished(context, query.educator) }),
}
