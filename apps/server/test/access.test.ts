import { contract, endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { callerOf, product } from './harness.ts'

const { app, guest, district } = await product()
const behindDoor = endpoints.filter(({ access }) => access !== 'guest')
const writes = endpoints.filter(({ method }) => method !== 'GET')

describe.each(behindDoor)('$method $path', (spec) => {
  test('turns a guest away', async () => {
    expect(await guest.try(spec, {})).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
  })

  test('turns away a token that was never issued', async () => {
    const headers = { authorization: `Bearer ${'a'.repeat(43)}`, ...ours }
    expect(await guest.try(spec, {}, headers)).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' },
    })
  })
})

type Body = readonly [name: string, type: string, payload: string]

/** Bodies that no parser takes. Who may not send one is told that, and not what is wrong with it. */
const hopeless: readonly Body[] = [
  ['broken JSON', 'application/json', '{"a"'],
  ['another kind of body', 'text/xml', '<a/>'],
  ['more than anybody may send', 'application/json', `"${'a'.repeat(3_000_000)}"`],
]

async function send(spec: Endpoint, [, type, payload]: Body, token?: string) {
  const reply = await app.inject({
    method: spec.method,
    url: `/api${spec.path.replace(/:\w+/g, '1')}`,
    headers: { ...ours, 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return { status: reply.statusCode, code: reply.json().code }
}

describe.each(hopeless)('%s', (...body) => {
  test('is not read from a guest', async () => {
    for (const spec of writes.filter(({ access }) => access !== 'guest'))
      expect([spec.path, await send(spec, body)]).toEqual([
        spec.path,
        { status: 401, code: 'sign-in-required' },
      ])
  })

  test('is not read where there is nothing', async () => {
    const nowhere = { ...contract.auth.login, path: '/nowhere' } as const
    expect(await send(nowhere, body)).toEqual({ status: 404, code: 'no-such-address' })
  })
})

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }

describe.each(writes.filter(({ origin }) => origin !== 'any'))(
  "$method $path, sent from another site's page",
  (spec) => {
    test.each([
      ['without our header', { 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }],
      ['without the cookie said again', { 'x-requested-with': 'XMLHttpRequest', cookie: 'XSRF-TOKEN=known' }],
      ['with another value than the cookie', { ...ours, 'x-xsrf-token': 'guessed' }],
      ['without any cookie', { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': '' }],
    ])('is refused %s', async (_, headers) => {
      expect(await guest.try(spec, {}, headers)).toMatchObject({
        status: 403,
        body: { code: 'not-from-corridor' },
      })
    })
  },
)

describe('the demo account', async () => {
  const { person } = await district()
  await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

  test.each(behindDoor)('looks and does not touch: $method $path', async (spec) => {
    const demo = callerOf(app, await openDemo())
    const { status } = await demo.try(spec, {})
    expect(status === 418).toBe(spec.method !== 'GET' && spec.demo !== 'allowed')
  })

  test.each(hopeless)('is told so before anything else, also about %s', async (...body) => {
    const token = await openDemo()
    const refused = writes.filter(({ access, demo }) => access !== 'guest' && demo !== 'allowed')
    for (const spec of refused)
      expect([spec.path, await send(spec, body, token)]).toEqual([
        spec.path,
        { status: 418, code: 'demo-is-view-only' },
      ])
  })

  async function openDemo(): Promise<string> {
    const { headers } = await guest.call(contract.auth.openDemo, {})
    return String(headers.authorization).replace('Bearer ', '')
  }
})
