import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aDashboard, wholeCoverage } from '../../testing/samples/sample-dashboard.ts'
import { carla, lorraine, marisol, omar } from '../../testing/samples/sample-people.ts'

type Shown = Parameters<typeof aDashboard>[0]
const [caleb, victor, ruth] = wholeCoverage.rows

const open = (shown: Shown, as: SignedInUser = marisol) =>
  visit('/', { as, answers: [reply(contract.dashboard.show, aDashboard(shown))] })

const card = (name: string) => within(screen.getByRole('region', { name }))

/** The table as it is written, row by row. */
function grid(): (string | null)[][] {
  const table = screen.getByRole<HTMLTableElement>('table')
  return [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent))
}

describe('Copper Ridge on October 22', () => {
  test('is headed by the day, the week and how many educators there are', async () => {
    await open({ coverage: wholeCoverage })

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday, October 22')
    expect(
      screen.getByText('Instructional week 9 · Period 2 until 9:52 AM · 24 active educators'),
    ).toBeTruthy()
    expect(
      screen.getByText('Visits per week, longest wait first. 23 of 24 educators, 89 visits.'),
    ).toBeTruthy()
    expect(screen.getByText('The 6 most-visited educators had 40 of 89 visits (45%).')).toBeTruthy()
  })

  test('lists everybody in the order of the server, with totals and sums', async () => {
    await open({ coverage: wholeCoverage })
    const [head, ...rows] = grid()
    const sums = rows.pop()

    expect(head?.slice(2, 4)).toEqual(['Aug 17', 'Aug 24'])
    expect(rows.map(([name]) => name)).toEqual(wholeCoverage.rows.map(({ educator }) => educator.name))
    expect(rows.map((row) => row.at(-2))).toEqual(wholeCoverage.rows.map(({ total }) => String(total)))
    expect(rows.at(-1)).toEqual(
      ['Omar Haddad', '8 Math', '1', '1', '0', '1', '0', '1', '2', '1', 'Fall break', '2', '9', '1'], //
    )
    expect(sums).toEqual(
      ['Visits in week', '', '10', '12', '11', '9', '5', '11', '12', '12', '', '7', '89', ''], //
    )
  })

  test('says who was not here yet, and who had no visit', async () => {
    await open({})

    const away = Array.from({ length: 7 }, () => 'not here yet')
    expect(grid()[1]).toEqual(
      ['Caleb Munro', '6 ELA', ...away, '0', 'Fall break', '0', '0', 'No visit yetNone'], //
    )
  })

  test('counts this week by observer', async () => {
    await open({})
    const week = card('This week')

    expect(week.getByText('7').parentElement?.textContent).toBe('7 of 12 visits')
    expect(week.getByText('You 4 · Ben Halvorsen 2 · Priya Raman 1')).toBeTruthy()
    expect(week.getByText('6 educators')).toBeTruthy()
    expect(week.getByText('Goal set by your team')).toBeTruthy()
    expect(await week.findByRole('img', { name: '7 of 12 visits this week' })).toBeTruthy()
  })

  test('proposes the five who have waited longest, and says why', async () => {
    await open({ coverage: wholeCoverage })
    const list = card('Who next')
      .getAllByRole('listitem')
      .map((item) => item.textContent)

    expect(list).toEqual([
      'CMCaleb Munro6 ELA · Room 112No visit yet, joined Oct 5Observe',
      'VSVictor Szymanski8 Algebra I · Room 22135 school days since last visitObserve',
      'RFRuth Feldman6–8 Spanish · Room 13028 school days since last visitObserve',
      'DPDylan Prewitt6–8 PE · Gym22 school days since last visitObserve',
      'RYRobert Yazzie7 World Geography · Room 21520 school days since last visitObserve',
    ])
    const [first] = card('Who next').getAllByRole('link', { name: 'Observe Caleb Munro' })
    expect(first?.getAttribute('href')).toBe('/observations/start/1')
  })

  test('whoever was promised a follow-up by today stands behind the longest waits, with that reason', async () => {
    const due = (name: string, dueOn: string) =>
      wholeCoverage.rows.flatMap(({ educator }) =>
        educator.name === name ? [{ educatorId: educator.id, dueOn }] : [],
      )
    const followUps = [...due('Omar Haddad', '2026-10-19'), ...due('Victor Szymanski', '2026-10-22')]
    await open({ coverage: wholeCoverage, followUps })
    const list = card('Who next')
      .getAllByRole('listitem')
      .map((item) => item.textContent)

    expect(list).toHaveLength(5)
    expect(list[1]).toContain('35 school days since last visitFollow-up due today')
    expect(list[3]).toContain('Dylan Prewitt')
    expect(list[4]).toBe('OHOmar Haddad8 Math · Room 224Follow-up past due since Oct 19Observe')
  })

  test('however many follow-ups are due, those who wait longest keep a place', async () => {
    const followUps = wholeCoverage.rows.slice(5).map(({ educator }, index) => ({
      educatorId: educator.id,
      dueOn: `2026-10-${String(index + 1).padStart(2, '0')}`,
    }))
    await open({ coverage: wholeCoverage, followUps })
    const list = card('Who next')
      .getAllByRole('link', { name: /^(?!Observe)/ })
      .map((it) => it.textContent)

    const names = wholeCoverage.rows.map(({ educator }) => educator.name)
    expect(list).toEqual([...names.slice(0, 2), ...names.slice(5, 8)])
  })

  test('shows on a phone the rest when asked', async () => {
    const { user } = await open({ coverage: wholeCoverage })
    await user.click(screen.getByRole('button', { name: 'Show all 24 and every week' }))

    expect(screen.queryByRole('button', { name: 'Show all 24 and every week' })).toBeNull()
  })

  test('explains how it counts, on demand', async () => {
    const { user } = await open({})
    expect(screen.queryByText(/Drafts do not count/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'How this is counted' }))

    await waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(/Drafts do not count/))
  })
})

