import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { showBilling } from './show-billing.ts'

export const billingRoutes: Handlers<typeof contract.billing> = {
  show: ({ db, now }) => showBilling(db, now()),
}
