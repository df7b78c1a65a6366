import { Problem } from '@corridor/contract/problems'
import type { ActorContext, GuestContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import { customerOf } from './card.queries.ts'
import { askProcessor, isGone, orSilent } from './card-processor.ts'
import { forgetCustomer } from './reconcile-customer.ts'

/** The processor's own page for the card on file. */
export const openPortal = inSteps({
  read: async ({ config, db, place, record }: ActorContext) => {
    if (!config.cards) throw new Problem('cards-not-taken')
    const { id } = place.district
    const customer = await customerOf(db, id)
    if (!customer?.cardId) throw new Problem('no-card-on-file')
    await record('plan.card-page', { kind: 'district', id })
    return customer.customerId
  },
  work: (around: GuestContext, _request: unknown, customer) =>
    orSilent(around.log, async () => {
      const return_url = new URL('/settings/billing', around.config.PUBLIC_URL.origin).href
      try {
        return await askProcessor(around.config, (client) =>
          client.billingPortal.sessions.create({ customer, return_url }),
        )
      } catch (error) {
        if (!isGone(error)) throw error
        await forgetCustomer(around, customer)
        throw new Problem('no-card-on-file')
      }
    }),
  write: async (_context: ActorContext, _request: unknown, { url }) => ({ address: url }),
})
