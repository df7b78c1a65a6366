import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { problems } from '@corridor/contract/problem-codes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { afterEachTest } from '../../testing/after-each-test.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { anObservationList, observationAnswers } from '../../testing/samples/sample-observations.ts'
import { carla, lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'
import { aRoster } from '../../testing/samples/sample-roster.ts'

const { find } = contract.search
type Given = z.input<typeof find.response>

afterEachTest(() => localStorage.clear())

const marcus = {
  id: 21,
  name: 'Marcus Bell',
  grades: '7',
  subject: 'Science',
  room: 'Room 211',
  schools: ['Copper Ridge Middle School'],
  mayObserve: true,
}

function found(details: Partial<Given> = {}): Answer {
  const none = { items: [], isMore: false }
  return reply(find, { educators: none, observations: { ...none, meant: {} }, sets: none, ...details })
}

const open = (answers: readonly Answer[], as = marisol) =>
  visit('/', {
    as,
    answers: [
      reply(contract.dashboard.show, aDashboard()),
      reply(contract.device.snapshot, aRoster()),
      ...answers,
    ],
  })

const field = () => screen.findByRole('combobox', { name: 'Search' })
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true }).textContent

describe('the search by keyboard', () => {
  test('letters typed before the field is there are in it', async () => {
    const { user } = await open([found()])
    await user.keyboard('/bell')

    const input = await field()
    await waitFor(() => expect(input).toHaveProperty('value', 'bell'))
  })

  test('“/” opens it, arrows choose, Enter goes there, Escape closes it', async () => {
    const bell = { educators: { items: [marcus], isMore: true } }
    const { user, sent, arrive } = await open([found(bell), reply(contract.educators.list, noEducators)])
    await user.keyboard('/')
    const input = await field()
    await waitFor(() => expect(document.activeElement).toBe(input))

    await user.type(await field(), 'bell')
    await screen.findByRole('option', { name: /^Marcus Bell/ })
    expect(sent(find).map(({ query }) => query)).toEqual([{ search: 'bell' }])
    expect(names()).toEqual([
      'Marcus Bell7 Science · Room 211 · Copper Ridge',
      'See all educators',
      'Observe Marcus Bell7 Science · Room 211 · Copper Ridge',
    ])
    expect((await field()).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )

    await user.keyboard('{ArrowDown}')
    expect(chosen()).toBe('See all educators')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toMatch(/^Observe Marcus Bell/)
    await user.keyboard('{ArrowUp}{Enter}')
    await arrive()
    expect(address()).toBe('/educators?search=bell')

    await user.keyboard('/')
    await field()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search' })).toBe(null))
  })

  test('neither key does anything in a field, nor where single keys are off', async () => {
    const { user } = await visit('/observations', { as: marisol, answers: observationAnswers() })
    await user.type(screen.getByRole('searchbox', { name: 'Search observations' }), '/?')
    expect(screen.queryByRole('dialog')).toBe(null)

    localStorage.setItem('corridor-single-keys', 'off')
    await user.click(document.body)
    await user.keyboard('/?')
    expect(screen.queryByRole('dialog')).toBe(null)
  })

  test('“?” names the keys that there are, those of observing for who observes', async () => {
    const { user } = await open([])
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.getByText('Search')).toBeTruthy()
    expect(dialog.getByRole('region', { name: 'On Task' })).toBeTruthy()
    await user.keyboard('/')
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBe(null)
  })

  test('the field promises what the button promises, and no more', async () => {
    const { user } = await open([], carla)
    expect(screen.getByRole('button', { name: 'Search' }).textContent).toContain('Find a page')
    await user.keyboard('/')
    expect((await field()).getAttribute('placeholder')).toBe('Find a page')
  })

  test('an educator is not told of keys they cannot press', async () => {
    const { user } = await open([], omar)
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    expect(dialog.queryByRole('region', { name: 'On Task' })).toBe(null)
  })
})

describe('keys that lead to a page', () => {
  test('G with a letter opens a page of one’s menu, and O the choice of whom to observe', async () => {
    const { user } = await open(observationAnswers())
    await user.keyboard('r')
    expect(address()).toBe('/')
    await user.keyboard('gv')
    await waitFor(() => expect(address()).toBe('/observations'))
    await user.keyboard('gd')
    await waitFor(() => expect(address()).toBe('/'))
    await user.keyboard('o')
    await waitFor(() => expect(address()).toBe('/observations/start'))
  })

  test('no letter leads where one’s menu does not, and the list names only those that do', async () => {
    const { user } = await open([], omar)
    await user.keyboard('gro')
    expect(address()).toBe('/')
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    const going = within(dialog.getByRole('region', { name: 'Go to a page' }))
    expect(going.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'G, then D',
      'G, then V',
    ])
  })
})

