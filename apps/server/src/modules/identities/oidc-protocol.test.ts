import { createPublicKey } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import {
  type Answer,
  openForgingProvider,
  publicOf,
  rsaKey,
  signed,
  signedWithSecret,
  unsigned,
  withToken,
} from './forging-provider.ts'
import { client, openProvider, settingsFor } from './test-provider.ts'

// The clock stands to the second: how late a token may be must not depend on how busy the machine is.
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => {
  vi.useRealTimers()
})

const [real, forging] = [await openProvider(), await openForgingProvider()]
const { district, guest, logged } = await product(
  settingsFor({ GOOGLE: real.origin, MICROSOFT: forging.origin }),
)
const { signIn, link } = contract.identities
const refused = { status: 422, body: { code: 'identity-not-proven' } }
const { key, goodClaims } = forging
const nonce = 'said by this browser once'
const claims = goodClaims(nonce)
const now = Number(claims.iat)

const proof = { provider: 'microsoft', code: 'a code', verifier: 'v'.repeat(43), nonce } as const
const somebody = await (await district()).person({ role: 'principal', schoolId: null })

async function enterAfter(answer: Answer) {
  forging.state.answer = () => answer
  return guest.call(signIn, { body: { ...proof, redirect: '/auth/login', staySignedIn: false } })
}

// Every refusal below is one of a token that would open somebody's account.
beforeAll(async () => {
  forging.state.answer = () => withToken(signed(claims, key))
  const linked = await somebody.call(link, { body: { ...proof, redirect: '/settings/profile' } })
  expect(linked).toMatchObject({ status: 200 })
})

test('a token that is right in all opens the account', async () => {
  expect(await enterAfter(withToken(signed(claims, key)))).toMatchObject({ status: 200 })
})

test.each([
  ['expired a moment ago', { exp: now - 59 }],
  ['valid in a moment', { nbf: now + 60 }],
  ['for us among others, made for us', { aud: [client.id, 'another'], azp: client.id }],
])('a token that is fine: %s', async (_, change) => {
  expect(await enterAfter(withToken(signed({ ...claims, ...change }, key)))).toMatchObject({ status: 200 })
})

describe('a token is refused', () => {
  test.each([
    ['of another issuer', { iss: real.origin }],
    ['of an issuer that only begins alike', { iss: `${forging.origin}/` }],
    ['without an issuer', { iss: undefined }],
    ['for another client', { aud: 'another' }],
    ['for other clients', { aud: ['another', 'a third'] }],
    ['for us among others, made for nobody named', { aud: [client.id, 'another'] }],
    ['for us among others, made for another', { aud: [client.id, 'another'], azp: 'another' }],
    ['for us, made for another', { azp: 'another' }],
    ['without an audience', { aud: undefined }],
    ['expired', { exp: now - 60 }],
    ['that never expires', { exp: undefined }],
    ['whose end is no number', { exp: 'tomorrow' }],
    ['not valid yet', { nbf: now + 61 }],
    ['without the time of its making', { iat: undefined }],
    ['without a nonce', { nonce: undefined }],
    ['with another nonce', { nonce: 'said by another browser' }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['whose subject is a number', { sub: 7 }],
    ['whose subject is too long', { sub: 'x'.repeat(256) }],
  ])('%s', async (_, change) => {
    expect(await enterAfter(withToken(signed({ ...claims, ...change }, key)))).toMatchObject(refused)
  })

  const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' })
  const body = () => signed(claims, key).split('.')
  const other = Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url')
  test.each([
    ['not signed', unsigned(claims, 'none')],
    ['not signed, in other letters', unsigned(claims, 'nOnE')],
    ['that lost its signature', `${body().slice(0, 2).join('.')}.`],
    ['signed with our own secret', signedWithSecret(claims, client.secret)],
    ['signed with the public key as a secret', signedWithSecret(claims, pem)],
    ['signed with a key of nobody', signed(claims, rsaKey())],
    ['that brings its own key', ownKey()],
    ['with a key that the provider does not have', signed(claims, key, { kid: 'second' })],
    ['with an extension that we do not know', signed(claims, key, { crit: ['exp'] })],
    ['whose content was changed', [body()[0], other, body()[2]].join('.')],
    ['that is none', 'abc'],
    ['that is no text', 7],
    ['that is absent', undefined],
  ])('%s', async (_, idToken) => {
    expect(await enterAfter(withToken(idToken))).toMatchObject(refused)
  })

  function ownKey() {
    const own = rsaKey()
    return signed(claims, own, { jwk: publicOf(own), jku: `${forging.origin}/their-keys` })
  }
})

test.each<[string, Answer]>([
  [
    'an error',
    { status: 400, body: { error: 'invalid_grant', error_description: 'the provider’s own words' } },
  ],
  ['an error with a good token', { status: 400, body: withToken(signed(claims, key)).body }],
  ['that we are not known', { status: 401, body: { error: 'invalid_client' } }],
  ['no JSON', { body: '<h1>Welcome</h1>', type: 'text/html' }],
  ['broken JSON', { body: '{"access_token":' }],
  ['a list', { body: [] }],
  ['nothing', { body: 'null' }],
  [
    'another kind of token',
    { body: { access_token: 'x', token_type: 'mac', id_token: signed(claims, key) } },
  ],
  ['the way to elsewhere', { status: 302, body: {} }],
])('an answer is refused, and its words are not repeated: %s', async (_, answer) => {
  const reply = await enterAfter(answer)

  expect(reply).toMatchObject(refused)
  expect(JSON.stringify(reply.body)).not.toContain('own words')
  expect(logged.join()).not.toContain('own words')
})

describe('a real provider refuses', () => {
  const enter = (changed: object, proved: Awaited<ReturnType<typeof real.proofOf>>) =>
    guest.try(signIn, { body: { ...proved, staySignedIn: false, ...changed } })

  test.each([
    ['another verifier', { verifier: 'w'.repeat(43) }],
    ['another redirect', { redirect: '/settings/profile' }],
    ['another nonce', { nonce: 'of another browser' }],
    ['another issuer', { issuer: forging.origin }],
    ['no issuer, though it names itself', { issuer: undefined }],
    ['another code', { code: 'a guess' }],
    ['a code that adds parameters', { code: 'x&redirect_uri=http://evil.example' }],
  ])('%s', async (_, changed) => {
    expect(await enter(changed, await real.proofOf({ subject: 'marisol' }))).toMatchObject(refused)
  })

  test('a code that was used', async () => {
    const proved = await real.proofOf({ subject: 'marisol' })

    expect(await enter({}, proved)).toMatchObject({ body: { code: 'identity-not-linked' } })
    expect(await enter({}, proved)).toMatchObject(refused)
  })
})
