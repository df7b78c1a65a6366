import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { anEducatorList, aRow, caleb, educatorAnswers } from '../../testing/samples/sample-educators.ts'
import { aUser, carla, lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'

const { list } = contract.educators

const open = (at = '/educators', answers = educatorAnswers(), as = lorraine) => visit(at, { as, answers })
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))
const none = (details = {}) => [reply(list, anEducatorList({ items: [], ...details }))]

describe('the list', () => {
  test('says whom there is, what they teach, when they were visited and who is here now', async () => {
    await open()

    expect(document.title).toBe('Educators | Corridor')
    expect(screen.getByText('3 educators')).toBeTruthy()
    expect(row('Omar').getByText('8 Math · Room 224')).toBeTruthy()
    expect(row('Omar').getByText('Here now · Period 3')).toBeTruthy()
    expect(row('Omar').getByText('Wed, Oct 21')).toBeTruthy()
    expect(row('Omar').getByText('1')).toBeTruthy()
    expect(row('Omar').getByText('Copper Ridge')).toBeTruthy()
    expect(row('Caleb').getByText('No visit yet')).toBeTruthy()
    expect(row('Caleb').queryByText(/Here now/)).toBeNull()
    expect(row('Wanda').getByText('To confirm')).toBeTruthy()
    expect(row('Wanda').getByText('Inactive')).toBeTruthy()
    expect(row('Wanda').getByText('7 Art')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 to 3 of 3')
  })

  test('names no school to who follows one', async () => {
    await open('/educators', educatorAnswers(), marisol)

    expect(screen.queryByRole('columnheader', { name: 'School' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^School/ })).toBeNull()
  })

  test('is a list on a phone', async () => {
    const wide = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(wide(media), { matches: media.includes('max-width') }),
    )
    await open()

    expect(screen.queryByRole('table')).toBeNull()
    const items = within(screen.getByRole('region', { name: 'Educators' })).getAllByRole('listitem')
    expect(items.map((it) => it.querySelector('p')?.textContent)).toEqual([
      'No visit yet · Copper Ridge',
      'Last visit Wed, Oct 21 · 1 open step · Copper Ridge',
      'No visit yet · No school today',
    ])
  })

  test('leads to a person and to a new one', async () => {
    await open()

    expect(screen.getByRole('link', { name: 'Omar Haddad' }).getAttribute('href')).toBe('/educators/24')
    expect(screen.getByRole('link', { name: 'Add an educator' }).getAttribute('href')).toBe(
      '/educators/create',
    )
  })

  test('offers no new one to who may not add', async () => {
    await open('/educators', [reply(list, anEducatorList({ items: [aRow()], mayAdd: false }))], omar)

    expect(screen.queryByRole('link', { name: 'Add an educator' })).toBeNull()
    expect(screen.getByText('1 educator')).toBeTruthy()
  })
})

describe('searching', () => {
  test('asks once the typing pauses, and stands in the address', async () => {
    const found = reply(list, anEducatorList({ items: [caleb] }))
    const page = await open('/educators?after=abc', [...educatorAnswers(), found])
    await page.user.type(screen.getByRole('searchbox', { name: 'Search educators' }), ' 112 ')

    await waitFor(() => expect(screen.queryByRole('link', { name: 'Omar Haddad' })).toBeNull())
    expect(address()).toBe('/educators?search=112')
    expect(page.sent(list).map(({ query }) => query)).toEqual([{ after: 'abc' }, { search: '112' }])
  })

  test('does not call somebody back who is on the way to a person', async () => {
    const page = await open()
    await page.user.type(screen.getByRole('searchbox'), 'om')
    await page.user.click(screen.getByRole('link', { name: 'Omar Haddad' }))
    await page.arrive()

    expect(address()).toBe('/educators/24')
  })

  test.each([
    ['State Teaching here', 'Inactive', 'state=inactive'],
    ['State Teaching here', 'Added at the door', 'state=provisional'],
  ])('%s → %s stands in the address', async (button, choice, query) => {
    const page = await open('/educators?search=a&before=abc')
    await page.user.click(screen.getByRole('button', { name: button }))
    await page.user.click(await screen.findByRole('menuitem', { name: choice }))
    await page.arrive()

    expect(address()).toBe(`/educators?search=a&${query}`)
    expect(page.sent(list).at(-1)?.path).toContain(query)
  })

  test('pages are turned by the address', async () => {
    const first = anEducatorList({ items: [caleb], next: 'n1', found: 142 })
    const page = await open('/educators?search=a', [reply(list, first)])
    expect(screen.getByRole('status').textContent).toBe('1 to 1 of 142')
    await page.user.click(screen.getByRole('link', { name: 'Next' }))
    await page.arrive()

    expect(address()).toBe('/educators?search=a&after=n1')
  })
})

describe('an empty list', () => {
  test('says that nobody was found, and clears the search', async () => {
    await open('/educators?search=zzz&state=inactive', none())

    expect(screen.getByText('No name, subject or room with “zzz” among those you chose.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Clear search' }).getAttribute('href')).toBe('/educators')
  })

  const coach = aUser({ roles: ['observation.create', 'coach'] })

  test.each([
    ['a principal', marisol, true, 'No educators yet'],
    ['a coach without a group', coach, false, 'No one to visit yet'],
    ['a teacher off the roster', omar, false, 'You are not on the roster yet'],
    ['who pays', carla, false, 'Your role does not include educators'],
  ])('tells %s why nobody is on it', async (_, as, mayAdd, title) => {
    await open('/educators', none({ mayAdd }), as)

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
    expect(screen.queryAllByRole('link', { name: 'Add an educator' })).toHaveLength(mayAdd ? 2 : 0)
  })

  test('to be seen at one school is said of that school, as another has some', async () => {
    await open('/educators?school=3', none({ mayAdd: true }), lorraine)

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      'No educators at Juniper Street Elementary School yet',
    )
    expect(screen.getByText('To see another school, choose it at the top.')).toBeTruthy()
  })
})
