import { contract } from '@corridor/contract/contract'
import { Unsent } from '@corridor/contract/reports/home-cards'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../api/cache.ts'
import type { Kept } from '../../device/kept.ts'
import { eventually } from '../../testing/eventually.ts'
import { reply, unreachable } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aDashboard, wholeCoverage } from '../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../testing/samples/sample-people.ts'
import { unsentOn } from './cards/use-unsent.ts'

type Shown = Parameters<typeof aDashboard>[0]

const open = (shown: Shown = {}, at = '/') =>
  visit(at, { as: marisol, answers: [reply(contract.dashboard.show, aDashboard(shown))] })

const card = (name: string) => within(screen.getByRole('region', { name }))

function column(place: number): (string | null)[] {
  const [table] = screen.getAllByRole<HTMLTableElement>('table')
  return [...(table?.rows ?? [])].map((row) => row.cells[place]?.textContent ?? null)
}

describe('follow-through', () => {
  test('says how many of how many, and percentages only of five or more', async () => {
    const followThrough = aDashboard().shown?.followThrough
    if (!followThrough) throw new Error('There is one.')
    const few = { ...followThrough, seenLater: { kept: 3, due: 4 }, stepEducators: 1 }
    await open({ followThrough: few })
    const text = (words: string) => card('Follow-through').getByText(words).parentElement?.textContent
    expect(card('Follow-through').getByText('Since Aug 17, this school')).toBeTruthy()
    expect(text('Sent within 1 school day')).toContain('71 of 84 (85%)84 sent; median 5 hours')
    expect(text('Read by the educator')).toContain('77 of 84 (92%)Acknowledged: 69 of 84')
    expect(text('Reply or talk within 5 days')).toContain('46 of 78 (59%)78 visits are old enough to count')
    expect(text('Action step seen in a later visit')).toContain('3 of 44 steps agreed with 1 educator')
  })

  test('shows no share where there is nothing to count', async () => {
    const none = { kept: 0, due: 0 }
    await open({
      followThrough: {
        since: '2026-08-17',
        sent: 0,
        medianHours: null,
        sentInTime: none,
        read: none,
        acknowledged: 0,
        answered: none,
        seenLater: none,
        stepEducators: 0,
      },
    })
    expect(card('Follow-through').getByText('No visit was sent yet')).toBeTruthy()
    expect(card('Follow-through').getAllByText('None yet')).toHaveLength(4)
    expect(card('Follow-through').queryByText(/%/)).toBeNull()
  })
})

