import { expect, test } from 'vitest'
import { signed } from '../../../../test/card-stand-in/card-stand-in.ts'
import { cardProduct } from './test-cards.ts'

const { cards, database, payingDistrict, post, renew } = await cardProduct()
const EVENTS = process.env.FAULTS === 'full' ? 5_000 : 150
const DISTRICTS = 12
const AT_ONCE = 16

/** Draws whole numbers below another, the same in every run. */
function draws(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const random = draws(21)
const drawn = <T>(all: readonly T[]): T | undefined => all[random(all.length)]
function shuffled<T>(all: readonly T[]): T[] {
  const keyed = all.map((it) => ({ it, key: random(1_000_000_000) }))
  return keyed.sort((a, b) => a.key - b.key).map(({ it }) => it)
}

test(`F21 ${EVENTS} events in a storm, 30 % duplicates and 5 % forged, end in the right state`, async () => {
  const places = await Promise.all(Array.from({ length: DISTRICTS }, payingDistrict))
  const becomes = (at: number) => (['paid', 'refunded', 'unpaid'] as const)[at % 3]
  for (const [at, { openPage, wishedByCard }] of places.entries()) {
    const { sessionId } = await openPage(await wishedByCard())
    if (becomes(at) !== 'unpaid') cards.pay(sessionId)
    if (becomes(at) === 'refunded') cards.refund(cards.state.sessions.get(sessionId)?.payment ?? '')
  }
  const happened = cards.told.splice(0)
  const own = Math.round(EVENTS * 0.65)
  // Many events of the same happenings, as if each page had been looked at again and again.
  const news = Array.from({ length: own }, (_, at) => ({
    ...(happened[at] ?? drawn(happened)),
    ...(at >= happened.length && { id: `evt_more${at}` }),
  }))
  const twice = Array.from({ length: Math.round(EVENTS * 0.3) }, () => drawn(news) ?? {})
  const unpaid = places.filter((_, at) => becomes(at) === 'unpaid')
  const customers = await Promise.all(unpaid.map(({ customerId }) => customerId()))
  const forged = Array.from({ length: EVENTS - own - twice.length }, (_, at) => {
    const object = {
      id: 'cs_test_1',
      object: 'checkout.session',
      customer: drawn(customers),
      status: 'complete',
    }
    return { id: `evt_forged${at}`, object: 'event', type: 'checkout.session.completed', data: { object } }
  })

  const storm = shuffled([
    ...[...news, ...twice].map((event) => ({ ...signed(event), isForged: false })),
    ...forged.map((event) => ({ ...signed(event, 'whsec_somebody'), isForged: true })),
  ])
  const counts = new Map<string, number>()
  const left = [...storm]
  const deliver = async () => {
    for (let it = left.pop(); it; it = left.pop()) {
      const status = await post(it.payload, it.headers)
      const seen = `${it.isForged ? 'forged' : 'real'} ${status}`
      counts.set(seen, (counts.get(seen) ?? 0) + 1)
      // The processor tells again what was not heard.
      if (status === 503) left.unshift(it)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, deliver))

  expect(counts.get('forged 400')).toBe(forged.length)
  expect(counts.get('real 200')).toBe(news.length + twice.length)
  expect([...counts.keys()].filter((it) => !/^(forged 400|real (200|503))$/.test(it))).toEqual([])
  const wanted = {
    paid: { state: 'active', orders: ['paid'], documents: ['receipt'] },
    refunded: { state: 'trialing', orders: ['void'], documents: ['credit-note', 'receipt'] },
    unpaid: { state: 'trialing', orders: ['pending'], documents: [] },
  }
  await renew()
  for (const [at, { look }] of places.entries()) {
    const { plan, orders, documents } = await look()
    expect({
      state: plan.state,
      orders: orders.map(({ state }) => state),
      documents: documents.map(({ kind }) => kind).toSorted(),
    }).toEqual(wanted[becomes(at) ?? 'unpaid'])
  }
  const { rows } = await database.pool.query(
    `select count(*)::int as kept, count(*) filter (where id like 'evt_forged%')::int as forged from card_events`,
  )
  expect(rows).toEqual([{ kept: new Set(news.map(({ id }) => id)).size, forged: 0 }])
  process.stdout.write(`F21: ${EVENTS} events, ${JSON.stringify([...counts])}\n`)
}, 600_000)
