import { contract } from '@corridor/contract/contract'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { storeUser } from '../api/tokens.ts'
import { eventually } from '../testing/eventually.ts'
import { refuse, reply, unreachable } from '../testing/fake-server.ts'
import { plainCaptures } from '../testing/plain-captures.tsx'
import { address, visit } from '../testing/render-screen.tsx'
import { marisol } from '../testing/samples/sample-people.ts'
import { redirect, replace } from './redirect.ts'

const START = '/observations/start'
const DRAFT = '/observations/2/update/one'

const headline = () => screen.getByRole('heading', { level: 1 }).textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const place = () => history.state?.idx
const button = (name: string) => screen.getByRole('button', { name })
const link = (name: string) => screen.getByRole('link', { name })

/** The two doors, which must behave alike: the light one, and the data router that takes over from it. */
const doors = [
  ['by the light door', open],
  ['by the data router', openFramed],
] as const

async function open(path: string, answers = [reply(contract.auth.user, marisol)]) {
  const captures = plainCaptures()
  return { ...captures, ...(await visit(path, { as: marisol, answers })), before: 0 }
}

/** The page reached from one inside the frame. */
async function openFramed(path: string) {
  const captures = plainCaptures()
  const page = await visit('/404', { as: marisol })
  await act(() => page.router.navigate(path))
  return { ...captures, ...page, before: 1 }
}

describe.each(doors)('a capture address opened %s', (_, openPage) => {
  test('shows its page with what stands in the address, its title, and from the top', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo')
    const { prepared, before } = await openPage(`${START}/24?tool=2`)

    expect(headline()).toBe('Start an observation 24')
    expect(document.title).toBe('Start an observation | Corridor')
    expect(prepared).toEqual([`${START}/24?tool=2`])
    expect(scrolled).toHaveBeenLastCalledWith(0, 0)
    expect(history.scrollRestoration).toBe('manual')
    expect(place()).toBe(before)
  })

  test('leads on, back and forward, each from the top and with its own title', async () => {
    const { user, arrive, before } = await openPage(START)
    const scrolled = vi.spyOn(window, 'scrollTo')
    await user.click(link('Draft'))
    await arrive()
    expect([address(), headline(), document.title, place(), scrolled.mock.calls.length]).toEqual([
      DRAFT,
      'Edit observation 2 one',
      'Edit observation | Corridor',
      before + 1,
      1,
    ])

    history.back()
    await heading('Start an observation')
    expect([address(), document.title, place()]).toEqual([START, 'Start an observation | Corridor', before])
    history.forward()
    await heading('Edit observation 2 one')
    expect([address(), place()]).toEqual([DRAFT, before + 1])
    await eventually(() => expect(scrolled).toHaveBeenCalledTimes(3))
  })

  test('of the same screen keeps what was tapped and where the focus is', async () => {
    const { user, arrive } = await openPage(START)
    await user.click(button('Taps: 0'))
    link('Omar').focus()
    await user.keyboard('{Enter}')
    await arrive()

    expect(headline()).toBe('Start an observation 24')
    expect(button('Taps: 1')).toBeTruthy()
    expect(document.activeElement).toBe(link('Omar'))

    await user.click(link('Draft'))
    await arrive()
    expect(button('Taps: 0')).toBeTruthy()
  })

  test('that is shown already is not in the history twice', async () => {
    const { user, arrive, before, prepared } = await openPage(DRAFT)
    await user.click(link('Draft'))
    await arrive()

    expect(place()).toBe(before)
    expect(prepared).toEqual([DRAFT, DRAFT])
  })

  test('is left to the browser with a key held, or another button', async () => {
    await openPage(START)
    const taps = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]
    const taken: boolean[] = []
    const note = (event: Event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', note)
    for (const tap of [...taps, {}]) fireEvent.click(link('Draft'), tap)
    removeEventListener('click', note)

    expect(taken).toEqual([...taps.map(() => false), true])
  })

  test('asked for anew stays where it is, without scrolling', async () => {
    const { user, router, before, prepared } = await openPage(START)
    await user.click(button('Taps: 0'))
    const scrolled = vi.spyOn(window, 'scrollTo')
    await act(() => router.revalidate())

    expect(button('Taps: 1')).toBeTruthy()
    expect(prepared).toEqual([START, START])
    expect(place()).toBe(before)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('that leads elsewhere from a page never gets into the history', async () => {
    const { instead, router, before } = await openPage(START)
    instead('/observations/2/create/24', () => Promise.reject(redirect(DRAFT)))
    await act(() => router.navigate('/observations/2/create/24'))

    expect([address(), place()]).toEqual([DRAFT, before + 1])
    history.back()
    await heading('Start an observation')
    expect(place()).toBe(before)
  })

  test('that cannot be loaded says so in its place, and the next one is fine', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { instead, user, arrive, before } = await openPage(START)
    instead(DRAFT, () => Promise.reject(new TypeError('x is not a function')))
    await user.click(link('Draft'))
    await arrive()
    expect([address(), headline(), place()]).toEqual([DRAFT, 'Something went wrong', before + 1])
    expect(document.title).toBe('Something went wrong | Corridor')

    history.back()
    await heading('Start an observation')
    expect(document.title).toBe('Start an observation | Corridor')
  })

  test('that could not be loaded is there once it is asked for anew', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { instead, router, arrive } = await openPage(START)
    instead(DRAFT, () => Promise.reject(new Error('not yet')))
    await act(() => router.navigate(DRAFT))
    instead(DRAFT, async () => {})
    act(() => void router.revalidate())
    await arrive()

    expect(headline()).toBe('Edit observation 2 one')
  })
})

