import { contract } from '@corridor/contract/contract'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import {
  anEducator,
  anEducatorList,
  aTimeline,
  educatorAnswers,
  threeLines,
} from '../../testing/samples/sample-educators.ts'
import { demo, marisol, omar } from '../../testing/samples/sample-people.ts'

const { choices, show } = contract.educators

type Details = Parameters<typeof anEducator>[0]

async function open(details: Details = {}, as = marisol, at = '/educators/24') {
  const page = await visit(at, { as, answers: educatorAnswers(anEducatorList(), anEducator(details)) })
  await arrived()
  return page
}

/** The body of a tab is a chunk of its own. */
const arrived = () => eventually(() => expect(screen.queryByText('Loading…')).toBeNull())
const card = (name: string) => within(screen.getByRole('region', { name }))
const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of the page about Omar Haddad' }))
const shownTab = () =>
  tabs()
    .getAllByRole('link', { current: 'page' })
    .map((it) => it.textContent)

afterEach(() => vi.restoreAllMocks())

describe('a person’s page', () => {
  test('begins with who they are, in one request', async () => {
    const page = await open()

    expect(document.title).toBe('View Educator | Corridor')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Omar Haddad')
    expect(
      screen.getByText(
        'Grade 8 Math · Room 224 · Periods 3 and 5 · Year 4 at Copper Ridge · omar@alder-valley.example',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Here now · Period 3')).toBeTruthy()
    expect(screen.getByText(/Omar sees this same page: what was sent, without private notes\./)).toBeTruthy()
    expect(page.everything.filter(({ path }) => path.includes('educators'))).toHaveLength(1)
    expect(page.sent(choices)).toEqual([])
  })

  test('shows the figures of the report, steps and a timeline', async () => {
    await open()

    expect(card('Key figures').getByText('2 observers, 3 tools')).toBeTruthy()
    expect(card('Action steps').getByText('Pause three seconds after each question.')).toBeTruthy()
    const lines = card('Timeline').getByRole('list', { name: 'Timeline' })
    expect([...lines.children].map((it) => it.textContent)).toEqual([
      'Oct 21Higher-Level QuestioningReady to send · Marisol Okafor',
      'Oct 20On TaskRead Oct 20 · Ben Halvorsen',
      'Oct 20Narrative CornerReplied Oct 21 · Ben Halvorsen',
    ])
    expect(screen.getByRole('link', { name: 'All visits' }).getAttribute('href')).toBe('/educators/24/visits')
  })

  test('leads from each line to what was recorded, and from a draft to writing on', async () => {
    const [first, second] = threeLines
    if (!first || !second) throw new Error('There are three.')
    await open({ cards: [aTimeline([[...first.slice(0, 2), 'Draft, only you', 'You', 4] as never, second])] })
    const links = card('Timeline').getAllByRole('link')

    expect(links.map((it) => it.getAttribute('href')?.replace(/[^/]{36}$/, ''))).toEqual([
      '/observations/4/update/',
      '/observations/2/view/',
    ])
  })

  test('leads to a lesson, to the report with the same filters, and to an export for whom it is', async () => {
    await open({ mayExport: true }, marisol, '/educators/24?from=2026-09-01&to=2026-09-30')
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

    expect(href('Observe Omar Haddad')).toBe('/observations/start/24')
    expect(href('Report')).toBe('/reports/individual-educator/24?from=2026-09-01&to=2026-09-30')
    expect(href('Export record')).toBe('/exports?educator=24')
  })

  test.each([
    ['who may not', marisol, false],
    ['the demo account', demo, true],
  ])('offers %s no export', async (_, as, mayExport) => {
    await open({ mayExport }, as)

    expect(screen.queryByRole('link', { name: 'Export record' })).toBeNull()
  })

  test('asks managers to confirm who was added at the door', async () => {
    await open({ isProvisional: true })

    expect(await screen.findByText(/check the details with Edit/)).toBeTruthy()
    const join = screen.getByRole('link', { name: 'Join to somebody known' })
    expect(join.getAttribute('href')).toBe('/educators/duplicates?of=24')
  })

  test('asks for the choices of its form when that is opened, and stays where they do not come', async () => {
    const [list, , shown] = educatorAnswers()
    if (!list || !shown) throw new Error('There are answers.')
    const page = await visit('/educators/24', { as: marisol, answers: [list, shown, unreachable(choices)] })
    await arrived()

    await page.user.click(screen.getByRole('button', { name: 'Edit' }))
    await page.arrive()

    expect(await screen.findByText(/The form could not be opened/)).toBeTruthy()
    expect(card('Timeline').getByText('On Task')).toBeTruthy()
  })
})

describe('its tabs', () => {
  test('have addresses of their own, keep the filters, and go back and forth', async () => {
    const page = await open({}, marisol, '/educators/24?tools[]=2')

    expect(
      tabs()
        .getAllByRole('link')
        .map((it) => it.textContent),
    ).toEqual(['Overview', 'Visits 2', 'Evidence by indicator', 'Goals and action steps 2', 'Conferences 1'])
    await page.user.click(tabs().getByRole('link', { name: /Visits/ }))
    await page.arrive()
    expect(address()).toBe('/educators/24/visits?tools[]=2')
    expect(page.sent(show).map(({ query }) => query)).toEqual([
      { tab: 'overview', tools: ['2'] },
      { tab: 'visits', tools: ['2'] },
    ])
    expect(shownTab()).toEqual(['Visits 2'])

    await page.router.navigate(-1)
    await eventually(() => expect(shownTab()).toEqual(['Overview']))
    expect(address()).toBe('/educators/24?tools[]=2')
  })

  test('begin with the first one where the address names no known tab', async () => {
    const page = await open({}, marisol, '/educators/24/nonsense?from=nonsense')

    expect(shownTab()).toEqual(['Overview'])
    expect(page.sent(show).map(({ query }) => query)).toEqual([{ tab: 'overview' }])
  })

  test('show who it is while they load', async () => {
    const first = reply(show, anEducator())
    const late = held(reply(show, anEducator({ cards: [] })))
    const page = await visit('/educators/24', { as: marisol, answers: [first, late.answer] })
    await arrived()

    await page.user.click(tabs().getByRole('link', { name: /Conferences/ }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Omar Haddad')
    expect(await screen.findByText('Loading…')).toBeTruthy()

    late.letGo()
    await page.arrive()
    expect(
      await screen.findByText('No conference with Omar Haddad in these days that you may read.'),
    ).toBeTruthy()
    const plan = screen.getByRole('link', { name: 'Plan a conference' })
    expect(plan.getAttribute('href')).toBe('/observations/10/create/24')
  })

  test('of visits come in parts, each with its address', async () => {
    const page = await open({ next: 'abc' }, marisol, '/educators/24/visits')
    expect(screen.queryByRole('link', { name: 'Newest visits' })).toBeNull()

    await page.user.click(screen.getByRole('link', { name: 'Earlier visits' }))
    await page.arrive()

    expect(address()).toBe('/educators/24/visits?after=abc')
    expect(page.sent(show).at(-1)?.query).toEqual({ tab: 'visits', after: 'abc' })
    const newest = await screen.findByRole('link', { name: 'Newest visits' })
    expect(newest.getAttribute('href')).toBe('/educators/24/visits')
  })

  test.each([
    ['visits', 'No visit with Omar Haddad in these days that you may read.'],
    ['evidence', /Visits with a rubric or a look-for set/],
    ['goals', 'No goal was set at a conference in these days.'],
  ])('of %s say what there is none of', async (tab, words) => {
    await open({ cards: [] }, marisol, `/educators/24/${tab}`)

    expect(screen.getByText(words)).toBeTruthy()
  })

  test('are narrowed by days and by tool', async () => {
    const page = await open({}, marisol, '/educators/24/visits?after=abc')

    await page.user.selectOptions(screen.getByLabelText('Tool'), 'On Task')
    await page.arrive()
    await page.user.selectOptions(screen.getByLabelText('Dates'), 'School year 2025–26')
    await page.arrive()

    expect(address()).toBe('/educators/24/visits?from=2025-08-18&to=2026-05-29&tools[]=2')
  })
})

describe('who may not change it', () => {
  test('finds no way to, and is told nothing of private notes but that there are none', async () => {
    const steps = anEducator().steps.map((step) => ({ ...step, mayChange: false }))
    const notices = ['You see what was sent to you, and none of the private notes.']
    const page = await open({ mayChange: false, mayAddSteps: false, steps, notices }, omar)

    expect(screen.queryByRole('button', { name: /Edit|Add a step|Close|Reopen/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /Observe/ })).toBeNull()
    expect(card('Action steps').getByText('Pause three seconds after each question.')).toBeTruthy()
    expect(screen.getByText(notices[0] ?? '')).toBeTruthy()
    expect(page.sent(choices)).toEqual([])
  })

  test('finds no empty card of steps', async () => {
    await open({ mayChange: false, mayAddSteps: false, steps: [] }, omar)

    expect(screen.queryByRole('region', { name: 'Action steps' })).toBeNull()
  })
})

describe('without a connection', () => {
  // The device remembers educators whom other tests have looked at.
  const known = () => anEducator({ id: 77 })
  const unknown = () => anEducator({ id: 78 })
  // The device may ask for its snapshot at any time.
  const snapshot = unreachable(contract.device.snapshot)

  test('the last figures stand with their time, and other tabs say what is missing', async () => {
    const answers = [reply(show, known()), unreachable(show), snapshot]
    const page = await visit('/educators/77', { as: marisol, answers })
    await arrived()

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void dispatchEvent(new Event('offline')))
    expect(screen.getByText('Offline. These figures are from Oct 22, 9:31 AM.')).toBeTruthy()
    expect(card('Timeline').getByText('On Task')).toBeTruthy()

    await page.user.click(tabs().getByRole('link', { name: /Evidence/ }))
    await page.arrive()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Omar Haddad')
    expect(await screen.findByText('This needs a connection')).toBeTruthy()

    await page.user.click(tabs().getByRole('link', { name: 'Overview' }))
    expect(await screen.findByText('Read Oct 20 · Ben Halvorsen')).toBeTruthy()
  })

  test('somebody who was never looked at is asked for again by hand', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const answers = [unreachable(show), unreachable(show), reply(show, unknown()), snapshot]
    const page = await visit('/educators/78', { as: marisol, answers })
    expect(await screen.findByText('This needs a connection')).toBeTruthy()

    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    await arrived()

    expect(await screen.findByRole('heading', { level: 1, name: 'Omar Haddad' })).toBeTruthy()
  })
})

test.each([
  ...['/educators/somebody', '/educators/0', '/educators/1.5'],
  ...['/educators/1e3', '/educators/0x3E8', '/educators/07', '/educators/%207'],
])('%s is not found', async (page) => {
  const { sent } = await visit(page, { as: marisol })

  expect(address()).toBe('/404')
  expect(sent(show)).toEqual([])
})

test('somebody out of sight is not found, on no tab', async () => {
  await visit('/educators/99/visits', { as: marisol, answers: [refuse(show, 'educator-not-found')] })

  expect(address()).toBe('/404')
})

test('who is taken out of sight meanwhile is not found any more', async () => {
  const answers = [reply(show, anEducator()), refuse(show, 'educator-not-found')]
  const page = await visit('/educators/24', { as: marisol, answers })
  await arrived()

  await page.user.click(tabs().getByRole('link', { name: /Visits/ }))
  await page.arrive()

  await eventually(() => expect(address()).toBe('/404'))
})