describe('words for small numbers', () => {
  const one = { name: 'Marisol Okafor', visits: 1, isYou: true }

  test('one visit, one educator, no goal', async () => {
    const coverage = { ...wholeCoverage, rows: victor ? [{ ...victor, schoolDaysSince: 1 }] : [] }
    await open({ coverage, thisWeek: { goal: null, visits: 1, educators: 1, observers: [one] } })

    expect(screen.getByText('Instructional week 9 · Period 2 until 9:52 AM · 1 active educator')).toBeTruthy()
    expect(screen.getByText('Visits per week, longest wait first. 1 of 1 educator, 1 visit.')).toBeTruthy()
    expect(card('Who next').getByText('1 school day since last visit')).toBeTruthy()
    expect(card('This week').getByText('1').parentElement?.textContent).toBe('1 visit')
    expect(card('This week').getByText('1 educator')).toBeTruthy()
    expect(card('This week').queryByText('Goal set by your team')).toBeNull()
    expect(screen.queryByText(/most-visited/)).toBeNull()
  })

  test('coaching counts, and nobody is named with it', async () => {
    await open({ thisWeek: { goal: 12, visits: 3, educators: 1, observers: [one] } })

    expect(card('This week').getByText('You 1 · Coaching 2')).toBeTruthy()
    expect(card('This week').getByText('3').parentElement?.textContent).toBe('3 of 12 visits')
  })

  test('nobody visited yet', async () => {
    const coverage = { ...wholeCoverage, rows: caleb ? [caleb] : [] }
    await open({ coverage, thisWeek: { goal: 12, visits: 0, educators: 0, observers: [] } })

    expect(card('This week').getByText('No visits yet')).toBeTruthy()
    expect(card('This week').getByText('0').parentElement?.textContent).toBe('0 of 12 visits')
  })

  test('no visit yet by somebody who was here all along', async () => {
    const joinedOn = '2019-08-12'
    const rows = caleb ? [{ ...caleb, educator: { ...caleb.educator, joinedOn } }] : []
    await open({ coverage: { ...wholeCoverage, rows } })

    expect(card('Who next').getByText('No visit yet')).toBeTruthy()
  })

  test('of fewer than five visits nobody is called most visited', async () => {
    const few = [victor, ruth, victor, ruth, caleb].flatMap((row, id) =>
      row ? [{ ...row, educator: { ...row.educator, id: id + 1 } }] : [],
    )
    await open({ coverage: { ...wholeCoverage, rows: few } })

    expect(screen.queryByText(/most-visited/)).toBeNull()
  })
})