describe('drafts and unsent', () => {
  test('lead on to sending and writing, and to the whole list', async () => {
    await open()
    const list = card('Drafts and unsent')
    expect(list.getByText('1 draft, 1 ready to send')).toBeTruthy()
    expect(list.getByText('Wed 11:02 AM')).toBeTruthy()
    expect(list.getByText('Oct 8')).toBeTruthy()
    const ways = list.getAllByRole('link').map((it) => it.getAttribute('href'))
    expect(ways).toEqual([
      '/observations?by=me&status=unsent',
      '/observations/3/send/0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8e1',
      '/observations/2/update/0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8e2',
    ])
  })

  test('that are planned say when they go out', async () => {
    const planned = {
      id: '0b5ef0c5-6a55-4f0c-8a39-6ad5b9d0e8e1',
      toolTypeId: 3,
      educator: 'Omar Haddad',
      status: 'completed',
      startedAt: '2026-10-22T16:00:00.000Z',
      goesOutAt: '2026-10-22T21:30:00.000Z',
    } as const
    await open({ unsent: { drafts: 0, ready: 2, planned: 1, items: [planned] } })
    const list = card('Drafts and unsent')
    expect(list.getByText('0 drafts, 1 ready to send, 1 planned')).toBeTruthy()
    expect(list.getByText('Goes out 3:30 PM')).toBeTruthy()
    expect(list.getByRole('link', { name: /^Open .* with Omar Haddad$/ })).toBeTruthy()
  })

  test('that are none say so', async () => {
    await open({ unsent: { drafts: 0, ready: 0, planned: 0, items: [] } })
    expect(card('Drafts and unsent').getByText(/Nothing is left to send/)).toBeTruthy()
    expect(card('Drafts and unsent').queryByRole('link')).toBeNull()
  })

  const server = Unsent.parse(aDashboard().shown?.unsent)
  const [first] = server.items
  const here = (id: string, goal: Kept['goal'], status: Kept['status'], isKnown: boolean) =>
    ({
      id,
      goal,
      status,
      base: isKnown ? { revision: 1, document: {} } : null,
      document: { toolTypeId: 2, educator: { name: 'Nadia Rahimi' }, startedAt: '2026-10-22T15:00:00.000Z' },
    }) as Kept

  test('count what only this device has, and what it knows better than the server', () => {
    const told = unsentOn(server, [here('only-here', 'draft', 'draft', false)], [])
    expect(told).toMatchObject({ drafts: 2, ready: 1, waiting: 0 })
    expect(told.items[0]).toMatchObject({ id: 'only-here', state: 'draft', isOnlyHere: true })

    const going = unsentOn(server, [here(first?.id ?? '', 'sent', 'completed', true)], [])
    expect(going).toMatchObject({ drafts: 1, ready: 0, waiting: 1 })
    expect(going.items[0]).toMatchObject({ state: 'waiting', isOnlyHere: false })
  })

  test('count a planned one apart, until it is sent from this device', () => {
    const [one, ...others] = server.items
    const planned = {
      ...server,
      planned: 1,
      items: [{ ...one, goesOutAt: '2026-10-22T21:30:00Z' }, ...others],
    }
    const told = (goal: Kept['goal']) =>
      unsentOn(Unsent.parse(planned), [here(first?.id ?? '', goal, 'completed', true)], [])
    expect(unsentOn(Unsent.parse(planned), [], [])).toMatchObject({
      drafts: 1,
      ready: 0,
      planned: 1,
      waiting: 0,
    })
    expect(told('completed')).toMatchObject({ drafts: 1, ready: 0, planned: 1, waiting: 0 })
    expect(told('completed').items[0]).toMatchObject({ state: 'planned' })
    expect(told('sent')).toMatchObject({ drafts: 1, ready: 0, planned: 0, waiting: 1 })
  })

  test('forget what was deleted here, and do not count what is sent', () => {
    const gone = unsentOn(server, [], [server.items[1]?.id ?? ''])
    expect(gone).toMatchObject({ drafts: 0, ready: 1 })
    expect(gone.items).toHaveLength(1)
    expect(unsentOn(server, [here('long-sent', 'sent', 'sent', true)], [])).toMatchObject({
      drafts: 1,
      ready: 1,
      waiting: 0,
    })
  })
})

test('open steps say when they are due, and what the reader promised', async () => {
  await open()
  const steps = card('Open action steps')
  expect(steps.getByText('11 open, 2 past due, 14 mastered this year, 1 promised by you')).toBeTruthy()
  const [agreed, promised] = steps.getAllByRole('listitem').map((it) => it.textContent)
  expect(agreed).toContain('Omar Haddad Due tomorrow')
  expect(promised).toContain('Past due since Oct 9You promised: Bring the source sheets.')
})

