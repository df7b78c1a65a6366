import { contract } from '@corridor/contract/contract'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { cache } from '../../api/cache.ts'
import { storeImpersonation } from '../../api/tokens.ts'
import { reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { aUser, marisol, sam } from '../../testing/samples/sample-people.ts'

const { auth, dashboard } = contract
const impersonated = aUser({ impersonator: { id: sam.id, name: sam.name } })
const dashboardReply = reply(dashboard.show, aDashboard())
const words =
  'Viewing as Marisol Okafor, read onlyDrafts, private notes and coaching are not shown to support.'

const banner = () => screen.queryAllByRole('status').find(({ textContent }) => textContent === words)

beforeEach(() => storeImpersonation('borrowed'))

test('the banner says whom support is viewing as', async () => {
  await visit('/', { as: impersonated, answers: [dashboardReply] })

  await waitFor(() => expect(banner()).toBeTruthy())
  expect(screen.getAllByRole('button', { name: 'Marisol Okafor, account' })).not.toHaveLength(0)
})

test('the banner stands over a page without the menu, too', async () => {
  await visit('/403', { as: impersonated })

  await waitFor(() => expect(banner()).toBeTruthy())
})

test('there is no banner without an impersonation', async () => {
  await visit('/', { as: marisol, answers: [dashboardReply] })

  expect(banner()).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
})

test('the impersonation is stopped by keyboard, before anything else on the page, and without a request of its own', async () => {
  const answers = [reply(auth.user, impersonated), dashboardReply]
  const { user, arrive, everything } = await visit('/', { as: sam, answers })
  const before = everything.length
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Stop')
  await user.keyboard('{Enter}')
  await arrive()

  expect(address()).toBe('/support')
  expect(banner()).toBeUndefined()
  expect(screen.getAllByRole('button', { name: 'Sam Iverson, account' })).not.toHaveLength(0)
  expect(screen.queryByText('The 60 minutes are over.')).toBeNull()
  expect(everything.slice(before).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/auth/user',
  ])
  expect(localStorage.getItem('corridor_auth_token_impersonate')).toBeNull()
  expect(localStorage.getItem('corridor_auth_token_default')).toBe('token-of-before')
  expect(JSON.stringify(cache.getQueryCache().getAll())).not.toContain('Caleb Munro')
})

test('signing out during an impersonation leaves neither token', async () => {
  const { user, arrive } = await visit('/', { as: impersonated, answers: [dashboardReply] })
  await user.click(screen.getAllByRole('button', { name: 'Marisol Okafor, account' })[0] ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  await arrive()

  expect(address()).toBe('/login')
  expect(localStorage.length).toBe(0)
})
