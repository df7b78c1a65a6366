import { contract } from '@corridor/contract/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { rememberSignIn, storedToken } from '../../../api/tokens.ts'
import { catchLeaving } from '../../../testing/browser/leaving.ts'
import { cookieNamed } from '../../../testing/cookies.ts'
import { refuse, reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { auth, dashboard, identities } = contract
const google = {
  provider: 'google' as const,
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth?hl=en',
  clientId: 'corridor',
  scope: 'openid email',
}
const microsoft = { ...google, provider: 'microsoft' as const }
const offered = reply(identities.providers, { items: [google, microsoft] })
const admitted = reply(identities.signIn, {}, { Authorization: 'Bearer fresh' })
const afterwards = [reply(auth.user, marisol), reply(dashboard.show, aDashboard())]

/** Presses a button on the sign-in page; answers what the browser asks for elsewhere. */
async function leave(page = '/login', { ticked = false } = {}) {
  const { user } = await visit(page, { answers: [offered] })
  const left = catchLeaving()
  if (ticked) await user.click(screen.getByLabelText('Stay signed in for 14 days'))
  await user.click(screen.getByRole('button', { name: 'Google' }))
  const url = await left.url()
  return { url, asked: url.searchParams, state: url.searchParams.get('state') ?? '' }
}

/**
 * Opens the page that the provider sends the browser to: all that was here before is gone, except what the tab
 * keeps.
 */
function comeBack(search: Record<string, string>, answers: Parameters<typeof visit>[1] = {}) {
  cleanup()
  cache.clear()
  return visit(`/auth/login?${new URLSearchParams(search)}`, answers)
}

describe('the sign-in page', () => {
  test('offers the school accounts that there are, and then the rest', async () => {
    await visit('/login', { answers: [offered] })

    const group = screen.getByRole('group', { name: 'Sign in with your school account' })
    expect(
      within(group)
        .getAllByRole('button')
        .map((it) => it.textContent),
    ).toEqual(['Google', 'Microsoft'])
    expect(screen.getByText('or')).toBeTruthy()
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })

  test('says nothing of them, and no “or”, where there are none', async () => {
    await visit('/login')

    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.queryByText('or')).toBeNull()
  })

  test('sends the browser off with what only this tab knows', async () => {
    const { url } = await leave()

    expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      hl: 'en',
      response_type: 'code',
      client_id: 'corridor',
      scope: 'openid email',
      redirect_uri: 'http://localhost:3000/auth/login',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    })
    const secrets = new Set(['state', 'nonce', 'code_challenge'].map((name) => url.searchParams.get(name)))
    expect(secrets.size).toBe(3)
  })

  test('says so where the browser cannot make secrets', async () => {
    const left = catchLeaving()
    const { user } = await visit('/login', { answers: [offered] })
    vi.stubGlobal('crypto', { getRandomValues: (it: Uint8Array) => it })
    await user.click(screen.getByRole('button', { name: 'Microsoft' }))

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('Microsoft did not open. Please try again later.')).toBeTruthy()
    expect(left.hasLeft()).toBe(false)
  })
})

describe('coming back', () => {
  test('signs in with the verifier that fits, and goes on to where the person was going', async () => {
    rememberSignIn('marisol@alder-valley.example', false)
    const { asked, state } = await leave('/login?to=%2F%3Fschool%3D2')

    const { sent } = await comeBack(
      { code: 'a code', state, iss: 'https://accounts.google.com' },
      { answers: [admitted, ...afterwards] },
    )

    const body = sent(identities.signIn)[0]?.body
    expect(body).toEqual({
      provider: 'google',
      code: 'a code',
      issuer: 'https://accounts.google.com',
      verifier: expect.any(String),
      nonce: asked.get('nonce'),
      redirect: '/auth/login',
      staySignedIn: false,
    })
    const { verifier } = body as { verifier: string }
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(Buffer.from(hash).toString('base64url')).toBe(asked.get('code_challenge'))
    expect(storedToken()).toBe('fresh')
    expect(address()).toBe('/?school=2')
    expect(cookieNamed('auth_stay_signed_in')?.maxAge).toBeNull()
    expect(cookieNamed('auth_remember')?.value).toBe('marisol%40alder-valley.example')
  })

  test('stays signed in, where that was ticked before', async () => {
    const { state } = await leave('/login', { ticked: true })

    const { sent } = await comeBack({ code: 'a code', state }, { answers: [admitted, ...afterwards] })

    expect(sent(identities.signIn)[0]?.body).toMatchObject({ staySignedIn: true })
    expect(cookieNamed('auth_stay_signed_in')?.maxAge).toBe(1_209_600)
  })

  test('never goes on to another site', async () => {
    const { state } = await leave('/login?to=%2F%2Fevil.example')
    await comeBack({ code: 'a code', state }, { answers: [admitted, ...afterwards] })

    expect(location.href).toBe('http://localhost:3000/')
  })

  test.each([
    ['a state of somebody else', 'their state', true],
    ['no question from this tab', 'their state', false],
    ['no state', undefined, true],
  ])('uses nothing with %s', async (_, state, isAsked) => {
    if (isAsked) await leave()

    const { sent } = await comeBack({ code: 'their code', ...(state && { state }) })

    expect(sent(identities.signIn)).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('was not begun in this tab')
    expect(location.href).not.toContain('their')
    expect(sessionStorage.length).toBe(0)
  })

  test('twice with the same answer uses it once', async () => {
    const { state } = await leave()
    const refusal = refuse(identities.signIn, 'identity-not-linked')
    const { sent, router, arrive } = await comeBack({ code: 'a code', state }, { answers: [refusal] })
    await router.navigate(`/auth/login?code=a%20code&state=${state}`)
    await arrive()

    expect(sent(identities.signIn)).toHaveLength(1)
  })

  test('without leave says what to do, and the goal is kept', async () => {
    const { state } = await leave('/login?to=%2Fsettings%2Fprofile')
    const { sent } = await comeBack({ error: 'access_denied', error_description: 'their words', state })

    expect(sent(identities.signIn)).toEqual([])
    expect(screen.getByRole('alert').textContent).toContain('Try again, or use your email and password.')
    expect(document.body.textContent).not.toContain('their words')
    expect(address()).toBe('/auth/login?to=%2Fsettings%2Fprofile&refused=identity-cancelled')
  })

  test.each([
    ['identity-not-linked', 'then connect it in your profile.'],
    ['second-factor-with-password', 'Sign in with your email and password.'],
    ['account-paused', 'Your account is paused.'],
    ['provider-unreachable', 'does not answer right now.'],
  ] as const)('with a refusal says what to do: %s', async (code, words) => {
    const { state } = await leave()
    await comeBack({ code: 'a code', state }, { answers: [refuse(identities.signIn, code)] })

    expect(screen.getByRole('alert').textContent).toContain(words)
    expect(screen.getByLabelText('Email')).toBeTruthy()
    expect(location.href).not.toContain('a%20code')
    expect(storedToken()).toBeNull()
  })

  test('without a connection says so', async () => {
    const { state } = await leave()
    await comeBack({ code: 'a code', state }, { answers: [unreachable(identities.signIn)] })

    expect(screen.getByRole('alert').textContent).toContain('Check the connection and try again.')
  })
})

test('a page’s address cannot put words into our mouth', async () => {
  await visit('/login?refused=Call%20555-0100%20now')

  expect(screen.queryByRole('alert')).toBeNull()
})
