import { contract } from '@corridor/contract/contract'
import { afterAll } from 'vitest'
import { signed, startCardStandIn } from '../../../../test/card-stand-in/card-stand-in.ts'
import { product } from '../../../../test/harness.ts'
import { makeOrdering } from '../orders/test-orders.ts'
import { renewByCard } from './renew-by-card.ts'

const { checkout } = contract.billing

/** A product that takes cards, with a stand-in of their processor. */
export async function cardProduct(settings: NodeJS.ProcessEnv = {}) {
  const cards = await startCardStandIn()
  const made = await product({ ...cards.settings, ...settings })
  afterAll(() => cards.stop())

  const post = async (payload: string | Buffer, headers: Record<string, string>) =>
    (
      await made.app.inject({
        method: 'POST',
        url: '/stripe/webhook',
        headers: { host: 'localhost', ...headers },
        payload,
      })
    ).statusCode
  /** Tells the product what the processor would. */
  const tell = (event: object) => {
    const { payload, headers } = signed(event)
    return post(payload, headers)
  }

  return {
    ...made,
    cards,
    post,
    tell,
    /** Tells all that happened at the processor since it last told, in the order in which it happened. */
    tellAll: async () => {
      for (const event of cards.told.splice(0)) await tell(event)
    },
    /** Runs the round of every hour, and what it asks for. */
    renew: async () => {
      await renewByCard(made.services, [{ data: {} }])
      const { rows } = await made.database.pool.query(
        `delete from pgboss.job where name = 'cards.renew' returning data`,
      )
      for (const job of rows) await renewByCard(made.services, [job])
    },
    /** A district on trial with somebody who pays, and how they pay by card. */
    payingDistrict: async () => {
      const place = await makeOrdering(made)
      const wishedByCard = async (ids = place.all) => {
        const { id, schools, years, expectedCents } = await place.wished(ids)
        return { id, schools, years, expectedCents }
      }
      const openPage = async (body: Parameters<typeof place.payer.call<typeof checkout>>[1]['body']) => {
        const reply = await place.payer.call(checkout, { body })
        const { data } = checkout.response.safeParse(reply.body)
        return { ...reply, sessionId: data?.address.split('/').at(-1) ?? '' }
      }
      return {
        ...place,
        wishedByCard,
        openPage,
        /** Orders all schools, pays on the processor's page, and the processor tells. */
        payAll: async (number?: string) => {
          const body = await wishedByCard()
          const { sessionId } = await openPage(body)
          cards.pay(sessionId, number)
          for (const event of cards.told.splice(0)) await tell(event)
          return body.id
        },
        stateOf: async () => (await place.look()).plan.state,
        customerId: async () => {
          const { rows } = await made.database.pool.query(
            'select customer_id from card_customers where district_id = $1',
            [place.id],
          )
          return String(rows[0]?.customer_id)
        },
        eventKinds: async () =>
          (await place.rows('select kind from plan_events order by kind')).map(({ kind }) => kind),
      }
    },
  }
}
