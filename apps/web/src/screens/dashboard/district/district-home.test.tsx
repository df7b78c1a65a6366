import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { afterEachTest } from '../../../testing/after-each-test.ts'
import { reply, unreachable } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { aDistrictHome, aViewersHome } from '../../../testing/samples/sample-district-home.ts'
import { lorraine, marisol } from '../../../testing/samples/sample-people.ts'

const { show } = contract.dashboard

afterEachTest(() => localStorage.clear())

type Answer = Parameters<typeof reply<typeof show>>[1]

const open = (home: Answer = aDistrictHome(), as: SignedInUser = lorraine, at = '/') =>
  visit(at, { as, answers: [reply(show, home)] })

const card = (name: string) => within(screen.getByRole('region', { name }))
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

function rows(): (string | null)[][] {
  const table = screen.getByRole<HTMLTableElement>('table')
  return [...table.rows].map((row) => [...row.cells].map((cell) => cell.textContent))
}

test('lays schools beside each other, A to Z, with a sum', async () => {
  await open()

  expect(
    screen.getByText('Instructional week 9 · 2 schools · 28 educators · 90 visits since Aug 17'),
  ).toBeTruthy()
  const [head, ...schools] = rows()
  expect(head).toEqual([
    'School',
    'Visits this week, against the goal',
    'Educators visited since Aug 17',
    'Longest wait, school days',
    'Sent within 1 school day',
    'Reply or talk within 5 days',
  ])
  expect(schools).toEqual([
    [
      'Copper Ridge MiddleMarisol Okafor',
      '7 of 12',
      '23 of 2496%',
      '351 no visit yet',
      '71 of 8485%',
      '46 of 7859%',
    ],
    // Fewer than five make no percentage.
    ['Penrose ElementaryAnnika Sorensen', '1 of 2', '3 of 4', '91 no visit yet', '3 of 3', 'none due yet'],
    ['All schools', '8 of 14week so far', '26 of 2893%', '2no visit yet', '74 of 8785%', '46 of 7859%'],
  ])
  expect(linkTo('Copper Ridge Middle')).toBe('/?school=1')
  expect(linkTo('District report')).toBe('/reports/school-overview')
})

test('what needs attention is told with the way to it', async () => {
  await open()
  const items = card('Needs attention')

  expect(items.getByText('3')).toBeTruthy()
  expect(items.getByText('2 schools, longest 6 school days')).toBeTruthy()
  expect(linkTo('See the 17')).toBe('/reports/visits?follow=unsent')
  expect(items.getByText('Copper Ridge 1, Penrose 1. The records were not delivered.')).toBeTruthy()
  expect(items.getByText('1 person added at the door')).toBeTruthy()
  expect(linkTo('Confirm')).toBe('/educators?state=provisional')

  expect(linkTo('See the records')).toBe('/observations?status=not-delivered')
})

test('a district where nothing waits says so', async () => {
  const nothing = {
    unsent: { visits: 0, schools: 0, longest: 0 },
    bounced: [],
    provisional: 0,
    yearEnding: null,
  }
  await open(aDistrictHome({ attention: nothing }))

  expect(card('Needs attention').getByText('Nothing waits for you.')).toBeTruthy()
  expect(card('Needs attention').queryByRole('listitem')).toBeNull()
})

test('counts weeks, waits and what followed, without names', async () => {
  await open()

  expect(card('Visits per week').getByText('90 visits, 4 observers, 2 schools')).toBeTruthy()
  expect(
    card('Visits per week').getByText(/Oct 12: Fall break, not counted. Week of Oct 19 so far./),
  ).toBeTruthy()
  const waits = card('Days since the last visit')
  expect(waits.getByText('28 educators, school days, no names')).toBeTruthy()
  expect(waits.getAllByRole('term').map((it) => it.textContent)).toEqual([
    '0 to 5',
    'Over 30',
    'No visit yet',
  ])
  expect(waits.getByText('1 of the 2 without a visit joined after Sep 22.')).toBeTruthy()
  expect(card('Follow-through').getByText('Since Aug 17, 2 schools')).toBeTruthy()
  expect(screen.queryByText(/left out of totals/)).toBeNull()
  // A school’s page may say 13 of 22 where this one says 11.
  expect(
    screen.getByText(/leave out coaching that you may not open; a school’s own week counts it/),
  ).toBeTruthy()
})

