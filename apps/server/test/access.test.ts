import { contract, endpoints } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/ids'
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
    const { headers } = await guest.call(contract.auth.openDemo, {})
    const demo = callerOf(app, String(headers.authorization).replace('Bearer ', ''))
    const { status } = await demo.try(spec, {})
    expect(status === 418).toBe(spec.method !== 'GET' && spec.demo !== 'allowed')
  })
})
