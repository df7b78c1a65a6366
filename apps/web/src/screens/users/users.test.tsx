import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { held, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'
import {
  type aListedUser,
  aUserList,
  copperRidge,
  marisolListed,
  tobias,
  userAnswers,
  yuki,
} from '../../testing/samples/sample-users.ts'

const { list } = contract.users
const alone = (...items: ReturnType<typeof aListedUser>[]) => reply(list, aUserList({ items }))

const open = (at = '/settings/user', answers = userAnswers()) => visit(at, { as: lorraine, answers })

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const names = () =>
  screen.getAllByRole('row').flatMap((it) => within(it).queryByRole('link')?.textContent ?? [])

describe('the list', () => {
  test('says who there is, with role, school and status in words', async () => {
    await open()

    expect(document.title).toBe('Users | Corridor')
    expect(screen.getByText('34 people: 31 active, 2 invited, 1 paused')).toBeTruthy()
    expect(row('Marisol').getByText('Principal')).toBeTruthy()
    expect(row('Marisol').getByText('Copper Ridge Middle School')).toBeTruthy()
    expect(row('Marisol').getByText('Active')).toBeTruthy()
    expect(row('Priya').getByText('Instructional coach')).toBeTruthy()
    expect(row('Priya').getByText('Copper Ridge, Lantern Hill and 2 more')).toBeTruthy()
    expect(row('Lorraine').getByText('All schools')).toBeTruthy()
    expect(row('Yuki').getByText('Invited')).toBeTruthy()
    expect(row('Tobias').getByText('Paused')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 to 5 of 5')
  })

  test('says that an invitation has ended', async () => {
    const late = { ...yuki, invitationEndsAt: '2026-10-21T16:00:00Z' }
    await open('/settings/user', userAnswers(aUserList({ items: [late] })))

    expect(row('Yuki').getByText('Invitation expired')).toBeTruthy()
  })

  test('is a list on a phone', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('max-width') }),
    )
    await open()

    expect(screen.queryByRole('table')).toBeNull()
    const items = within(screen.getByRole('region', { name: 'Users' })).getAllByRole('listitem')
    expect(items).toHaveLength(5)
    expect(items[0]?.textContent).toContain('Principal · Copper Ridge Middle School')
  })

  test('opens a person by the link of the row, and keeps the search behind it', async () => {
    const { user, arrive } = await open('/settings/user?search=mari', [
      ...userAnswers(),
      reply(contract.users.show, marisolListed),
    ])
    await user.click(screen.getByRole('link', { name: 'Marisol Okafor' }))
    await arrive()

    expect(address()).toBe('/settings/user/update/11?search=mari')
    expect(await screen.findByRole('dialog', { name: 'Edit user' })).toBeTruthy()
  })
})

