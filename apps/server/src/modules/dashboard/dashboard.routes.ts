import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { planned } from '../../http/planned.ts'
import { showDashboard } from './show-dashboard.ts'

export const dashboardRoutes: Handlers<typeof contract.dashboard> = {
  show: planned(({ db, actor, me, place }, { query }) => showDashboard(db, { actor, me }, place, query)),
}