describe('pages and actions', () => {
  test('are those of the menu and of one’s permissions', async () => {
    const { user } = await open([found()], lorraine)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await field()
    expect(names()).toContain('ObservePage')

    await user.type(await field(), 'invite')
    await waitFor(() => expect(names()).toEqual(['Invite a personAction']))
    await user.clear(await field())
    await user.type(await field(), 'tool conf')
    await waitFor(() => expect(names()).toEqual(['Tool ConfigurationPage']))
    await user.clear(await field())
    await user.type(await field(), 'on task')
    await waitFor(() => expect(names()).toEqual(['Observations: On TaskIn Observations']))
    await user.clear(await field())
    await user.type(await field(), 'conference')
    await waitFor(() => expect(names()).toEqual(['ConferencesPage']))
    await user.clear(await field())
    await user.type(await field(), 'calendar')
    await waitFor(() => expect(names()).toEqual(['DistrictIn Settings']))
  })

  test('the plan is found by the words of who pays for it', async () => {
    const { user } = await open([found()], carla)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    for (const word of ['plan', 'invoice', 'quote', 'purchase order', 'billing']) {
      await user.clear(await field())
      await user.type(await field(), word)
      await waitFor(() => expect(names()).toEqual(['BillingPage']))
    }
  })

  test('without a plan nothing is offered that does not open', async () => {
    const ended = { ...marisol.district, subscribed: false, on_trial: false }
    const { user } = await open([found(), reply(contract.billing.planEnd, planEnd)], {
      ...marisol,
      district: ended,
    })
    expect(screen.queryByRole('link', { name: 'Observe' })).toBe(null)
    await user.keyboard('gvo')
    expect(address()).toBe('/')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await field()
    expect(names()).toEqual(['DashboardPage'])
    await user.type(await field(), 'profile')
    await screen.findByText('Nothing begins with these words.')
  })

  test('nobody is led where they may not go', async () => {
    const { user } = await open([found()], omar)
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(await field(), 'invite')
    await screen.findByText('Nothing begins with these words.')
    expect(names()).toEqual([])
  })
})

test('the search finds an observation, a set, and the list of visits with one tool', async () => {
  const seen = {
    id: '0199a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
    toolTypeId: 2,
    status: 'completed' as const,
    startedAt: '2026-10-21T16:11:00.000Z',
    educator: 'Marcus Bell',
    observer: 'Marisol Okafor',
    isMine: true,
    isAboutMe: false,
  }
  const set = { id: 5, toolTypeId: 11, name: 'Bell work', school: null, status: 'draft' as const }
  const answer = found({
    observations: { items: [seen], isMore: true, meant: { search: 'bell', tool: 2 } },
    sets: { items: [set], isMore: false },
  })
  const { user } = await open([answer])
  await user.keyboard('/')
  await user.type(await field(), 'bell on task')

  const option = async (name: RegExp) => (await screen.findByRole('option', { name })).getAttribute('href')
  expect(await option(/^Marcus Bell, On Task/)).toBe(`/observations/2/update/${seen.id}`)
  expect(await option(/^See all observations/)).toBe('/observations?search=bell&tool=2')
  expect(await option(/^Bell work/)).toBe('/configuration/custom-look-for/5')
})

test('an older answer never replaces a newer one, and Enter waits for its own', async () => {
  const older = held(found({ educators: { items: [{ ...marcus, id: 1, name: 'Bea Old' }], isMore: false } }))
  const newer = found({ educators: { items: [marcus], isMore: false } })
  const { user, sent } = await open([older.answer, newer])
  await user.keyboard('/')
  await user.type(await field(), 'be')
  await waitFor(() => expect(sent(find)).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(address()).toBe('/')
  await user.type(await field(), 'll')
  await screen.findByRole('option', { name: /^Marcus Bell/ })

  await act(async () => older.letGo())

  expect(sent(find)).toHaveLength(2)
  expect(screen.queryByRole('option', { name: /Bea Old/ })).toBe(null)
  expect(screen.getByRole('option', { name: /^Marcus Bell/ })).toBeTruthy()
})

test('Enter before the answer goes where the answer leads', async () => {
  const late = held(found({ educators: { items: [], isMore: true } }))
  const { user, sent } = await open([late.answer, reply(contract.educators.list, noEducators)])
  await user.keyboard('/')
  await user.type(await field(), 'bell')
  await waitFor(() => expect(sent(find)).toHaveLength(1))
  await user.keyboard('{Enter}')
  await act(async () => late.letGo())

  await waitFor(() => expect(address()).toBe('/educators?search=bell'))
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBe(null)
})

const lookFors = { id: 41, toolTypeId: 11, name: 'Literacy Across Subjects', version: 1, isCurrent: true }
const withLookFors = aRoster({
  configurations: [{ ...lookFors, schoolId: null, items: [], content: {} }],
  tools: [{ toolTypeId: 11, position: 11, schools: null }],
})

test('without a connection it finds what the device holds, and says so', async () => {
  const { user } = await visit('/observations', {
    as: marisol,
    answers: [
      unreachable(find),
      reply(contract.device.snapshot, withLookFors),
      reply(contract.observations.list, anObservationList()),
    ],
  })
  await user.keyboard('/')
  await user.type(await field(), 'room 112')

  await screen.findByText('Corridor cannot be reached. This is what this device holds.')
  expect(names()).toEqual(['Observe Caleb Munro6 ELA · Room 112 · Copper Ridge'])
  expect(screen.getByRole('option').getAttribute('href')).toBe('/observations/start/1')

  const input = await field()
  await user.clear(input)
  await user.type(input, 'literacy')
  const set = await screen.findByRole('option', { name: /^Observe with Literacy/ })
  expect(set.getAttribute('href')).toBe('/observations/start?tool=11&configuration=41')

  await user.clear(input)
  await user.type(input, 'zzz')
  await screen.findByText('Corridor cannot be reached. Nothing on this device begins with these words.')
})

test('a refusal of the server is shown in its words', async () => {
  const { user } = await open([refuse(find, 'too-busy')])
  await user.keyboard('/')
  await user.type(await field(), 'bell')

  expect(await screen.findByText(problems['too-busy'].message)).toBeTruthy()
})

const planEnd = {
  endedOn: '2026-10-17',
  wasTrial: true,
  contacts: [],
  wasRemindedToday: false,
  exportUntil: null,
}

const noEducators = { items: [], next: null, previous: null, first: 0, found: 0, mayAdd: false }
