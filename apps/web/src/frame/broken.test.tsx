import { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import { onlineManager } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { NotOurs, Unreachable } from '../api/wire.ts'
import { ChunkMissing } from '../loading/chunks.ts'
import { eventually } from '../testing/eventually.ts'
import { held, reply, unreachable } from '../testing/fake-server.ts'
import { visit } from '../testing/render-screen.tsx'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { marisol } from '../testing/samples/sample-people.ts'
import { Broken } from './broken.tsx'

test.each([
  [
    'no connection',
    new Unreachable(),
    'No connection',
    'Corridor cannot be reached. Check the connection and try again.',
  ],
  [
    'a network that answers instead of us',
    new NotOurs(),
    'No connection',
    'This network answered instead of Corridor. Sign in to the Wi-Fi and try again.',
  ],
  [
    'a missing part',
    new ChunkMissing(),
    'This page did not load',
    'A part of it did not arrive. Check the connection and try again.',
  ],
  [
    'a refusal of the server',
    new Problem('database-unavailable'),
    'Something went wrong',
    'Corridor cannot reach its database right now. Try again in a moment.',
  ],
  [
    'a mistake of ours',
    new TypeError('x is not a function'),
    'Something went wrong',
    'We have been told about it. What you saved is safe.',
  ],
  [
    'something thrown that is no error',
    'what?',
    'Something went wrong',
    'We have been told about it. What you saved is safe.',
  ],
])('for %s the page says what happened and what to do', (_, error, title, advice) => {
  render(<Broken error={error} />)

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(advice)).toBeTruthy()
  expect(document.title).toBe(`${title} | Corridor`)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' }).getAttribute('href')).toBe('/')
})

test('without a connection a page says so at once, and whoever observes goes on', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onlineManager.setOnline(false)
  const { show } = contract.dashboard
  const { sent } = await visit('/', {
    as: marisol,
    answers: [show, contract.device.snapshot].map(unreachable),
  })

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection')
  expect(sent(show)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Start an observation' }).getAttribute('href')).toBe(
    '/observations/start',
  )
})

test('a page that nobody answers leaves the navigation, the search and what the device holds in reach', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const answers = [reply(contract.dashboard.show, aDashboard()), unreachable(contract.educators.list)]
  const { router } = await visit('/', { as: marisol, answers })
  await act(() => router.navigate('/educators'))

  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('No connection')
  expect(document.title).toBe('Educators | Corridor')
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
  const [home] = within(screen.getAllByRole('navigation')[0] ?? document.body).getAllByRole('link', {
    name: 'Dashboard',
  })
  await act(async () => home?.click())
  await eventually(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday, October 22'),
  )
})

test.each([
  ['the browser is connected again', () => void window.dispatchEvent(new Event('online'))],
  ['the server answers again', () => void vi.advanceTimersByTime(15_000)],
])('a page that nobody answered opens by itself once %s', async (_, comeBack) => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { show } = contract.dashboard
  const answers = [unreachable(show), unreachable(show), reply(show, aDashboard())]
  const { arrive, sent } = await visit('/', { as: marisol, answers })
  const again = async () => {
    act(comeBack)
    await arrive()
  }
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection')

  await again()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection')
  await again()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday, October 22')
  expect(sent(show)).toHaveLength(3)
})

test('a page whose answer does not come says so and leads to observing', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const answer = reply(contract.dashboard.show, aDashboard())
  const { answer: late } = held(answer)
  const { router, sent } = await visit('/', { as: marisol, answers: [answer, late] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const going = router.navigate('/?school=2')
  await eventually(() => expect(sent(contract.dashboard.show)).toHaveLength(2))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  await act(() => going)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection')
  expect(screen.getByText('Corridor has not answered yet.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Start an observation' })).toBeTruthy()
})
