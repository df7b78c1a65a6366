import type { contract } from '@corridor/contract/contract'
import { keepingPlans } from '../../database/doors.ts'
import type { Handlers } from '../../http/mount.ts'
import { listFinished } from '../observations/list/list-finished.ts'
import { findInRoster } from './roster.ts'
import { takeSnapshot } from './take-snapshot.ts'

export const deviceRoutes: Handlers<typeof contract.device> = {
  educators: ({ db, actor, place: { today, district } }, { query }) =>
    findInRoster(db, actor, { today, timeZone: district.timeZone }, query.search),
  snapshot: (context) => takeSnapshot({ ...context, db: keepingPlans(context.db) }),
  visits: async (context, { query }) => ({ visits: await listFinished(context, query.educator) }),
}
