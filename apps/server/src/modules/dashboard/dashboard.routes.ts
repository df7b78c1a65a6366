import type { contract } from '@corridor/contract/contract'
import { keepingPlans } from '../../database/doors.ts'
import type { Handlers } from '../../http/mount.ts'
import { showDashboard } from './show-dashboard.ts'

export const dashboardRoutes: Handlers<typeof contract.dashboard> = {
  show: ({ db, actor, me, place }, { query }) => showDashboard(keepingPlans(db), { actor, me }, place, query),
}
