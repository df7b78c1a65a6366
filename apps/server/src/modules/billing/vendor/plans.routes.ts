import type { contract } from '@corridor/contract/contract'
import type { DistrictPlan } from '@corridor/contract/district/plans'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Actor } from '@corridor/domain/people/actor'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { ActorContext, GuestContext, Handlers } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { documentFile } from '../documents/document-file.ts'
import { downloadOf } from '../documents/show-document.ts'
import { type BillingContext, billingContextOf } from '../orders/billing-context.ts'
import { voidOrder } from '../orders/void-order.ts'
import { correctOrder } from './correct-order.ts'
import { extendTrial } from './extend-trial.ts'
import { listPlans } from './list-plans.ts'
import { findRegistered } from './plans.queries.ts'
import { recordPayment } from './record-payment.ts'
import { showDistrictPlan } from './show-district-plan.ts'

type DocumentRequest = RequestOf<typeof contract.plans.document>

interface OfDistrict {
  readonly params: { readonly districtId: DistrictId }
}

async function ofRegistered({ db, actor }: ActorContext, { params }: OfDistrict): Promise<Actor> {
  if (!(await findRegistered(db, params.districtId))) throw new Problem('district-not-found')
  return actor
}

/**
 * Work in a district by somebody of the vendor, between two transactions of their own: who may do it is asked before, in
 * the first of them, and what is done is written to the trail of the district, in its name.
 */
function inDistrict<Request extends OfDistrict, Made>(
  work: (context: BillingContext, request: Request) => Promise<Made>,
) {
  return inSteps({
    read: ofRegistered,
    work: (services: GuestContext, request: Request, actor) => {
      const { districtId } = request.params
      const happening = { districtId, requestId: services.request.id, actor }
      return services.database.tenant(districtId, async (transaction) =>
        work(await billingContextOf(transaction, services, happening), request),
      )
    },
    write: async (_: ActorContext, __: Request, made: Made) => made,
  })
}

/** Runs a change, and answers how the plan stands then. */
function changing<Request extends OfDistrict>(
  change: (context: BillingContext, request: Request) => Promise<unknown>,
) {
  return inDistrict<Request, DistrictPlan>(async (context, request) => {
    await change(context, request)
    return showDistrictPlan(context)
  })
}

export const planRoutes: Handlers<typeof contract.plans> = {
  list: ({ db, now }, { query }) => listPlans(db, query, now()),
  show: inDistrict((context) => showDistrictPlan(context)),
  document: inSteps({
    read: ofRegistered,
    work: (services: GuestContext, { params }: DocumentRequest) =>
      documentFile(services, params.districtId, params.documentId),
    write: async (_: ActorContext, __: DocumentRequest, found) => downloadOf(found),
  }),
  extendTrial: changing((context, { body }) => extendTrial(context, body.endsOn, body.reason)),
  pay: changing((context, { params, body }) => recordPayment(context, params.orderId, body)),
  void: changing((context, { params, body }) => voidOrder(context, params.orderId, body.reason)),
  correct: changing((context, { params, body }) => correctOrder(context, params.orderId, body)),
}
