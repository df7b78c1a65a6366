import { expect, test } from 'vitest'
import { cardProduct } from './test-cards.ts'

const { cards, database, payingDistrict, tell } = await cardProduct()

const DUPLICATES = process.env.LONG === 'yes' ? 1_000 : 200

test(`${DUPLICATES} duplicates of an event have one effect`, async () => {
  const { openPage, wishedByCard, look, trail, eventKinds } = await payingDistrict()
  cards.pay((await openPage(await wishedByCard())).sessionId)
  const paid = cards.told.find(({ type }) => type === 'checkout.session.completed') ?? {}

  const left = Array.from({ length: DUPLICATES }, () => paid)
  const replies: number[] = []
  const deliver = async () => {
    for (let event = left.pop(); event; event = left.pop()) replies.push(await tell(event))
  }
  await Promise.all(Array.from({ length: 20 }, deliver))
  // Some of so many events at once are asked to come again.
  expect(replies.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await tell(paid)).toBe(200)

  expect(replies).toHaveLength(DUPLICATES)
  expect((await look()).documents.map(({ kind }) => kind)).toEqual(['receipt'])
  expect(await eventKinds()).toEqual(['ordered', 'paid', 'trial-began'])
  expect((await trail()).filter((line) => line.startsWith('plan.pay'))).toHaveLength(1)
  expect((await database.pool.query('select from card_events')).rowCount).toBe(1)
  expect((await database.pool.query('select from mails')).rowCount).toBe(1)
})

test('a reply that is lost is asked for again, and charges once', async () => {
  const { openPage, wishedByCard, stateOf } = await payingDistrict()
  const body = await wishedByCard()
  for (const call of ['POST /v1/customers', 'POST /v1/checkout/sessions']) {
    cards.trouble.losesReplyOf = call
    expect((await openPage(body)).status).toBe(200)
  }
  const its = [...cards.state.sessions.values()].filter(({ reference }) => reference === body.id)
  expect(its).toHaveLength(1)
  cards.pay(its[0]?.id ?? '')
  for (const event of cards.told.splice(0)) await tell(event)
  expect(await stateOf()).toBe('active')
})