describe('the grid', () => {
  test('opens the visits of a cell, of its week and of nobody else', async () => {
    await open({ coverage: wholeCoverage })
    const cell = screen.getByRole('link', { name: '2 visits, week of Oct 19, Omar Haddad' })
    expect(cell.getAttribute('href')).toBe(
      `/reports/visits?schools[]=${aDashboard().shown?.school.id}&educators[]=24&from=2026-10-19&to=2026-10-22`,
    )
  })

  test('shows grades or periods where the address says so, with the same sum', async () => {
    const { user } = await open({ coverage: wholeCoverage }, '/?rows=grade')
    expect(column(0)).toEqual(['Grade', 'Grade 6', 'Grade 8', 'Grades 6–8', 'Grade 7', 'Visits in week'])
    expect(column(11).at(-1)).toBe('89')
    await user.click(screen.getByRole('radio', { name: 'Period' }))
    await eventually(() => expect(column(0)).toEqual(['Period', 'Period 2', 'Visits in week']))
    expect(column(11).at(-1)).toBe('89')
  })

  test('counts visits to those who are not on the list, and has a table', async () => {
    const others = { name: '', weeks: wholeCoverage.weeks.map((_, index) => (index === 0 ? 2 : 0)), total: 2 }
    const { user } = await open({ coverage: { ...wholeCoverage, others } })
    expect(screen.getByText(/23 of 24 educators, 91 visits/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Table of Coverage by educator' }))
    expect(column(0).slice(-2)).toEqual(['Not on the list now', 'Visits in week'])
    expect(column(2).slice(-2)).toEqual(['2', '12'])
    expect(column(13)[1]).toBe('No visit yet')
    expect(screen.getByRole('button', { name: 'CSV of Coverage by educator' })).toBeTruthy()
  })
})

describe('who next', () => {
  const teaching = wholeCoverage.rows.map((row, place) => ({
    ...row,
    educator: { ...row.educator, lesson: place === 3 ? { period: '2', isNow: true } : null },
  }))
  const coverage = { ...wholeCoverage, rows: teaching }
  const names = () => card('Who next').queryAllByRole('link', { name: /^(?!Observe)/ })

  test('says who is here now, and shows only them when asked', async () => {
    const { user } = await open({ coverage })
    expect(card('Who next').getByText('Here now, Period 2')).toBeTruthy()
    expect(names()).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show in Who next: Everybody' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Here now' }))
    await eventually(() => expect(names().map((it) => it.textContent)).toEqual(['Dylan Prewitt']))
  })

  test('tells of a step that is due, and says where nothing is', async () => {
    const steps = aDashboard().shown?.steps
    if (!steps) throw new Error('There are steps.')
    await open(
      { coverage, steps: { ...steps, due: [{ educatorId: 24, dueOn: '2026-10-23' }] } },
      '/?next=due',
    )
    expect(names().map((it) => it.textContent)).toEqual(['Omar Haddad'])
    expect(card('Who next').getByText('Action step due tomorrow')).toBeTruthy()
  })

  test('is honest about an empty filter', async () => {
    await open({ coverage: wholeCoverage }, '/?next=here')
    expect(card('Who next').getByText(/Nobody teaches right now/)).toBeTruthy()
  })
})

test('without a connection the last figures stand, with their time', async () => {
  const answer = reply(contract.dashboard.show, aDashboard({ coverage: wholeCoverage }))
  const { user } = await visit('/', { as: marisol, answers: [answer, unreachable(contract.dashboard.show)] })
  expect(screen.queryByRole('status', { name: /cannot be reached/ })).toBeNull()
  await cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] })
  await eventually(() => expect(screen.getByText(/These are the figures of/)).toBeTruthy())
  expect(card('This week').getByText('6 educators')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Grade' }))
  await eventually(() => expect(column(0)[1]).toBe('Grade 6'))
})

test('who was never here with a connection is told what is missing', async () => {
  const answers = [contract.dashboard.show, contract.device.snapshot].map(unreachable)
  await visit('/', { as: marisol, answers })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection')
  expect(screen.getByRole('link', { name: 'Start an observation' })).toBeTruthy()
})

test('my visits ask for my own, and open mine', async () => {
  const { user, sent } = await open({ coverage: wholeCoverage })
  await user.click(screen.getByRole('radio', { name: 'My visits' }))
  await eventually(() => expect(screen.getByRole('region', { name: 'Coverage by you' })).toBeTruthy())
  expect(sent(contract.dashboard.show).at(-1)?.query).toEqual({ by: 'me' })
  const cell = screen.getByRole('link', { name: '2 visits, week of Oct 19, Omar Haddad' })
  expect(cell.getAttribute('href')).toContain(`observers[]=${marisol.id}`)
})

test('a school that gets another name while its home is open has it over the page, too', async () => {
  const schools = marisol.schools.map(({ id }) => ({ id, name: 'Copper Ridge Academy' }))
  const home = { ...aDashboard({ coverage: wholeCoverage }), schools: marisol.schools }
  const page = await visit('/', {
    as: { ...marisol, schools },
    answers: [
      reply(contract.auth.user, marisol),
      reply(contract.dashboard.show, home),
      reply(contract.dashboard.show, { ...home, schools }),
    ],
  })
  expect(screen.getByText('Copper Ridge Middle School')).toBeTruthy()
  await act(() => cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] }))
  await page.arrive()

  expect(await screen.findByText('Copper Ridge Academy')).toBeTruthy()
})
