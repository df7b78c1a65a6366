import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard, noHome, wholeCoverage } from '../../../testing/samples/sample-dashboard.ts'
import { carla, marisol } from '../../../testing/samples/sample-people.ts'

const { show } = contract.dashboard

type Answer = Parameters<typeof reply<typeof show>>[1]

const open = (home: Answer, as: SignedInUser = marisol, at = '/') =>
  visit(at, { as, answers: [reply(show, home)] })
const card = (name: string) => within(screen.getByRole('region', { name }))

const group = {
  yearStartsOn: '2026-08-17',
  instructionalWeek: 9,
  coverage: { ...wholeCoverage, rows: wholeCoverage.rows.slice(1, 4) },
  followUps: [],
  unsent: aDashboard().shown?.unsent ?? [],
  isOwnAlone: false,
  thisWeek: { visits: 3, coaching: 2, educators: 2 },
} as NonNullable<Answer['group']>

test('a coach sees their group: who next, who was visited when, and their own week', async () => {
  await open({ ...noHome, group })

  expect(screen.getByText('Instructional week 9 · 3 educators you visit')).toBeTruthy()
  expect(card('Your week').getByText('3').parentElement?.textContent).toBe('3 visits to 2 educators')
  expect(card('Your week').getByText(/^Coaching: 2. Only you and the educator see/)).toBeTruthy()
  expect(card('Who next').getByText('35 school days since last visit')).toBeTruthy()
  expect(card('Coverage').getAllByText('Victor Szymanski')).toBeTruthy()
})

test('who reads their own visits alone is told whose last visit it was', async () => {
  await open({
    ...noHome,
    group: { ...group, isOwnAlone: true, thisWeek: { visits: 0, coaching: 0, educators: 0 } },
  })

  expect(card('Your week').getByText('No visits yet this week.')).toBeTruthy()
  expect(card('Who next').getByText('35 school days since your last visit')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Coverage by you' })).toBeTruthy()
})

test('a group of nobody says who can change that', async () => {
  await open({ ...noHome, group: { ...group, coverage: { ...group.coverage, rows: [] } } })

  expect(screen.getByText('Nobody is in your group yet')).toBeTruthy()
})

const plan = {
  plan: {
    state: 'active' as const,
    trialBeganOn: null,
    trialEndsOn: null,
    endsOn: '2027-06-30',
    payBy: null,
    isCancelled: false,
  },
  schools: 6,
  contacts: ['Lorraine Tsosie'],
}

test('a billing contact sees the plan, until when, whom to ask, and the way to billing', async () => {
  await open({ ...noHome, plan }, carla)

  expect(screen.getByText('251 days left')).toBeTruthy()
  expect(screen.getByText(/Full use until Wednesday, June 30, 2027/)).toBeTruthy()
  expect(card('Who to ask').getByText('Lorraine Tsosie')).toBeTruthy()
  expect(card('Who to ask').getByText('One plan for 6 schools')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open billing' }).getAttribute('href')).toBe('/settings/billing')
})

test('what an overdue invoice means is said to a billing contact once', async () => {
  const notice = { kind: 'past-due', until: '2026-12-15', days: 54 } as const
  const overdue = { ...plan.plan, state: 'past-due' as const, endsOn: '2026-12-15', payBy: '2026-10-16' }
  const told = { ...carla, district: { ...carla.district, plan_notice: notice } }
  await open({ ...noHome, plan: { ...plan, plan: overdue } }, told)

  expect(screen.getAllByText(/is overdue/)).toHaveLength(1)
  expect(card('Who to ask').getByText('Lorraine Tsosie')).toBeTruthy()
})

test('without a plan it is said what is paused, and that nothing is deleted', async () => {
  await open(
    { ...noHome, plan: { ...plan, plan: { ...plan.plan, state: 'expired', endsOn: '2026-10-01' } } },
    carla,
  )

  expect(screen.getByText('Observing and reports are paused')).toBeTruthy()
  expect(
    screen.getByText(/ended on Thursday, October 1, 2026, 21 days ago. Nothing has been deleted/),
  ).toBeTruthy()
})

test('who has several homes begins with the one that reaches furthest, and may change', async () => {
  const { user } = await open({ ...noHome, group, plan })
  const views = within(screen.getByRole('radiogroup', { name: 'Show' }))

  expect(views.getAllByRole('radio').map((it) => it.getAttribute('value'))).toEqual(['group', 'plan'])
  expect(screen.getByRole('region', { name: 'Your week' })).toBeTruthy()
  await user.click(views.getByRole('radio', { name: 'The plan' }))

  expect(await screen.findByRole('region', { name: 'Who to ask' })).toBeTruthy()
  expect(address()).toBe('/?view=plan')
})
