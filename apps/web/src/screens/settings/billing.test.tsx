import { contract } from '@corridor/contract/contract'
import type { PlanView } from '@corridor/contract/district/billing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../api/cache.ts'
import { refuse, reply } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/sample-dashboard.ts'
import { carla, marisol } from '../../testing/sample-people.ts'

const { billing } = contract

const schools = [
  { id: 2, name: 'Copper Ridge Middle School', gradeSpan: '6–8' },
  { id: 3, name: 'Juniper Street Elementary School', gradeSpan: 'K–5' },
]
const trial: PlanView = {
  state: 'trialing',
  trialEndsOn: '2026-11-03',
  endsOn: null,
  payBy: null,
  isCancelled: false,
}

async function open(plan: PlanView = trial, listed = schools) {
  const answer = reply(billing.show, { today: '2026-10-22', plan, schools: listed })
  return visit('/settings/billing', { as: carla, answers: [answer] })
}

describe('the plan', () => {
  const ended = (text: string) =>
    `${text} Nothing has been deleted: everything opens as it was once a plan starts.`
  const paused = 'Observing and reports are paused'

  test.each<[string, PlanView, string, string, string]>([
    [
      'a trial',
      trial,
      'Trial',
      '12 days left',
      'Full use until Tuesday, November 3, 2026. Nothing is deleted when the trial ends.',
    ],
    [
      'a trial on its last day',
      { ...trial, trialEndsOn: '2026-10-22' },
      'Trial',
      'Today is the last day',
      'Full use until Thursday, October 22, 2026. Nothing is deleted when the trial ends.',
    ],
    [
      'a plan after a trial',
      { state: 'active', trialEndsOn: '2026-11-03', endsOn: '2026-10-23', payBy: null, isCancelled: false },
      'Subscribed',
      '1 day left',
      'Full use until Friday, October 23, 2026, for every school of your district.',
    ],
    [
      'an ended trial',
      { state: 'expired', trialEndsOn: '2026-10-17', endsOn: null, payBy: null, isCancelled: false },
      'Ended',
      paused,
      ended('The trial ended on Saturday, October 17, 2026, 5 days ago.'),
    ],
    [
      'a plan that ended this morning',
      { state: 'expired', trialEndsOn: '2025-10-17', endsOn: '2026-10-22', payBy: null, isCancelled: false },
      'Ended',
      paused,
      ended('The plan ended on Thursday, October 22, 2026, today.'),
    ],
    [
      'no plan ever',
      { state: 'expired', trialEndsOn: null, endsOn: null, payBy: null, isCancelled: false },
      'No plan',
      paused,
      ended('No plan has started yet.'),
    ],
  ])('%s is said in words', async (_, plan, tag, title, text) => {
    await open(plan)

    const bar = within(screen.getByRole('region', { name: title }))
    expect(bar.getByText(tag)).toBeTruthy()
    expect(bar.getByText(text)).toBeTruthy()
  })
})

test('the schools are listed with their grades', async () => {
  await open()

  expect(document.title).toBe('Billing | Corridor')
  const card = within(screen.getByRole('region', { name: 'Schools' }))
  expect(card.getByText('2 schools')).toBeTruthy()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Copper Ridge Middle SchoolGrades 6–8',
    'Juniper Street Elementary SchoolGrades K–5',
  ])
})

test('a district without schools is told so', async () => {
  await open(trial, [])

  expect(screen.getByText('Your district has no school here yet.')).toBeTruthy()
})

test('says whom to write to', async () => {
  await open()

  const card = within(screen.getByRole('region', { name: 'Start or change the plan' }))
  expect(card.getByText('support@corridor.example')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Write to support' }).getAttribute('href')).toBe(
    'mailto:support@corridor.example',
  )
})

test('the menu leads here', async () => {
  await open()

  const [side] = screen.getAllByRole('navigation', { name: 'Main' })
  const link = within(side ?? document.body).getByRole('link', { name: 'Billing' })
  expect(link.getAttribute('aria-current')).toBe('page')
})

describe('a plan that changed since the page was opened', () => {
  const shut = { ...carla, district: { ...carla.district, subscribed: false } }
  const show = (plan: PlanView) => reply(billing.show, { today: '2026-10-22', plan, schools })
  const ended: PlanView = {
    state: 'expired',
    trialEndsOn: '2026-10-17',
    endsOn: null,
    payBy: null,
    isCancelled: false,
  }

  test('opens the gate as soon as the page knows of it', async () => {
    const answers = [
      reply(contract.auth.user, shut),
      show(ended),
      show({ ...ended, state: 'active', endsOn: '2027-06-30' }),
      reply(contract.dashboard.show, aDashboard()),
    ]
    const { arrive, router, sent } = await visit('/settings/billing', { as: carla, answers })
    await act(() => router.navigate('/settings/profile'))
    expect(address()).toBe('/settings/billing')

    await act(() => cache.invalidateQueries({ queryKey: [billing.show.path] }))
    await arrive()

    await waitFor(() => expect(sent(contract.auth.user)).toHaveLength(2))
    expect(screen.getByRole('region', { name: '251 days left' })).toBeTruthy()
    await act(() => router.navigate('/403'))
    await act(() => router.navigate('/expired'))
    expect(address()).toBe('/')
  })

  test('asks once, even where the session goes on saying otherwise', async () => {
    const { arrive, sent } = await visit('/settings/billing', { as: carla, answers: [show(ended)] })
    await arrive()

    expect(sent(contract.auth.user)).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Observing and reports are paused' })).toBeTruthy()
  })
})

describe('whoever may not manage billing', () => {
  test('is turned away before anything is asked', async () => {
    const { sent } = await visit('/settings/billing', { as: marisol })

    expect(address()).toBe('/403')
    expect(sent(billing.show)).toEqual([])
  })

  test('is turned away where only the server knows', async () => {
    await visit('/settings/billing', { as: carla, answers: [refuse(billing.show, 'forbidden')] })

    expect(address()).toBe('/403')
  })
})
