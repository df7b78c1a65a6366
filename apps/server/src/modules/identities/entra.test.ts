import { contract } from '@corridor/contract/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { openForgingProvider, signed, withToken } from './forging-provider.ts'
import { client } from './test-provider.ts'

// Microsoft's server names itself by a pattern, and each school's directory is an issuer of its own.
const MICROSOFT = 'https://login.microsoftonline.com'
const forging = await openForgingProvider()
forging.state.metadata = {
  issuer: `${MICROSOFT}/{tenantid}/v2.0`,
  authorization_endpoint: `${MICROSOFT}/organizations/oauth2/v2.0/authorize`,
  token_endpoint: `${MICROSOFT}/token`,
  jwks_uri: `${MICROSOFT}/keys`,
}
const realFetch = globalThis.fetch
vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
  const path = address.replace(MICROSOFT, '').replace('/organizations/v2.0', '')
  return realFetch(`${forging.origin}${path}`, options)
})
afterAll(() => vi.unstubAllGlobals())

const { district, guest } = await product({
  MICROSOFT_CLIENT_ID: client.id,
  MICROSOFT_CLIENT_SECRET: client.secret,
})
const { link, signIn, providers } = contract.identities
const proof = { provider: 'microsoft', code: 'a code', verifier: 'v'.repeat(43), nonce: 'once' } as const

function answerAs(tid: string, of = tid) {
  const claims = { ...forging.goodClaims('once'), sub: 'the same', tid, iss: `${MICROSOFT}/${of}/v2.0` }
  forging.state.answer = () => withToken(signed(claims, forging.key))
}
const enter = () => guest.call(signIn, { body: { ...proof, redirect: '/auth/login', staySignedIn: false } })

test('people of one school’s directory are not those of another', async () => {
  const dana = await (await district()).person({ role: 'principal', schoolId: null })
  answerAs('alder-valley')
  const linked = await dana.call(link, { body: { ...proof, redirect: '/settings/profile' } })
  expect(linked).toMatchObject({ status: 200 })

  expect(await enter()).toMatchObject({ status: 200 })
  answerAs('mill-creek')
  expect(await enter()).toMatchObject({ status: 422, body: { code: 'identity-not-linked' } })
  answerAs('mill-creek', 'alder-valley')
  expect(await enter()).toMatchObject({ status: 422, body: { code: 'identity-not-proven' } })
})

test('the browser is sent to the page for schools’ accounts', async () => {
  expect(await guest.call(providers, {})).toMatchObject({
    body: { items: [{ authorizationEndpoint: `${MICROSOFT}/organizations/oauth2/v2.0/authorize` }] },
  })
})
