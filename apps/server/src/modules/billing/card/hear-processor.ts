import { Problem } from '@corridor/contract/problems'
import type { FastifyInstance } from 'fastify'
import type { Stripe } from 'stripe'
import * as z from 'zod'
import type { CardSettings } from '../../../card-settings.ts'
import { inTime } from '../../../http/in-time.ts'
import type { Services } from '../../../services.ts'
import { askProcessor, cardProcessor, orSilent } from './card-processor.ts'
import { reconcileCustomer } from './reconcile-customer.ts'

const MOST_BYTES = 256 * 1024
const TOLERANCE_S = 300
/** How often a minute somebody may come back from the processor's page: whoever pays comes back once. */
const MOST_RETURNS_A_MINUTE = 60

/** Events after which the orders or the card of a customer may be others. */
const reasonsToLook: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'customer.updated',
  'customer.deleted',
  'payment_method.attached',
  'payment_method.detached',
]

const CustomerId = z.string().regex(/^cus_\w{1,250}$/)

/** A message of the processor. Only whom it is about is believed, and even that is looked up in our own table. */
const Told = z.object({
  id: z.string().regex(/^evt_\w{1,250}$/),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string(),
      customer: z.nullish(CustomerId),
      /** The payment of a dispute, which names no customer. */
      payment_intent: z.nullish(z.string()),
    }),
    previous_attributes: z.optional(z.object({ customer: z.nullish(CustomerId) })),
  }),
})

/** Two addresses that no page of ours calls: where the processor tells what happened, and where it sends people back to. */
export async function hearProcessor(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services
  await app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/stripe/webhook', { bodyLimit: MOST_BYTES, preParsing: inTime() }, async (request, reply) => {
      if (!config.cards) throw new Problem('no-such-address')
      const told = verified(await cardProcessor(config), config.cards, request.body, request.headers)
      // A forged message is refused without a word why: whoever forges learns nothing.
      if (!told) return reply.code(400).send({})
      // Where the processor cannot be asked, it tells its event again later.
      await orSilent(services.log, () => hear(services, told))
      return reply.send({})
    })
  })
  app.get(
    '/api/billing/card-return',
    { config: { rateLimit: { max: MOST_RETURNS_A_MINUTE, timeWindow: '1 minute' } } },
    async ({ query }, reply) => {
      const { data } = Returning.safeParse(query)
      // The processor tells the outcome as well: the look here only brings it sooner.
      if (data && config.cards) await lookAfter(services, data.session).catch(() => {})
      return reply.redirect('/settings/billing', 303)
    },
  )
}

const Returning = z.object({ session: z.string().regex(/^cs_(test|live)_\w{1,250}$/) })

async function lookAfter(services: Services, sessionId: string): Promise<void> {
  const { customer } = await askProcessor(services.config, (client) =>
    client.checkout.sessions.retrieve(sessionId),
  )
  const { data } = CustomerId.safeParse(customer)
  if (data) await reconcileCustomer(services, data)
}

const Bytes = z.instanceof(Buffer)
/** A decoder for which every byte counts: none is left out at the beginning, and none replaced. */
const exactly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The processor's message; undefined unless the processor signed it within the last minutes. */
function verified(
  { webhooks }: Stripe,
  { webhookSecrets }: CardSettings,
  body: unknown,
  headers: Record<string, string | string[] | undefined>,
): z.infer<typeof Told> | undefined {
  const signature = headers['stripe-signature']
  for (const secret of webhookSecrets) {
    try {
      const text = exactly.decode(Bytes.parse(body))
      return Told.parse(webhooks.constructEvent(text, z.string().parse(signature), secret, TOLERANCE_S))
    } catch {
      // The other secret may have signed it.
    }
  }
  return undefined
}

async function hear(services: Services, { id, type, data }: z.infer<typeof Told>): Promise<void> {
  if (!reasonsToLook.includes(type)) return
  const { object, previous_attributes: before } = data
  const own = type.startsWith('customer.') ? object.id : undefined
  const customerId = own ?? object.customer ?? before?.customer ?? (await payerOf(services, type, object))
  if (customerId) await reconcileCustomer(services, customerId, id)
}

/** The customer whose payment a dispute is about. */
async function payerOf(
  { config }: Services,
  type: string,
  { payment_intent: id }: z.infer<typeof Told>['data']['object'],
) {
  if (!type.startsWith('charge.dispute.') || !id) return undefined
  const { customer } = await askProcessor(config, (client) => client.paymentIntents.retrieve(id))
  return CustomerId.safeParse(customer).data
}