describe('who comes to a capture address', () => {
  test('as a guest signs in, and comes back here', async () => {
    const { prepared } = plainCaptures()
    await visit(`${START}?tool=2`)

    expect(address()).toBe('/login?to=%2Fobservations%2Fstart%3Ftool%3D2')
    expect(headline()).toBe('Sign in')
    expect(prepared).toEqual([])
  })

  test('without a plan is told that it has ended', async () => {
    const { prepared } = plainCaptures()
    const as = { ...marisol, district: { ...marisol.district, subscribed: false, on_trial: false } }
    const ended = {
      endedOn: '2026-10-17',
      wasTrial: true,
      contacts: [],
      wasRemindedToday: false,
      exportUntil: null,
    }
    await visit(DRAFT, { as, answers: [reply(contract.billing.planEnd, ended)] })

    expect(address()).toBe('/expired')
    expect(prepared).toEqual([])
  })

  test('with a token that the server no longer knows signs in', async () => {
    await open(DRAFT, [refuse(contract.auth.user, 'sign-in-required')])

    expect(address()).toBe(`/login?to=${encodeURIComponent(DRAFT)}`)
  })

  test('without a connection is whoever was here last', async () => {
    storeUser(marisol)
    await open(DRAFT, [unreachable(contract.auth.user)])

    expect(headline()).toBe('Edit observation 2 one')
  })

  test('for the first time and without a connection is told so, and can come in later', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { router } = await open(DRAFT, [
      unreachable(contract.auth.user),
      reply(contract.auth.user, marisol),
    ])
    expect([address(), headline()]).toEqual([DRAFT, 'No connection'])

    await act(() => router.revalidate())
    expect(headline()).toBe('Edit observation 2 one')
  })

  test('is signed out where the page asks anew', async () => {
    const { router, arrive } = await open(START)
    localStorage.clear()
    await act(() => router.revalidate())
    await arrive()

    expect(address()).toBe('/login?to=%2Fobservations%2Fstart')
  })
})

test('a page opened by itself that leads elsewhere is not come back to', async () => {
  const { instead } = plainCaptures()
  instead('/observations/2/create/24', () => Promise.reject(replace(DRAFT)))
  const entries = history.length
  await visit('/observations/2/create/24', { as: marisol })

  expect([address(), place()]).toEqual([DRAFT, 0])
  expect(history.length).toBe(entries + 1)
})

test('a page that replaces another does so where it is led on to', async () => {
  const { instead, router } = await open(START)
  instead('/observations/2/create/24', () => Promise.reject(redirect(DRAFT)))
  await act(() => router.navigate('/observations/2/create/24', { replace: true }))

  expect([address(), place()]).toEqual([DRAFT, 0])
})

test('a place in the history outlives loading the page anew', async () => {
  plainCaptures()
  history.replaceState({ usr: null, key: 'third', idx: 3 }, '', START)
  const { router } = await visit(START, { as: marisol, isReload: true })
  expect(place()).toBe(3)

  await act(() => router.navigate(DRAFT))
  expect(place()).toBe(4)
  await waitFor(() => expect(history.state?.key).toMatch(/^\w+$/))
})
