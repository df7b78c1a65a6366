import type { SignedInUser } from '@corridor/contract/auth'
import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../api/cache.ts'
import { storedToken } from '../../api/tokens.ts'
import { held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/sample-dashboard.ts'
import { carla, lorraine, marisol } from '../../testing/sample-people.ts'

const { auth, dashboard } = contract
const dashboardReply = reply(dashboard.show, aDashboard())

function without(user: SignedInUser): SignedInUser {
  return { ...user, district: { ...user.district, subscribed: false, on_trial: false } }
}

const checkButton = () => screen.getByRole('button', { name: 'Check again' })

test('says what stopped, that nothing is deleted, and who can help', async () => {
  await visit('/expired', { as: without(marisol) })

  expect(document.title).toBe('Plan ended | Corridor')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your district’s plan has ended')
  expect(
    screen.getByText(
      'Alder Valley Unified has no current plan. Observing and reports are paused. Your work is safe and nothing has been deleted.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Your district’s billing contact or an administrator can do that.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    'mailto:support@corridor.example',
  )
})

test.each([
  ['the school', marisol, 'Marisol Okafor, Copper Ridge Middle School'],
  ['the district of who has several', lorraine, 'Lorraine Tsosie, Alder Valley Unified'],
])('names the person and %s', async (_, as, words) => {
  await visit('/expired', { as: without(as) })

  expect(screen.getByText(words)).toBeTruthy()
})

test.each([
  ['who may manage billing', carla, 1],
  ['everybody else', marisol, 0],
])('the way to the plan, for %s', async (_, as, count) => {
  await visit('/expired', { as: without(as) })

  expect(screen.queryAllByRole('link', { name: 'See the plan' })).toHaveLength(count)
})

test.each([
  ['a plan', { subscribed: true, on_trial: false }],
  ['a trial', { subscribed: false, on_trial: true }],
])('who has %s is sent to the dashboard', async (_, state) => {
  const as = { ...marisol, district: { ...marisol.district, ...state } }
  await visit('/expired', { as, answers: [dashboardReply] })

  expect(address()).toBe('/')
})

describe('checking again', () => {
  test('says in words that nothing has changed', async () => {
    const { user, arrive, sent } = await visit('/expired', { as: without(marisol) })
    await user.click(checkButton())
    await arrive()

    expect(screen.getByRole('status').textContent).toMatch(
      /^Nothing has changed yet\. Checked at \d+:\d\d\s[AP]M\.$/,
    )
    expect(sent(auth.user)).toHaveLength(2)
    expect(address()).toBe('/expired')
  })

  test('opens the dashboard once the plan is there', async () => {
    const answers = [reply(auth.user, without(marisol)), dashboardReply]
    const { user, arrive } = await visit('/expired', { as: marisol, answers })
    await user.click(checkButton())
    await arrive()

    expect(address()).toBe('/')
    expect(screen.getByRole('heading', { name: 'Coverage' })).toBeTruthy()
  })

  test('asks once, even with two clicks', async () => {
    const { answer, letGo } = held(reply(auth.user, without(marisol)))
    const answers = [reply(auth.user, without(marisol)), answer]
    const { user, arrive, sent } = await visit('/expired', { as: without(marisol), answers })
    await user.dblClick(checkButton())
    letGo()
    await arrive()

    expect(sent(auth.user)).toHaveLength(2)
  })

  test('without a connection says so, and trying again helps', async () => {
    const answers = [reply(auth.user, without(marisol)), unreachable(auth.user)]
    const { user, arrive } = await visit('/expired', { as: without(marisol), answers })
    await user.click(checkButton())

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('The plan could not be checked. Please try again later.')).toBeTruthy()
    expect(storedToken()).not.toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await arrive()

    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Nothing has changed/))
  })

  test('leads to the sign-in where the session has ended', async () => {
    const answers = [reply(auth.user, without(marisol)), refuse(auth.user, 'sign-in-required')]
    const { user, arrive } = await visit('/expired', { as: without(marisol), answers })
    await user.click(checkButton())
    await arrive()

    expect(address()).toMatch(/^\/login/)
    expect(storedToken()).toBeNull()
  })
})

test('signs out, and leaves nothing to the next person', async () => {
  const { user, arrive, everything } = await visit('/expired', { as: without(marisol) })
  const before = everything.length
  cache.setQueryData(['something', 'read'], 'Caleb Munro')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await arrive()

  expect(address()).toBe('/login')
  expect(await screen.findByText('You are signed out')).toBeTruthy()
  expect(storedToken()).toBeNull()
  expect(cache.getQueryData(['something', 'read'])).toBeUndefined()
  expect(everything.slice(before).map(({ path }) => path)).toEqual(['/api/auth/demo'])
})
