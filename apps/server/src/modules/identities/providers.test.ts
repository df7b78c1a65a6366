import { contract } from '@corridor/contract/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { throttles } from '../../database/platform.tables.ts'
import { openForgingProvider, signed, withToken } from './forging-provider.ts'
import { client, openProvider, serve, settingsFor } from './test-provider.ts'

const { providers, signIn } = contract.identities
const proof = {
  provider: 'google',
  code: 'a code',
  verifier: 'v'.repeat(43),
  nonce: 'once',
  redirect: '/auth/login',
  staySignedIn: false,
} as const

afterEach(() => {
  vi.useRealTimers()
})

test('where no provider is set there are none', async () => {
  const { guest } = await product()

  expect(await guest.call(providers, {})).toMatchObject({ status: 200, body: { items: [] } })
  expect(await guest.call(signIn, { body: proof })).toMatchObject({
    status: 404,
    body: { code: 'provider-not-available' },
  })
})

test('the page learns where to ask, and no secret', async () => {
  const google = await openProvider()
  const { guest } = await product(settingsFor({ GOOGLE: google.origin }))

  const { body } = await guest.call(providers, {})

  expect(body).toEqual({
    items: [
      {
        provider: 'google',
        authorizationEndpoint: `${google.origin}/auth`,
        clientId: client.id,
        scope: 'openid email',
      },
    ],
  })
})

test('a provider that is down and one that is silent keep nobody from the others', async () => {
  const [good, gone] = [await openProvider(), await serve(() => {})]
  await gone.close()
  const silent = await serve(() => {})
  const { guest } = await product(
    settingsFor({ GOOGLE: gone.origin, MICROSOFT: silent.origin, CLEVER: good.origin }),
  )

  const { status, body } = await guest.call(providers, {})

  expect({ status, body }).toMatchObject({ status: 200, body: { items: [{ provider: 'clever' }] } })
  for (const provider of ['google', 'microsoft'] as const)
    expect(await guest.call(signIn, { body: { ...proof, provider } })).toMatchObject({
      status: 503,
      body: { code: 'provider-unreachable' },
    })
})

test('a provider that says it is another is left out', async () => {
  const forging = await openForgingProvider()
  forging.state.metadata = { issuer: 'https://accounts.google.com' }
  const { guest } = await product(settingsFor({ GOOGLE: forging.origin }))

  expect(await guest.call(providers, {})).toMatchObject({ body: { items: [] } })
})

test('a provider that was down is asked again after a while, and not at every look', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let isUp = false
  let asked = 0
  const flaky = await serve((_, response) => {
    asked += 1
    response.writeHead(isUp ? 200 : 503, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ issuer: flaky.origin, authorization_endpoint: `${flaky.origin}/authorize` }),
    )
  })
  const { guest } = await product(settingsFor({ GOOGLE: flaky.origin }))
  const seen = async () => (await guest.call(providers, {})).body

  expect(await seen()).toEqual({ items: [] })
  isUp = true
  expect(await seen()).toEqual({ items: [] })
  expect(asked).toBe(1)
  vi.advanceTimersByTime(16_000)
  expect(await seen()).toMatchObject({ items: [{ provider: 'google' }] })
  await seen()
  expect(asked).toBe(2)
})

test('a provider that goes away between asking and answering is told from one that refuses', async () => {
  const forging = await openForgingProvider()
  const { guest } = await product(settingsFor({ GOOGLE: forging.origin }))
  await guest.call(providers, {})
  await forging.close()

  expect(await guest.call(signIn, { body: proof })).toMatchObject({
    status: 503,
    body: { code: 'provider-unreachable' },
  })
})

test.each([
  ['client_secret_post', { inHeader: false, inBody: true }],
  ['client_secret_basic', { inHeader: true, inBody: false }],
])('the secret goes as the provider takes it: %s', async (method, expected) => {
  const forging = await openForgingProvider()
  forging.state.metadata = { token_endpoint_auth_methods_supported: [method] }
  const sent: object[] = []
  forging.state.answer = ({ headers }, body) => {
    sent.push({
      inHeader: /^Basic /.test(headers.authorization ?? ''),
      inBody: new URLSearchParams(body).get('client_secret') === client.secret,
    })
    return withToken(signed(forging.goodClaims('once'), forging.key))
  }
  const { guest } = await product(settingsFor({ GOOGLE: forging.origin }))

  expect(await guest.call(signIn, { body: proof })).toMatchObject({ body: { code: 'identity-not-linked' } })
  expect(sent).toEqual([expected])
})

test('a flood of made-up codes does not reach the provider', async () => {
  const forging = await openForgingProvider()
  const { guest, database } = await product(settingsFor({ GOOGLE: forging.origin }))
  const failed = { status: 422, body: { code: 'identity-not-proven' } }
  expect(await guest.call(signIn, { body: proof })).toMatchObject(failed)
  await database.platform(({ db }) => db.update(throttles).set({ failures: 599 }))
  const before = forging.state.requests

  expect(await guest.call(signIn, { body: proof })).toMatchObject(failed)
  expect(await guest.call(signIn, { body: proof })).toMatchObject({ body: { code: 'too-many-attempts' } })
  expect(forging.state.requests).toBe(before + 1)
})
