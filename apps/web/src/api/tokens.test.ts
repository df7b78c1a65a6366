import { describe, expect, test } from 'vitest'
import { cookieNamed, setCookie } from '../testing/cookies.ts'
import { endSession, startSession } from './session.ts'
import {
  clearTokens,
  dropImpersonation,
  readCookie,
  rememberedEmail,
  rememberSignIn,
  storedToken,
  storeImpersonation,
  storeRoles,
  storeSuccessor,
  storeToken,
  tokenInUse,
} from './tokens.ts'

const FOURTEEN_DAYS_S = 1_209_600

describe('what the browser keeps', () => {
  test('the token is under the name with the product’s prefix', () => {
    storeToken('abc')

    expect(localStorage.getItem('corridor_auth_token_default')).toBe('abc')
    expect(storedToken()).toBe('abc')
  })

  test('roles are kept as JSON', () => {
    storeRoles(['educator.manage', 'principal'])

    expect(localStorage.getItem('roles')).toBe('["educator.manage","principal"]')
  })

  test('who stays signed in has a cookie for 14 days', () => {
    rememberSignIn('marisol@alder-valley.example', true)

    expect(cookieNamed('auth_stay_signed_in')).toMatchObject({
      maxAge: FOURTEEN_DAYS_S,
      path: '/',
      secure: true,
      sameSite: 'none',
    })
  })

  test('who does not stay signed in has a cookie that ends with the browser', () => {
    rememberSignIn('marisol@alder-valley.example', false)

    expect(cookieNamed('auth_stay_signed_in')).toMatchObject({ maxAge: null, secure: true, sameSite: 'none' })
  })

  test('the email is remembered for 14 days either way', () => {
    rememberSignIn('marisol+walks@alder-valley.example', false)

    expect(cookieNamed('auth_remember')).toMatchObject({ maxAge: FOURTEEN_DAYS_S, secure: true, path: '/' })
    expect(rememberedEmail()).toBe('marisol+walks@alder-valley.example')
  })

  test('an email cannot smuggle in a cookie of its own', () => {
    rememberSignIn('a@b.example; Domain=evil.example; XSRF-TOKEN=mine', false)

    expect(rememberedEmail()).toBe('a@b.example; Domain=evil.example; XSRF-TOKEN=mine')
    expect(readCookie('XSRF-TOKEN')).toBeUndefined()
  })

  test('a cookie whose name only begins alike is another cookie', () => {
    setCookie('auth_remember_me=somebody; Path=/')

    expect(rememberedEmail()).toBe('')
  })

  test('a cookie that somebody broke does not break the page', () => {
    setCookie('auth_remember=100%; Path=/')

    expect(rememberedEmail()).toBe('100%')
  })
})

describe('an impersonation', () => {
  const kept = () => [
    localStorage.getItem('corridor_auth_token_default'),
    localStorage.getItem('corridor_auth_token_impersonate'),
  ]

  test('has a token under a name of its own, used while it is there', () => {
    storeToken('my own')
    storeImpersonation('borrowed')

    expect(kept()).toEqual(['my own', 'borrowed'])
    expect(storedToken()).toBe('borrowed')
  })

  test('that ends leaves the default token as it was', () => {
    storeToken('my own')
    storeImpersonation('borrowed')
    dropImpersonation()

    expect(kept()).toEqual(['my own', null])
    expect(storedToken()).toBe('my own')
  })

  test('a successor takes the place of the token that asked for it', () => {
    storeToken('my own')
    storeImpersonation('borrowed')
    storeSuccessor('borrowed anew', tokenInUse())

    expect(kept()).toEqual(['my own', 'borrowed anew'])
  })

  test('does not take what the default token asked for before it began for its own', () => {
    storeToken('my own')
    const asker = tokenInUse()
    storeImpersonation('borrowed')
    storeSuccessor('my own anew', asker)

    expect(kept()).toEqual(['my own anew', 'borrowed'])
  })

  test('that has ended is not begun again by an answer that comes late', () => {
    storeToken('my own')
    storeImpersonation('borrowed')
    const asker = tokenInUse()
    dropImpersonation()
    storeSuccessor('borrowed anew', asker)

    expect(kept()).toEqual(['my own', null])
  })
})

test('an answer that comes after the sign-out signs nobody in', () => {
  storeToken('my own')
  const asker = tokenInUse()
  clearTokens()
  storeSuccessor('my own anew', asker)

  expect(storedToken()).toBeNull()
})

describe('at the start', () => {
  test('a token without its cookie is dropped: the browser was closed', () => {
    storeToken('left behind')
    storeImpersonation('left behind too')
    storeRoles(['principal'])

    startSession(() => {})

    expect(storedToken()).toBeNull()
    expect(localStorage.getItem('roles')).toBeNull()
  })

  test.each([true, false])('a token with its cookie stays (stay signed in: %s)', (staySignedIn) => {
    storeToken('abc')
    rememberSignIn('marisol@alder-valley.example', staySignedIn)

    startSession(() => {})

    expect(storedToken()).toBe('abc')
  })
})

test.each([
  ['signing out', endSession],
  ['clearing', clearTokens],
])('%s drops both tokens, roles and the stay flag, and remembers the email', (_, drop) => {
  storeToken('abc')
  storeImpersonation('borrowed')
  storeRoles(['principal'])
  rememberSignIn('marisol@alder-valley.example', true)

  drop()

  expect(localStorage.length).toBe(0)
  expect(cookieNamed('auth_stay_signed_in')).toBeUndefined()
  expect(rememberedEmail()).toBe('marisol@alder-valley.example')
})
