import { contract } from '@corridor/contract/contract'
import type { FirstVisit, Setup } from '@corridor/contract/reports/first-day'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { aUser, lorraine, marisol } from '../../../testing/samples/sample-people.ts'
import { firstVisitLines } from './first-visit-lines.ts'
import { setupLines } from './setup-lines.ts'

const { show } = contract.dashboard

const nothingYet: Setup = {
  year: { startsOn: '2026-08-17', endsOn: '2027-06-04', terms: 0, closedDays: 0 },
  schools: { inUse: 1, withoutBells: 1 },
  educators: { active: 0, withoutEmail: 0 },
  tools: { on: 11, all: 11, isChosen: false },
  observers: { joined: 0, invited: 0 },
  draft: null,
  hasSample: true,
  trial: { startedOn: '2026-10-04', endsOn: '2026-11-03', daysLeft: 12, days: 30 },
}

const first: FirstVisit = {
  educators: 24,
  tools: 10,
  draft: null,
  hasSample: false,
  mayAddEducators: false,
  mayChooseTools: false,
  helpers: [],
}

const home = (details: { readonly setup?: Setup; readonly firstVisit?: FirstVisit }) =>
  reply(show, { ...aDashboard(), ...details })
const list = (name: string) => within(screen.getByRole('region', { name }))
/** Each step as it is read out: its name, whether it is done, and its words. */
const steps = (name: string) =>
  list(name)
    .getAllByRole('listitem')
    .map((it) => [
      within(it).getByRole('heading').textContent,
      within(it).queryByRole('link')?.getAttribute('href'),
    ])
const SETUP = 'Set up Alder Valley Unified'