test('the schools’ figures are there as plain rows, for people who read tables', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Table of Schools' }))

  expect(rows()[1]).toEqual([
    'Copper Ridge Middle School',
    'Marisol Okafor',
    '7',
    '12',
    '23 of 24 (96%)',
    '35',
    '1',
    '71 of 84 (85%)',
    '46 of 78 (59%)',
  ])
})

test('a viewer reads sums: small schools say why nothing stands there, and rows open reports', async () => {
  await open(aViewersHome())

  expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull()
  const [, , penrose, total] = rows()
  expect(penrose).toEqual([
    'Penrose Elementary',
    '1 of 2',
    'Fewer than 5 educators: shown at the school only',
  ])
  expect(total?.[0]).toBe('All schoolsPenrose only in visits')
  expect(linkTo('Copper Ridge Middle')).toBe('/reports/school-overview?schools[]=1')
  expect(card('Follow-through').getByText('Since Aug 17, 1 school, Penrose left out')).toBeTruthy()
  expect(screen.getByText(/groups under 5 educators are left out of totals too/)).toBeTruthy()
  // The reports it leads to tell groups alone: their number stands beside this one, with the reason.
  expect(screen.getByText(/90 visits since Aug 17 · reports tell of 61 visits$/)).toBeTruthy()
  expect(screen.getByText(/reports count 61 of 90 \(68%\): those of a month at a school where/)).toBeTruthy()
})

test('the way back from a school leads to all of them again, though the school is chosen', async () => {
  const { district } = aDistrictHome()
  const [copperRidge, penrose] = district.schools
  const schools = [copperRidge, penrose].flatMap((it, index) =>
    it ? [{ ...it, id: lorraine.schools[index]?.id ?? it.id }] : [],
  )
  const answers = [reply(show, aDistrictHome({ schools })), reply(show, aDashboard())]
  const { user, arrive } = await visit('/', { as: lorraine, answers })
  await user.click(screen.getByRole('link', { name: 'Copper Ridge Middle' }))
  await arrive()
  expect(address()).toBe(`/?school=${lorraine.schools[0]?.id}`)
  history.back()
  await waitFor(() => expect(address()).toBe('/'))
  await arrive()

  expect(screen.getByRole('region', { name: 'Schools' })).toBeTruthy()
})

test('a report of the same schools leaves out those that are closed', async () => {
  await open(aDistrictHome({ hasClosedSchools: true }))

  expect(linkTo('District report')).toBe('/reports/school-overview?schools[]=1&schools[]=5')
})

test('without goals counts stand alone, and without educators that is said', async () => {
  const { district } = aDistrictHome()
  const week = { visits: 0, goal: null }
  const coverage = { visited: 0, educators: 0, longestWait: null, unvisited: 0 }
  await open(
    aDistrictHome({
      educators: 0,
      visits: { all: 0, coaching: 0, observers: 0, inReports: null },
      schools: district.schools.map((it) => ({ ...it, week, coverage })),
      total: { ...district.total, week, coverage },
      followThrough: null,
    }),
  )

  expect(rows()[1]?.slice(1, 4)).toEqual(['0no goal set', '0 of 0', '–no educators yet'])
  expect(screen.getByText('No educators yet')).toBeTruthy()
})

test('the page is printed on request', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Print' }))

  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test('a principal has no switch to the district, and a school is shown', async () => {
  await open(aDashboard(), marisol)

  expect(screen.queryByRole('region', { name: 'Schools' })).toBeNull()
  expect(screen.queryByRole('radio', { name: 'District' })).toBeNull()
})

test('without a connection and without figures of before, it says what it needs', async () => {
  await visit('/', { as: lorraine, answers: [show, contract.device.snapshot].map(unreachable) })

  expect(screen.queryByRole('region', { name: 'Schools' })).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No connection')
})
