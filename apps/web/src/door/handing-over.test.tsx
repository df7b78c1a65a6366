import { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reloadUser } from '../api/session.ts'
import { storeImpersonation } from '../api/tokens.ts'
import { refuse, reply } from '../testing/fake-server.ts'
import { plainCaptures } from '../testing/plain-captures.tsx'
import { address, visit } from '../testing/render-screen.tsx'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { aUser, marisol, sam } from '../testing/samples/sample-people.ts'

const START = '/observations/start'
const OMAR = '/observations/start/24'
const DRAFT = '/observations/2/update/one'

const headline = () => screen.getByRole('heading', { level: 1 }).textContent
const shown = () => [address(), headline(), document.title, history.state?.idx]
const link = (name: string) => screen.getByRole('link', { name })
const atStart = [START, 'Start an observation', 'Start an observation | Corridor', 0]
const away = (place: number) => ['/403', 'This door is closed to you', 'No access | Corridor', place]

async function open(path = START) {
  const captures = plainCaptures()
  const onError = vi.fn()
  return { ...captures, ...(await visit(path, { as: marisol, onError })), onError }
}

test('the first page with a frame comes without loading the one before it again', async () => {
  const { user, arrive, prepared } = await open()
  const scrolled = vi.spyOn(window, 'scrollTo')
  await user.click(link('Away'))
  await arrive()

  expect(shown()).toEqual(away(1))
  expect(prepared).toEqual([START])
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0)
})

test('back and forward lead over the border, and on within it', async () => {
  const { user, arrive } = await open()
  await user.click(link('Away'))
  await arrive()
  history.back()
  await waitFor(() => expect(shown()).toEqual(atStart))
  history.forward()
  await waitFor(() => expect(shown()).toEqual(away(1)))
  history.back()
  await waitFor(() => expect(shown()).toEqual(atStart))
  await user.click(link('Draft'))
  await arrive()

  expect([address(), headline(), history.state?.idx]).toEqual([DRAFT, 'Edit observation 2 one', 1])
})

test('after the page was loaded anew, back leads out to the framed page before it', async () => {
  plainCaptures()
  history.pushState({ usr: null, key: 'first', idx: 0 }, '', '/403')
  history.pushState({ usr: null, key: 'second', idx: 1 }, '', OMAR)
  await visit(OMAR, { as: marisol, isReload: true })
  expect(headline()).toBe('Start an observation 24')

  history.back()
  await waitFor(() => expect(shown()).toEqual(away(0)))
})

test('a framed page that takes the place of a capture page is the only one in the history', async () => {
  const { router } = await open()
  await act(() => router.navigate('/403', { replace: true }))

  expect(shown()).toEqual(away(0))
})

test('a capture page that the server does not know leads out to where the guard says', async () => {
  const { instead, router, arrive } = await open()
  instead(DRAFT, () => Promise.reject(new Problem('observation-not-found')))
  await act(() => router.navigate(DRAFT))
  await arrive()

  expect([address(), headline()]).toEqual(['/404', 'There is no such page'])
})

test('who leaves capturing without the router’s part is told so at the page, and can come back', async () => {
  vi.doMock('../routing/router.tsx', () => Promise.reject(new TypeError('Failed to fetch')))
  const { user, arrive } = await open()
  await user.click(link('Away'))
  await arrive()
  vi.doUnmock('../routing/router.tsx')

  expect([address(), headline(), history.state?.idx]).toEqual(['/403', 'This page did not load', 1])
  history.back()
  await waitFor(() => expect(shown()).toEqual(atStart))
})

describe('a mistake of ours is told once', () => {
  const mistake = new TypeError('x is not a function')
  const fails = () => Promise.reject(mistake)
  const dashboardFails = refuse(contract.dashboard.show, 'database-unavailable')
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  test('where a capture page cannot be loaded', async () => {
    const { instead, router, onError } = await open()
    instead(DRAFT, fails)
    await act(() => router.navigate(DRAFT))

    expect(onError.mock.calls.map(([error]) => error)).toEqual([mistake])
  })

  test('where a capture page cannot be drawn, which says so until the next page', async () => {
    const { breakDrawing, router, arrive, onError } = await open()
    breakDrawing(DRAFT, mistake)
    await act(() => router.navigate(DRAFT))
    expect([address(), headline()]).toEqual([DRAFT, 'Something went wrong'])
    expect(document.title).toBe('Something went wrong | Corridor')
    expect(onError.mock.calls.map(([error]) => error)).toEqual([mistake])

    await act(() => router.navigate(OMAR))
    await arrive()
    expect(headline()).toBe('Start an observation 24')
  })

  test.each([
    ['the first page of the router', '/'],
    ['a later one', '/403'],
  ])('where %s cannot be loaded', async (_, from) => {
    plainCaptures()
    const onError = vi.fn()
    const { router, arrive } = await visit(from, { as: marisol, answers: [dashboardFails], onError })
    await act(() => router.navigate('/'))
    await arrive()

    expect(headline()).toBe('Something went wrong')
    expect(onError).toHaveBeenCalledTimes(from === '/' ? 2 : 1)
  })
})

describe('support that impersonates somebody', () => {
  const impersonated = aUser({ impersonator: { id: sam.id, name: sam.name } })
  const dashboard = reply(contract.dashboard.show, aDashboard())
  const words = 'Viewing as Marisol Okafor'
  const banner = () => screen.queryByText(words)
  beforeEach(() => storeImpersonation('borrowed'))

  test.each([
    ['by the light door', START, undefined],
    ['from a framed page', '/', START],
  ])('is told so over a capture page opened %s, and stops there', async (_, path, next) => {
    plainCaptures()
    const answers = [reply(contract.auth.user, impersonated), dashboard]
    const { user, router, arrive } = await visit(path, { as: sam, answers })
    if (next) await act(() => router.navigate(next))
    expect(headline()).toBe('Start an observation')
    expect(await screen.findByText(words)).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Stop' }))
    await arrive()
    expect(address()).toBe('/support')
    expect(banner()).toBeNull()
    expect(localStorage.getItem('corridor_auth_token_impersonate')).toBeNull()
  })

  test('is led out and told when the time is over', async () => {
    plainCaptures()
    const over = refuse(contract.auth.user, 'sign-in-required')
    const { router, arrive } = await visit(START, {
      as: sam,
      answers: [reply(contract.auth.user, impersonated), over],
    })
    await act(() => reloadUser())
    await act(() => router.revalidate())
    await arrive()

    expect(address()).toBe('/support')
    expect(screen.getByText('The 60 minutes are over.')).toBeTruthy()
  })

  test('is themselves on the capture pages after that', async () => {
    plainCaptures()
    const answers = [reply(contract.auth.user, impersonated)]
    const { user, router, arrive } = await visit(START, { as: sam, answers })
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await arrive()
    await act(() => router.navigate(START))

    expect(headline()).toBe('Start an observation')
    expect(banner()).toBeNull()
  })
})