describe('closures', () => {
  const legend = () => screen.getByText(/not counted/).textContent?.trim()

  test('are named, and not counted', async () => {
    await open({})

    expect(legend()).toBe('Fall break, not counted')
  })

  test('of two weeks are named once', async () => {
    const weeks = wholeCoverage.weeks.map((week, index) =>
      index < 2 ? { ...week, closure: 'Winter break' } : week,
    )
    await open({ coverage: { ...wholeCoverage, weeks } })

    expect(legend()).toBe('Winter break, Fall break, not counted')
  })

  test('hide no visit that took place all the same', async () => {
    const weeks = wholeCoverage.weeks.map((week) => ({ ...week, closure: 'Snow' }))
    await open({ coverage: { ...wholeCoverage, weeks, rows: victor ? [victor] : [] } })

    const [, row = [], sums = []] = grid()
    expect(row.slice(2, 5)).toEqual(['Snow', '1', 'Snow'])
    expect(sums.slice(2, 5)).toEqual(['', '1', ''])
  })

  test('are not spoken of where there is none', async () => {
    const weeks = wholeCoverage.weeks.map((week) => ({ ...week, closure: null }))
    await open({ coverage: { ...wholeCoverage, weeks } })

    expect(screen.queryByText(/not counted/)).toBeNull()
  })
})

describe('the school', () => {
  const key = `corridor_school_${lorraine.id}`
  const answers = [reply(contract.dashboard.show, aDashboard())]
  const [, second] = lorraine.schools

  test('that was chosen is remembered, and shown the next time', async () => {
    const first = await visit(`/?school=${second?.id}`, { as: lorraine, answers })
    expect(localStorage.getItem(key)).toBe(String(second?.id))
    expect(first.sent(contract.dashboard.show)[0]?.query).toEqual({ school: String(second?.id) })
  })

  test('is the remembered one on every page that names none', async () => {
    localStorage.setItem(key, String(second?.id))
    const { sent } = await visit('/', { as: lorraine, answers })

    expect(sent(contract.dashboard.show)[0]?.query).toEqual({ school: String(second?.id) })
    expect(screen.getByRole('button', { name: second?.name ?? '' })).toBeTruthy()
  })

  test('of somebody who no longer has it is their first', async () => {
    localStorage.setItem(key, '999999')
    const { sent } = await visit('/', { as: lorraine, answers })

    expect(sent(contract.dashboard.show)[0]?.query).toEqual({})
  })
})

describe('nothing to show', () => {
  test.each([
    ['a teacher', omar, null, 'Nothing can be sent to you yet'],
    ['who waits for the school year', marisol, null, 'No school year has begun yet'],
    [
      'a school without a roster',
      marisol,
      { coverage: { ...wholeCoverage, rows: [] } },
      'No educators at Copper Ridge Middle School yet',
    ],
  ])('tells %s why', async (_, as, shown, title) => {
    await open(shown, as)

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thursday, October 22')
  })

  test('leads whoever sets a district up to what comes next, and others only where they may go', async () => {
    await open({ coverage: { ...wholeCoverage, rows: [] } }, lorraine)
    const ways = () =>
      within(screen.getByRole('main'))
        .getAllByRole('link')
        .map((it) => it.getAttribute('href'))
    expect(ways()).toEqual([
      '/settings/district',
      '/settings/school',
      '/educators/create',
      '/settings/user/create',
    ])
  })

  test.each([
    ['who follows none', carla, 'You follow no school yet'],
    ['a district without one', lorraine, 'Your district has no school in use'],
  ])('without a school tells %s why', async (_, as, title) => {
    await visit('/', { as, answers: [reply(contract.dashboard.show, { ...aDashboard(null), schools: [] })] })

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
  })
})
