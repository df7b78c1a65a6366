import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { signed, webhookSecret } from '../../../../test/card-stand-in/card-stand-in.ts'
import { cardProduct } from './test-cards.ts'

const { cards, database, logged, payingDistrict, post } = await cardProduct({
  STRIPE_WEBHOOK_SECRETS: `whsec_next,${webhookSecret}`,
})

interface Sent {
  readonly payload: string | Buffer
  readonly headers: Record<string, string>
}

const district = await payingDistrict()
let event: object = {}
beforeAll(async () => {
  const { sessionId } = await district.openPage(await district.wishedByCard())
  cards.pay(sessionId)
  event = cards.told.find(({ type }) => type === 'checkout.session.completed') ?? {}
})

const now = () => Math.floor(Date.now() / 1_000)
const text = () => JSON.stringify(event)
const hmac = (secret: string, words: string, as: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(words).digest(as)
const right = () => signed(event)
const withSignature = (signature: string): Sent => ({
  payload: text(),
  headers: { ...right().headers, 'stripe-signature': signature },
})
const withBody = (payload: string | Buffer): Sent => ({ ...right(), payload })
const parts = () => {
  const [time = '', signature = ''] = right().headers['stripe-signature'].split(',')
  return { time: time.slice(2), signature: signature.slice(3) }
}

const forgeries: Readonly<Record<string, () => Sent>> = {
  'no signature': () => ({ payload: text(), headers: { 'content-type': 'application/json' } }),
  'an empty signature': () => withSignature(''),
  'words for a signature': () => withSignature('trust me'),
  'a secret of somebody else': () => signed(event, 'whsec_somebody'),
  'no secret': () => withSignature(`t=${now()},v1=${createHmac('sha256', '').update(text()).digest('hex')}`),
  'a signature without its time': () => withSignature(`v1=${parts().signature}`),
  'a time without its signature': () => withSignature(`t=${parts().time}`),
  'a time that was changed': () => withSignature(`t=${Number(parts().time) + 1},v1=${parts().signature}`),
  'a time that is no number': () => withSignature(`t=soon,v1=${hmac(webhookSecret, `soon.${text()}`)}`),
  'signed six minutes ago': () => signed(event, webhookSecret, now() - 360),
  'a scheme that is not used': () => withSignature(`t=${parts().time},v0=${parts().signature}`),
  'half of a signature': () => withSignature(`t=${parts().time},v1=${parts().signature.slice(0, 32)}`),
  'a signature in capitals': () => withSignature(`t=${parts().time},v1=${parts().signature.toUpperCase()}`),
  'a signature as base64': () =>
    withSignature(`t=${now()},v1=${hmac(webhookSecret, `${now()}.${text()}`, 'base64')}`),
  'the signature of the body alone': () => withSignature(`t=${now()},v1=${hmac(webhookSecret, text())}`),
  'the signature of another event': () =>
    withSignature(signed({ ...event, id: 'evt_other' }).headers['stripe-signature']),
  'a customer that was changed': () => withBody(text().replace(/cus_\w+/, 'cus_000001ffffff')),
  'an amount that was changed': () => withBody(text().replace(/"amount_total":\d+/, '"amount_total":1')),
  'another id': () => withBody(text().replace(/"id":"evt_\w+"/, '"id":"evt_again"')),
  'one space more': () => withBody(`${text()} `),
  'one byte less': () => withBody(text().slice(0, -1)),
  'other spacing': () => withBody(JSON.stringify(event, null, 1)),
  'an invisible mark in front': () =>
    withBody(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text())])),
  'bytes that are no text': () => withBody(Buffer.concat([Buffer.from(text()), Buffer.from([0xff])])),
  packed: () => withBody(gzipSync(text())),
  nothing: () => withBody(''),
}

describe('what the processor did not sign is refused without a word why', () => {
  test.each(Object.keys(forgeries))('%s', async (name) => {
    const asked = new Map(cards.asked)
    const { payload, headers } = forgeries[name]?.() ?? withBody('')

    expect(await post(payload, headers)).toBe(400)
    expect(cards.asked).toEqual(asked)
    expect((await database.pool.query('select from card_events')).rowCount).toBe(0)
    expect(await district.stateOf()).toBe('trialing')
  })

  test('signed, and no event', async () => {
    for (const told of [
      {},
      [],
      { id: 'evt_1' },
      { ...event, id: 'drop table' },
      { ...event, data: 'none' },
    ]) {
      const { payload, headers } = signed(told)
      expect(await post(payload, headers)).toBe(400)
    }
  })

  test('more than 256 KB', async () => {
    const { payload, headers } = signed({ ...event, more: 'x'.repeat(257 * 1024) })

    expect(await post(payload, headers)).toBe(413)
  })
})

test('what the processor did sign is taken, by the older secret and by the newer', async () => {
  const other = { ...event, id: 'evt_ofAnotherKind', type: 'invoice.paid' }
  for (const secret of [webhookSecret, 'whsec_next']) {
    const { payload, headers } = signed(other, secret, now() - 200)
    expect(await post(payload, headers)).toBe(200)
  }
  const { payload, headers } = right()
  expect(await post(payload, { ...headers, 'content-type': 'text/plain' })).toBe(200)
  expect(await district.stateOf()).toBe('active')
})

test('no line of the log has anything of an event', () => {
  expect(logged.join('')).not.toMatch(/whsec_|sk_test|v1=|cus_\d|4242424242/)
})