describe('searching', () => {
  test('asks once the typing pauses, and stands in the address', async () => {
    const page = await open('/settings/user?after=abc', [...userAnswers(), alone(tobias)])
    await page.user.type(screen.getByRole('searchbox', { name: 'Search users' }), ' tob ')

    await waitFor(() => expect(names()).toEqual(['Tobias Grant']))
    expect(address()).toBe('/settings/user?search=tob')
    expect(page.sent(list).map(({ query }) => query)).toEqual([{ after: 'abc' }, { search: 'tob' }])
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  test('shows what was there until the answer comes', async () => {
    const late = held(alone(tobias))
    const page = await open('/settings/user', [...userAnswers(), late.answer])
    await page.user.type(screen.getByRole('searchbox'), 'tob')
    await waitFor(() => expect(page.sent(list)).toHaveLength(2))

    expect(names()).toHaveLength(5)
    late.letGo()
    await waitFor(() => expect(names()).toEqual(['Tobias Grant']))
  })

  test('keeps a filter that is still on its way', async () => {
    const late = held(alone(tobias))
    const page = await open('/settings/user', [...userAnswers(), late.answer, alone(tobias)])
    await page.user.click(screen.getByRole('button', { name: 'Status All' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Paused' }))
    await page.user.type(screen.getByRole('searchbox'), 'tob')

    await waitFor(() => expect(address()).toBe('/settings/user?status=paused&search=tob'))
    late.letGo()
    await page.arrive()
  })

  test('is asked again where a click elsewhere overtook it', async () => {
    const late = held(alone(tobias))
    const page = await open('/settings/user?search=tob', [...userAnswers(), late.answer, alone(tobias)])
    await page.user.clear(screen.getByRole('searchbox'))
    await waitFor(() => expect(page.sent(list)).toHaveLength(2))
    await page.router.navigate('/settings/user?search=tob&status=paused')

    await waitFor(() => expect(address()).toBe('/settings/user?status=paused'))
    late.letGo()
    await page.arrive()
  })

  test('begins with the word of the address, and goes back with it', async () => {
    const page = await open('/settings/user?search=tob', userAnswers(aUserList({ items: [tobias] })))
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tob')

    await page.router.navigate('/settings/user')
    await page.arrive()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
    await page.router.navigate(-1)
    await page.arrive()
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'tob'))
  })

  test('that finds nobody says so, and is cleared', async () => {
    const [everybody, choices] = userAnswers()
    if (!everybody || !choices) throw new Error('The sample has no answers.')
    const page = await open('/settings/user?search=zzz&role=coach', [alone(), everybody, choices])

    expect(screen.getByText('No name or email with “zzz” among those you chose.')).toBeTruthy()
    await page.user.click(screen.getByRole('link', { name: 'Clear search' }))
    await page.arrive()
    expect(address()).toBe('/settings/user')
    expect(names()).toHaveLength(5)
  })
})

describe('filters', () => {
  test.each([
    ['Role All', 'Instructional coach', 'role=coach'],
    ['School All', 'Lantern Hill Middle School', 'school=4'],
    ['Status All', 'Invited', 'status=invited'],
  ])('%s → %s stands in the address', async (button, choice, query) => {
    const page = await open('/settings/user?search=a&before=abc')
    await page.user.click(screen.getByRole('button', { name: button }))
    await page.user.click(await screen.findByRole('menuitem', { name: choice }))
    await page.arrive()

    expect(address()).toBe(`/settings/user?search=a&${query}`)
    expect(page.sent(list).at(-1)?.path).toContain(query)
    expect(screen.getByRole('button', { name: button.replace('All', choice) })).toBeTruthy()
  })

  test('leave out what the contract does not know', async () => {
    const page = await open('/settings/user?role=king&school=x&status=gone&after=%20&search=a')

    expect(page.sent(list).map(({ query }) => query)).toEqual([{ search: 'a' }])
  })

  test('offer no school to choose where there is one', async () => {
    await open('/settings/user', userAnswers(aUserList(), { schools: [copperRidge] }))

    expect(screen.queryByRole('button', { name: /^School/ })).toBeNull()
  })
})

test('pages are turned by the address', async () => {
  const [, choices] = userAnswers()
  if (!choices) throw new Error('The sample has no choices.')
  const first = reply(list, aUserList({ items: [marisolListed], next: 'n1', found: 2 }))
  const second = reply(list, aUserList({ items: [tobias], previous: 'p1', first: 2, found: 2 }))
  const page = await open('/settings/user?role=coach', [first, second, choices])
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)

  await page.user.click(screen.getByRole('link', { name: 'Next' }))
  await page.arrive()
  expect(address()).toBe('/settings/user?role=coach&after=n1')
  expect(screen.getByRole('status').textContent).toBe('2 to 2 of 2')
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe(
    '/settings/user?role=coach&before=p1',
  )
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
})

test('an address for a person without one is the list', async () => {
  await open('/settings/user/update')

  expect(names()).toHaveLength(5)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an address of nobody is not found', async () => {
  await open('/settings/user/update/somebody')

  expect(address()).toBe('/404')
})

test('the list is in the menu of a principal', async () => {
  await visit('/settings/user', { as: marisol, answers: userAnswers() })
  const [menu] = screen.getAllByRole('navigation', { name: 'Main' })
  expect(within(menu ?? document.body).getByRole('link', { name: 'Users' })).toBeTruthy()
})

test('a teacher is turned away before anything is asked', async () => {
  const { sent } = await visit('/settings/user', { as: omar })

  expect(address()).toBe('/403')
  expect(sent(list)).toEqual([])
})
