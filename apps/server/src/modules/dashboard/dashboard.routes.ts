import type { contract } from '@corridor/contract/contract'
import { keepingPlans } from '../../database/doors.ts'
import { early } from '../../http/early.ts'
import type { Handlers } from '../../http/mount.ts'
import { groundOf } from '../reports/ground.ts'
import { showDashboard } from './show-dashboard.ts'

export const dashboardRoutes: Handlers<typeof contract.dashboard> = {
  show: early(
    ({ db }) => groundOf(db),
    ({ db, actor, me, place }, { query }, ground) =>
      showDashboard({ db: keepingPlans(db), actor, me, place, ground }, query),
  ),
}
