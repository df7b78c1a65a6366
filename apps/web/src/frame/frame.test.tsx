import '../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { permissions, powers, type Role } from '@corridor/domain/people/roles'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../api/cache.ts'
import { rememberedEmail } from '../api/tokens.ts'
import { currentDevice } from '../device/open-device.ts'
import { cookieNamed } from '../testing/cookies.ts'
import { eventually } from '../testing/eventually.ts'
import { reply } from '../testing/fake-server.ts'
import { address, visit } from '../testing/render-screen.tsx'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { educatorAnswers } from '../testing/samples/sample-educators.ts'
import { aUser, carla, lorraine, marisol, sam } from '../testing/samples/sample-people.ts'

const dashboard = reply(contract.dashboard.show, aDashboard())
const person = (role: Role) => {
  const held = permissions.filter((it) => powers[role][it])
  return aUser({ roles: [...held, role], security: { permissions: held, roles: [role] } })
}
const openAs = (as: SignedInUser, page = '/') => visit(page, { as, answers: [dashboard] })

describe('the menu', () => {
  const entries = () =>
    screen
      .getAllByRole('navigation', { name: 'Main' })
      .map((menu) => [...menu.querySelectorAll('a')].map((link) => link.textContent))

  test('shows what the person may open', async () => {
    await openAs(marisol)

    expect(entries()).toEqual([
      [
        'Observe',
        'Dashboard',
        'Educators',
        'Observations',
        'Conferences',
        'Reports',
        'Tool Configuration',
        'Settings',
      ],
      ['Home', 'Educators', 'Observe', 'Observations', 'Reports'],
    ])
  })

  test('shows nothing that they may not open', async () => {
    await openAs(carla)

    expect(entries()).toEqual([
      ['Dashboard', 'Billing'],
      ['Home', 'Billing'],
    ])
  })

  test('names the settings while somebody is in one of them', async () => {
    await openAs(marisol, '/settings')

    const [side] = entries()
    expect(side?.slice(-5)).toEqual(['Settings', 'Schools', 'Users', 'Activity', 'Profile'])
    const page = within(screen.getByRole('main'))
    expect(page.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
      '/settings/school',
      '/settings/user',
      '/settings/activity',
      '/settings/profile',
    ])
  })

  test.each([
    ['a viewer', person('district-viewer'), ['Dashboard', 'Reports']],
    [
      'a peer observer',
      person('peer-observer'),
      ['Observe', 'Dashboard', 'Educators', 'Observations', 'Conferences', 'Reports', 'Tool Configuration'],
    ],
    ['an educator', person('teacher'), ['Dashboard', 'Visits', 'Action steps', 'Conferences']],
    ['support', sam, ['Dashboard', 'Support', 'Plans']],
  ])('%s has what they use', async (_, as, names) => {
    await openAs(as)
    expect(entries()[0]).toEqual(names)
  })

  test('without a plan, who pays finds the way to it', async () => {
    const { district } = lorraine
    await openAs({ ...lorraine, district: { ...district, subscribed: false, on_trial: false } })
    expect(entries()[0]).toContain('Billing')
    expect(entries()[0]).not.toContain('Settings')
  })

  test('says where the person is', async () => {
    await visit('/educators/create', { as: marisol, answers: educatorAnswers() })

    const [side] = screen.getAllByRole('navigation', { name: 'Main' })
    expect(side?.querySelector('[aria-current="page"]')?.textContent).toBe('Educators')
  })
})

describe('the account', () => {
  const account = () => screen.getAllByRole('button', { name: 'Marisol Okafor, account' })

  test('says who is signed in, and as what', async () => {
    const { user } = await openAs(marisol)
    const [side] = account()
    expect(side?.textContent).toBe('MOMarisol OkaforPrincipal')

    await user.click(side ?? document.body)

    expect(await screen.findByText('marisol@alder-valley.example')).toBeTruthy()
  })

  test('signs out here, without a request', async () => {
    const { user, arrive, everything } = await openAs(marisol)
    const before = everything.length
    await user.click(account()[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await arrive()

    expect(address()).toBe('/login')
    expect(await screen.findByText('You are signed out')).toBeTruthy()
    // What a device keeps it may ask for at any time, until then.
    const asked = everything.slice(before).filter(({ path }) => path !== '/api/device/snapshot')
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/auth/demo',
      'GET /api/auth/social',
    ])
    expect(localStorage.getItem('corridor_auth_token_default')).toBeNull()
    expect(localStorage.getItem('roles')).toBeNull()
    expect(cookieNamed('auth_stay_signed_in')).toBeUndefined()
    expect(rememberedEmail()).toBe('marisol@alder-valley.example')
  })

  test('leaves nothing of what was read to the next person', async () => {
    const { user, arrive, sent } = await openAs(marisol)
    await eventually(() => expect(currentDevice()).toBeDefined())
    await user.click(account()[0] ?? document.body)
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await arrive()
    await screen.findByText('You are signed out')

    // The page that is left asks for nothing again when its device closes.
    expect(sent(contract.dashboard.show)).toHaveLength(1)
    expect(currentDevice()).toBeUndefined()
    const kept = JSON.stringify(
      cache
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data ?? null),
    )
    expect(kept).not.toContain('Caleb Munro')
  })
})

describe('the school', () => {
  // jsdom counts headers of cards as banners, which they are not.
  const topBar = () => within(screen.getAllByRole('banner')[0] ?? document.body)

  test('is named where there is one, without a choice', async () => {
    await openAs(marisol)

    expect(topBar().getByText('Copper Ridge Middle School')).toBeTruthy()
    expect(topBar().queryByRole('button', { name: /School/ })).toBeNull()
  })

  test('is the district where there is none', async () => {
    await openAs(aUser({ schools: [] }))

    expect(topBar().getByText('Alder Valley Unified')).toBeTruthy()
  })

  test('is chosen from several; the page follows', async () => {
    const { user, arrive, sent } = await openAs(lorraine)
    await user.click(screen.getByRole('button', { name: /^Alder Valley Unified, \d schools$/ }))
    const menu = within(await screen.findByRole('menu'))
    await user.click(menu.getByRole('menuitem', { name: 'Juniper Street Elementary School' }))
    await arrive()

    expect(address()).toBe('/?school=3')
    expect(sent(contract.dashboard.show).map(({ query }) => query)).toEqual([{}, { school: '3' }])
    expect(screen.getByRole('button', { name: 'Juniper Street Elementary School' })).toBeTruthy()
  })

  test('of the address is the one named', async () => {
    await openAs(lorraine, '/?school=3')

    expect(screen.getByRole('button', { name: 'Juniper Street Elementary School' })).toBeTruthy()
  })
})
