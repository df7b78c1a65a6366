import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { addBillingFile, showBillingFile } from './account/billing-file.ts'
import { saveAccount } from './account/save-account.ts'
import { openCheckout } from './card/checkout.ts'
import { openPortal } from './card/open-portal.ts'
import { showDocument, showVendorFile } from './documents/show-document.ts'
import { askQuote, orderByInvoice } from './orders/ask-order.ts'
import { cancelPlan, resumePlan } from './orders/go-on.ts'
import { remindOfPlan } from './reminders/remind-of-plan.ts'
import { showBilling } from './show-billing.ts'
import { showPlanEnd } from './show-plan-end.ts'

export const billingRoutes: Handlers<typeof contract.billing> = {
  show: (context) => showBilling(context),
  quote: (context, request) => askQuote(context, request),
  purchaseOrder: (context, request) => orderByInvoice(context, request),
  checkout: openCheckout,
  portal: openPortal,
  account: (context, request) => saveAccount(context, request),
  cancel: (context) => cancelPlan(context),
  resume: (context) => resumePlan(context),
  document: showDocument,
  vendorFile: (context, { params }) => showVendorFile(context, params.name),
  planEnd: ({ db, now }) => showPlanEnd(db, now()),
  remind: async (context) => {
    await remindOfPlan(context)
    return {}
  },
}

export const billingFileRoutes: Handlers<typeof contract.billingFiles> = {
  add: (context, request) => addBillingFile(context, request),
  show: (context, request) => showBillingFile(context, request),
}
