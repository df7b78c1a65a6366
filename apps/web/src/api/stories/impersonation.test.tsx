import { contract } from '@corridor/contract/contract'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, held, refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { aUser, marisol, sam } from '../../testing/samples/sample-people.ts'
import { cache } from '../cache.ts'
import { call } from '../client.ts'
import { storeImpersonation } from '../tokens.ts'

const { auth, dashboard, schools } = contract
const impersonated = aUser({ impersonator: { id: sam.id, name: sam.name } })
const dashboardReply = reply(dashboard.show, aDashboard())
const over = 'The 60 minutes are over.'

beforeEach(() => storeImpersonation('borrowed'))

const kept = () => [
  localStorage.getItem('corridor_auth_token_default'),
  localStorage.getItem('corridor_auth_token_impersonate'),
]

/** Opens a page as Sam of support, who is viewing as Marisol. */
const look = (page: string, ...answers: readonly Answer[]) =>
  visit(page, { as: sam, answers: [reply(auth.user, impersonated), ...answers] })

test('a refresh renews the impersonation’s token, and leaves support’s own as it was', async () => {
  await look('/', dashboardReply, reply(auth.refresh, {}, { Authorization: 'Bearer borrowed anew' }))
  await call(auth.refresh, {})

  expect(kept()).toEqual(['token-of-before', 'borrowed anew'])
})

describe('a 401 ends the impersonation alone', () => {
  test('when a page is opened: support is itself again, at its own page, and is told', async () => {
    const { everything } = await visit('/settings/school', {
      as: sam,
      answers: [refuse(auth.user, 'sign-in-required')],
    })

    expect(address()).toBe('/support')
    expect(screen.getByText(over)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
    expect(kept()).toEqual(['token-of-before', null])
    const tokens = everything.map(({ headers }) => headers.get('authorization'))
    expect(tokens.at(-1)).toBe('Bearer token-of-before')
  })

  test('when a page loads its data', async () => {
    const { router, arrive } = await look('/', dashboardReply, refuse(schools.list, 'sign-in-required'))
    await act(() => router.navigate('/settings/school'))
    await arrive()

    expect(address()).toBe('/support')
    expect(screen.getByText(over)).toBeTruthy()
    expect(kept()).toEqual(['token-of-before', null])
  })

  test('on a page that is open, of which nothing is kept', async () => {
    const refused = refuse(dashboard.show, 'sign-in-required')
    const { arrive } = await look('/', dashboardReply, refused)
    await act(() => cache.invalidateQueries())
    await arrive()

    expect(address()).toBe('/support')
    expect(screen.getByText(over)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Sam Iverson, account' })).not.toHaveLength(0)
    expect(JSON.stringify(cache.getQueryCache().getAll())).not.toContain('Caleb Munro')
  })

  test('of several calls refused at once: the later ones do not sign support out', async () => {
    const late = held(refuse(schools.list, 'sign-in-required'))
    const { arrive } = await look('/', dashboardReply, refuse(auth.sessions, 'sign-in-required'), late.answer)
    const later = call(schools.list, {}).catch(() => 'refused')
    await act(() => call(auth.sessions, {}).catch(() => 'refused'))
    late.letGo()
    await act(() => later)
    await arrive()

    expect(kept()).toEqual(['token-of-before', null])
    expect(address()).toBe('/support')
  })

  test('and support is told once', async () => {
    const { router, arrive } = await visit('/', {
      as: sam,
      answers: [refuse(auth.user, 'sign-in-required'), reply(dashboard.show, aDashboard(null))],
    })
    await act(() => router.navigate('/'))
    await arrive()
    expect(address()).toBe('/')
    await act(() => router.navigate('/support'))
    await arrive()

    expect(screen.queryByText(over)).toBeNull()
  })

  test('where support’s own session has ended too, the way leads to the sign-in', async () => {
    await visit('/', {
      as: marisol,
      answers: [refuse(auth.user, 'sign-in-required'), refuse(auth.user, 'sign-in-required')],
    })

    expect(address()).toBe('/login')
    expect(localStorage.length).toBe(0)
  })
})

describe('an impersonation in another tab', () => {
  const change = (key: string) => dispatchEvent(new StorageEvent('storage', { key }))
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockReset()
    const { origin, href } = location
    vi.stubGlobal('location', { origin, href, reload })
  })

  test('that is stopped is stopped in this tab, too', async () => {
    await look('/', dashboardReply)
    localStorage.removeItem('corridor_auth_token_impersonate')
    change('corridor_auth_token_impersonate')

    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  test('whose token is refreshed there goes on here', async () => {
    const { sent } = await visit('/', { as: impersonated, answers: [dashboardReply] })
    change('corridor_auth_token_impersonate')

    await waitFor(() => expect(sent(auth.user)).toHaveLength(2))
    expect(reload).not.toHaveBeenCalled()
  })
})
