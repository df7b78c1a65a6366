import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { remindOfPlan } from './remind-of-plan.ts'
import { showBilling } from './show-billing.ts'
import { showPlanEnd } from './show-plan-end.ts'

export const billingRoutes: Handlers<typeof contract.billing> = {
  show: ({ db, now }) => showBilling(db, now()),
  planEnd: ({ db, now }) => showPlanEnd(db, now()),
  remind: async (context) => {
    await remindOfPlan(context)
    return {}
  },
}
