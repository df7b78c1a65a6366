import { contract } from '@corridor/contract/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { type Answer, held, reply } from '../testing/fake-server.ts'
import { plainCaptures } from '../testing/plain-captures.tsx'
import { address, visit } from '../testing/render-screen.tsx'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { marisol } from '../testing/samples/sample-people.ts'
import { redirect } from './redirect.ts'

const START = '/observations/start'
const OMAR = '/observations/start/24'
const DRAFT = '/observations/2/update/one'

const headline = () => screen.getByRole('heading', { level: 1 }).textContent
const shown = () => [address(), headline(), history.state?.idx]
const atStart = [START, 'Start an observation', 0]
const atOmar = [OMAR, 'Start an observation 24', 1]

async function open(answers: readonly Answer[] = []) {
  const captures = plainCaptures()
  return { ...captures, ...(await visit(START, { as: marisol, answers })) }
}

/** Navigates like a tap that nobody waits for. */
const go = ({ router }: Awaited<ReturnType<typeof open>>, to: string) => act(() => void router.navigate(to))

test('the page shown and its address stay until the next page is there', async () => {
  const page = await open()
  const letGo = page.hold(DRAFT)
  go(page, DRAFT)
  await waitFor(() => expect(page.prepared).toContain(DRAFT))
  expect(shown()).toEqual(atStart)

  letGo()
  await page.arrive()
  expect(shown()).toEqual([DRAFT, 'Edit observation 2 one', 1])
})

test.each([
  ['arrives', async () => {}],
  ['is led elsewhere', () => Promise.reject(redirect('/404'))],
  ['fails', () => Promise.reject(new Error('too late to matter'))],
])('who goes elsewhere while a page loads gets there alone, when the first one %s', async (_, end) => {
  const page = await open()
  const { promise, resolve } = deferred()
  page.instead(DRAFT, () => promise.then(end))
  go(page, DRAFT)
  await waitFor(() => expect(page.prepared).toContain(DRAFT))
  go(page, OMAR)
  await page.arrive()
  resolve()
  await page.arrive()

  expect(shown()).toEqual(atOmar)
})

test('who goes back while a page loads is where they were before', async () => {
  const page = await open()
  await act(() => page.router.navigate(OMAR))
  const letGo = page.hold(DRAFT)
  go(page, DRAFT)
  await waitFor(() => expect(page.prepared).toContain(DRAFT))
  history.back()
  await waitFor(() => expect(headline()).toBe('Start an observation'))
  letGo()
  await page.arrive()

  expect(shown()).toEqual(atStart)
})

test('who goes elsewhere while it is asked who they are has nothing prepared for them', async () => {
  const { prepared } = plainCaptures()
  const late = held(reply(contract.auth.user, marisol))
  const visiting = visit('/observations/2/create/24', { as: marisol, answers: [late.answer] })
  history.replaceState({ idx: 0 }, '', START)
  dispatchEvent(new PopStateEvent('popstate'))
  late.letGo()
  await visiting

  expect(shown()).toEqual(atStart)
  expect(prepared).toEqual([START])
})

test('asking anew while a page loads goes on to that page', async () => {
  const page = await open()
  const letGo = page.hold(DRAFT)
  go(page, DRAFT)
  act(() => void page.router.revalidate())
  letGo()
  await page.arrive()

  expect(shown()).toEqual([DRAFT, 'Edit observation 2 one', 1])
})

test('two taps on a way out of capturing lead there once', async () => {
  const page = await open()
  go(page, '/403')
  go(page, '/403')
  await page.arrive()

  expect([address(), history.state?.idx]).toEqual(['/403', 1])
  expect(headline()).toBe('This door is closed to you')
})

test('who turns round on the way out of capturing stays, and can go out later', async () => {
  const page = await open()
  go(page, '/403')
  go(page, OMAR)
  await page.arrive()
  expect(shown()).toEqual(atOmar)

  await act(() => page.router.navigate('/404'))
  expect([address(), history.state?.idx]).toEqual(['/404', 2])
})

test('who turns to another page while the data router loads the first gets to the other', async () => {
  const { page, letGo } = await leaveForDashboard()
  go(page, '/403')
  await waitFor(() => expect(headline()).toBe('This door is closed to you'))
  letGo()
  await page.arrive()

  expect(shown()).toEqual(['/403', 'This door is closed to you', 2])
})

test('who goes back while the data router loads the first page is where they were before', async () => {
  const { page, letGo } = await leaveForDashboard()
  history.back()
  await waitFor(() => expect(headline()).toBe('Start an observation'))
  letGo()
  await page.arrive()

  expect(shown()).toEqual(atStart)
})

/** Leaves the second capture page for the dashboard, whose answer does not come yet. */
async function leaveForDashboard() {
  const { show } = contract.dashboard
  const { letGo, answer } = held(reply(show, aDashboard()))
  const page = await open([answer])
  await act(() => page.router.navigate(OMAR))
  go(page, '/')
  await waitFor(() => expect(page.sent(show)).toHaveLength(1))
  expect(shown()).toEqual(atOmar)
  return { page, letGo }
}