describe('the home of a new district', () => {
  test('is read in the order in which a phone shows it: the trial, the steps, the sample district', async () => {
    await visit('/', { as: lorraine, answers: [home({ setup: nothingYet })] })

    const titles = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .map((it) => it.textContent)
    const order = ['12 days left', SETUP, 'A district after nine weeks']
    expect(titles.filter((it) => order.includes(it))).toEqual(order)
  })

  test('is read with the trial after the steps where it stands beside them', async () => {
    const narrow = window.matchMedia
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(narrow(media), { matches: media.includes('min-width: 75em') }),
    )
    await visit('/', { as: lorraine, answers: [home({ setup: nothingYet })] })

    const titles = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
    const order = [SETUP, '12 days left', 'A district after nine weeks']
    expect(titles.filter((it) => it !== null && order.includes(it))).toEqual(order)
  })

  test('is the list of its steps: none done, the first one next, each leading to its place', async () => {
    await visit('/', { as: lorraine, answers: [home({ setup: nothingYet })] })

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome, Lorraine')
    expect(screen.getByText('0 of 6 done.')).toBeTruthy()
    expect(screen.getByRole('img', { name: '0 of 6 steps done' })).toBeTruthy()
    expect(steps(SETUP)).toEqual([
      ['School year, not done yetNext, about 5 minutes', '/settings/district'],
      ['Schools, not done yet', '/settings/school'],
      ['People, not done yet', '/educators/create'],
      ['Tools, not done yet', '/configuration'],
      ['Invite observers, not done yet', '/settings/user/create'],
      ['First visit, not done yet', '/observations/start'],
    ])
    expect(screen.getByText('12 days left')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: '18 of 30 days used' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Coverage' })).toBeNull()
  })

  test('marks what is there, names the next that is missing, and cannot be clicked off', async () => {
    const setup: Setup = {
      ...nothingYet,
      year: { startsOn: '2026-08-17', endsOn: '2027-06-04', terms: 4, closedDays: 18 },
      schools: { inUse: 6, withoutBells: 0 },
      educators: { active: 180, withoutEmail: 3 },
      draft: { id: '01a1eba9-634c-7e6e-831a-7af13772b27f', toolTypeId: 2, educator: 'Omar Haddad' },
      trial: null,
      hasSample: false,
    }
    await visit('/', { as: lorraine, answers: [home({ setup })] })

    expect(screen.getByText('3 of 6 done.')).toBeTruthy()
    expect(list(SETUP).getByText('Aug 17, 2026 to Jun 4, 2027 · 4 terms, 18 closed days')).toBeTruthy()
    expect(list(SETUP).getByText('6 schools, all with a bell schedule')).toBeTruthy()
    expect(list(SETUP).getByText('180 educators · 3 have no email')).toBeTruthy()
    expect(list(SETUP).getByText('Begun with Omar Haddad, and not finished yet.')).toBeTruthy()
    expect(steps(SETUP).slice(2)).toEqual([
      ['People, done', '/educators'],
      ['Tools, not done yetNext, about 5 minutes', '/configuration'],
      ['Invite observers, not done yet', '/settings/user/create'],
      ['First visit, not done yet', '/observations/2/update/01a1eba9-634c-7e6e-831a-7af13772b27f'],
    ])
    expect(list(SETUP).queryByRole('checkbox')).toBeNull()
    expect(list(SETUP).queryByRole('button')).toBeNull()
    expect(screen.queryByText('Open the sample district')).toBeNull()
  })

  test('opens the sample in a tab that knows nothing of this one', async () => {
    await visit('/', { as: lorraine, answers: [home({ setup: nothingYet })] })
    const link = screen.getByRole('link', { name: 'Open the sample district' })

    expect(['href', 'target', 'rel'].map((it) => link.getAttribute(it))).toEqual([
      '/demo',
      '_blank',
      'noopener',
    ])
  })

  test('a step has a way back, and what it brought is there on return', async () => {
    const done = { ...nothingYet, tools: { on: 9, all: 11, isChosen: true } }
    const tools = reply(contract.toolTypes.list, { all: [], enabled: [], schools: [], mayChange: true })
    const sets = reply(contract.configurations.list, { items: [] })
    const { user, arrive } = await visit('/', {
      as: lorraine,
      answers: [home({ setup: nothingYet }), home({ setup: done }), tools, sets],
    })
    await user.click(screen.getByRole('link', { name: 'Choose tools: Tools' }))
    await arrive()
    expect(address()).toBe('/configuration')
    await user.click(screen.getByRole('link', { name: 'Back to the first steps' }))
    await arrive()

    expect(address()).toBe('/')
    expect(list(SETUP).getByText('9 of 11 tools on')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Back to the first steps' })).toBeNull()
  })

  test('goes by itself once a visit is finished, and stays without an answer', async () => {
    const { router, arrive } = await visit('/', {
      as: lorraine,
      answers: [home({ setup: nothingYet }), unreachable(show), home({})],
    })
    await router.navigate('/?again')
    await arrive()
    expect(screen.getByText('0 of 6 done.')).toBeTruthy()
    await router.navigate('/?and-again')
    await arrive()

    expect(screen.queryByText(/of 6 done/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Coverage' })).toBeTruthy()
  })

  test('keeps the list when the trial is over, says so, and opens no step', async () => {
    const over = aUser({ ...lorraine, district: { ...lorraine.district, subscribed: false } })
    await visit('/', { as: over, answers: [home({ setup: { ...nothingYet, trial: null } })] })

    expect(screen.getByText(/^Your trial is over\. Nothing is deleted/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plan' }).getAttribute('href')).toBe('/settings/billing')
    expect(steps(SETUP).map(([, to]) => to)).toEqual(Array(6).fill(undefined))
    expect(screen.queryByText('Hand a step to a colleague')).toBeNull()
  })
})

describe('each step of setting up says what the district has', () => {
  const words = (setup: Partial<Setup>, title: string) =>
    setupLines({ ...nothingYet, ...setup }).find((it) => it.title === title)

  test.each<[string, Partial<Setup>, string, boolean]>([
    ['School year', { year: null }, 'None yet. Waits are counted in its days.', false],
    ['Schools', { schools: { inUse: 0, withoutBells: 0 } }, 'None in use yet.', false],
    ['Schools', { schools: { inUse: 1, withoutBells: 0 } }, '1 school, with a bell schedule', true],
    ['Schools', { schools: { inUse: 6, withoutBells: 2 } }, '6 schools, 2 without a bell schedule', false],
    ['People', { educators: { active: 1, withoutEmail: 1 } }, '1 educator · 1 has no email', true],
    ['Tools', { tools: { on: 11, all: 11, isChosen: true } }, 'Every tool is on', true],
    ['Invite observers', { observers: { joined: 1, invited: 0 } }, '1 person has joined', true],
    [
      'Invite observers',
      { observers: { joined: 2, invited: 1 } },
      '2 people have joined · 1 person is invited',
      true,
    ],
  ])('%s: %o', (title, setup, said, isDone) => {
    expect(words(setup, title)).toMatchObject({ words: said, isDone })
  })
})

describe('before somebody’s first visit', () => {
  const name = 'Before your first visit'

  test('a short list stands above their home, and their home stays', async () => {
    await visit('/', { as: marisol, answers: [home({ firstVisit: { ...first, hasSample: true } })] })

    expect(steps(name)).toEqual([
      ['Who you may visit, done', '/educators'],
      ['Your tools, done', '/configuration'],
      ['This device, not done yet', undefined],
      ['First visit, not done yetNext, about 5 minutes', '/observations/start'],
    ])
    expect(list(name).getByText('24 educators')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Look around in a sample district' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Coverage' })).toBeTruthy()
  })

  test('somebody who cannot do a step reads who can', () => {
    const helpers = [
      { name: 'Lorraine Vance', role: 'District administrator' },
      { name: 'Marisol Okafor', role: 'Principal' },
    ]
    const [whom, tools] = firstVisitLines({ ...first, educators: 0, tools: 0, helpers }, ready)

    expect(whom).toMatchObject({
      isDone: false,
      to: null,
      words:
        'Nobody yet. Ask Lorraine Vance (district administrator) or Marisol Okafor (principal) to add educators.',
    })
    expect(tools).toMatchObject({
      isDone: false,
      to: null,
      words:
        'None is on. Ask Lorraine Vance (district administrator) or Marisol Okafor (principal) to turn them on.',
    })
  })

  test('somebody who can do a step is led there', () => {
    const may = { ...first, educators: 0, tools: 0, mayAddEducators: true, mayChooseTools: true }

    expect(firstVisitLines(may, ready).map(({ to }) => to)).toEqual([
      '/educators/create',
      '/configuration',
      null,
      '/observations/start',
    ])
  })

  test('the device says what it holds', () => {
    const of = (isReady: boolean, wantsInstalling: boolean) =>
      firstVisitLines(first, { canKeep: true, isReady, wantsInstalling })[2]

    expect(of(false, false)).toMatchObject({ isDone: false })
    expect(firstVisitLines(first, { ...ready, canKeep: false })[2]).toMatchObject({
      isDone: false,
      words: 'This browser needs a connection to begin a visit.',
    })
    expect(of(true, true)?.words).toContain('Add Corridor to the home screen')
    expect(of(true, false)?.words).not.toContain('home screen')
  })

  const ready = { canKeep: true, isReady: true, wantsInstalling: false }
})
