import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../api/cache.ts'
import { storedToken } from '../../api/tokens.ts'
import { openDevice } from '../../device/open-device.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { aSavedObservation, aSnapshot } from '../../testing/samples/sample-observations.ts'
import { carla, lorraine, marisol } from '../../testing/samples/sample-people.ts'

const { auth, billing, dashboard, device } = contract
const dashboardReply = reply(dashboard.show, aDashboard())

function without(user: SignedInUser): SignedInUser {
  return { ...user, district: { ...user.district, subscribed: false, on_trial: false } }
}

const ended = {
  endedOn: '2026-11-03',
  wasTrial: true,
  contacts: ['Theo Lindgren'],
  wasRemindedToday: false,
  exportUntil: null,
}

function openExpired(as: SignedInUser, ...answers: readonly Answer[]) {
  return visit('/expired', { as, answers: [...answers, reply(billing.planEnd, ended)] })
}

const checkButton = () => screen.getByRole('button', { name: 'Check again' })
const checkStatus = () => screen.getAllByRole('status').at(-1)?.textContent

const paused = 'Observing and reports are paused. Your work is safe and nothing has been deleted.'

test.each([
  ['a trial', ended, 'The trial for Alder Valley Unified ended on November 3, 2026.'],
  ['a plan', { ...ended, wasTrial: false }, 'The plan for Alder Valley Unified ended on November 3, 2026.'],
  ['no plan ever', { ...ended, endedOn: null }, 'Alder Valley Unified has no current plan.'],
])('says when %s ended, what stopped, and that nothing is deleted', async (_, end, words) => {
  await openExpired(without(marisol), reply(billing.planEnd, end))

  expect(document.title).toBe('Plan ended | Corridor')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your district’s plan has ended')
  expect(screen.getByText(`${words} ${paused}`)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'support@corridor.example' }).getAttribute('href')).toBe(
    'mailto:support@corridor.example',
  )
})

describe('asking for a plan', () => {
  const remindButton = () => screen.queryByRole('button', { name: 'Send a reminder' })

  test.each([
    [['Theo Lindgren'], 'Theo Lindgren handles billing for your district.'],
    [['Bea', 'Theo'], 'Bea and Theo handle billing for your district.'],
    [['Bea', 'Theo', 'Ana'], 'Bea, Theo, and 1 other handle billing for your district.'],
    [['Bea', 'Theo', 'Ana', 'Jo'], 'Bea, Theo, and 2 others handle billing for your district.'],
  ])('names who looks after billing: %j', async (contacts, words) => {
    await openExpired(without(marisol), reply(billing.planEnd, { ...ended, contacts }))

    expect(screen.getByText(words)).toBeTruthy()
    expect(remindButton()).toBeTruthy()
  })

  test('is not offered where there is nobody to ask', async () => {
    await openExpired(without(marisol), reply(billing.planEnd, { ...ended, contacts: [] }))

    expect(screen.getByText(/^No one in your district handles billing yet/)).toBeTruthy()
    expect(remindButton()).toBeNull()
  })

  test('sends one reminder and says so', async () => {
    const { answer, letGo } = held(reply(billing.remind, {}))
    const { user, arrive, sent } = await openExpired(without(marisol), answer)
    await user.dblClick(remindButton() ?? document.body)
    letGo()
    await arrive()

    expect(await screen.findByText('Reminder sent today')).toBeTruthy()
    expect(remindButton()).toBeNull()
    expect(sent(billing.remind)).toHaveLength(1)
  })

  test('is over for today once somebody has asked', async () => {
    await openExpired(without(marisol), reply(billing.planEnd, { ...ended, wasRemindedToday: true }))

    expect(screen.getByText('Reminder sent today')).toBeTruthy()
    expect(remindButton()).toBeNull()
  })

  test('is over for today where somebody else was quicker', async () => {
    const { user } = await openExpired(without(marisol), refuse(billing.remind, 'already-reminded'))
    await user.click(remindButton() ?? document.body)

    expect(await screen.findByText('Reminder sent today')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('goes on where the plan has begun meanwhile', async () => {
    const answers = [
      reply(auth.user, without(marisol)),
      refuse(billing.remind, 'plan-is-current'),
      dashboardReply,
    ]
    const { user, arrive } = await openExpired(marisol, ...answers)
    await user.click(remindButton() ?? document.body)
    await arrive()

    await waitFor(() => expect(address()).toBe('/'))
  })

  test('can be tried again where it did not work', async () => {
    const { user } = await openExpired(without(marisol), unreachable(billing.remind))
    await user.click(remindButton() ?? document.body)

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('The reminder was not sent. Please try again later.')).toBeTruthy()
    expect(remindButton()).toBeTruthy()
  })
})

test.each([
  ['the school', marisol, 'Marisol Okafor, Copper Ridge Middle School'],
  ['the district of who has several', lorraine, 'Lorraine Tsosie, Alder Valley Unified'],
])('names the person and %s', async (_, as, words) => {
  await openExpired(without(as))

  expect(screen.getByText(words)).toBeTruthy()
})

test.each([
  ['who may manage billing', carla, 1],
  ['everybody else', marisol, 0],
])('the way to the plan, for %s', async (_, as, count) => {
  await openExpired(without(as))

  expect(screen.queryAllByRole('link', { name: 'See the plan' })).toHaveLength(count)
})

test.each([
  ['a plan', { subscribed: true, on_trial: false }],
  ['a trial', { subscribed: false, on_trial: true }],
])('who has %s is sent to the dashboard', async (_, state) => {
  const as = { ...marisol, district: { ...marisol.district, ...state } }
  await openExpired(as, dashboardReply)

  expect(address()).toBe('/')
})

test('the page shows the drafts that are on this device, and that they stay', async () => {
  const { user } = await openExpired(
    without(marisol),
    reply(device.snapshot, aSnapshot(aSavedObservation({ status: 'draft' }))),
  )
  await act(async () => (await openDevice(marisol.id)).refresh())
  expect(screen.getByRole('heading', { name: '1 draft is on this device' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View drafts' }))

  expect(screen.getByText('Omar Haddad')).toBeTruthy()
  // By the clock of the school, wherever the device is.
  expect(screen.getByText('Oct 21, 10:11 AM')).toBeTruthy()
})

describe('one’s own visits', () => {
  const choices = { district: false, schools: [], educators: false, own: true, educator: null }
  const open = { ...ended, exportUntil: '2027-02-01' }
  const none = reply(contract.exports.list, { items: [], choices })
  const exportButton = () => screen.queryByRole('button', { name: 'Export my visits' })

  test('can be exported until a day that is named; two taps begin one export', async () => {
    const waiting = {
      id: '0190f6a0-0000-7000-8000-000000000001',
      scope: { kind: 'own' as const },
      about: marisol.name,
      state: 'waiting' as const,
      done: 0,
      total: null,
      askedAt: '2026-11-04T15:30:00.000Z',
      file: null,
      reason: null,
    }
    const { answer, letGo } = held(reply(contract.exports.ask, waiting))
    const { user, arrive, sent } = await openExpired(
      without(marisol),
      none,
      answer,
      reply(billing.planEnd, open),
    )
    expect(await screen.findByText('Tables for any spreadsheet, until February 1, 2027.')).toBeTruthy()
    await user.dblClick(exportButton() ?? document.body)
    letGo()
    await arrive()

    expect(sent(contract.exports.ask)).toMatchObject([{ body: { scope: { kind: 'own' } } }])
  })

  test.each([
    ['after that day', marisol, ended],
    ['to who looks after billing alone', carla, open],
  ])('are not offered %s', async (_, as, end) => {
    await openExpired(without(as), none, reply(billing.planEnd, end))

    expect(exportButton()).toBeNull()
    expect(screen.queryByText('Save your own visits')).toBeNull()
  })
})

describe('checking again', () => {
  test('says in words that nothing has changed', async () => {
    const { user, arrive, sent } = await openExpired(without(marisol))
    await user.click(checkButton())
    await arrive()

    expect(checkStatus()).toMatch(/^Nothing has changed yet\. Checked at \d+:\d\d\s[AP]M\.$/)
    expect(sent(auth.user)).toHaveLength(2)
    expect(address()).toBe('/expired')
  })

  test('opens the dashboard once the plan is there', async () => {
    const answers = [reply(auth.user, without(marisol)), dashboardReply]
    const { user, arrive } = await openExpired(marisol, ...answers)
    await user.click(checkButton())
    await arrive()

    expect(address()).toBe('/')
    expect(screen.getByRole('heading', { name: 'Coverage' })).toBeTruthy()
  })

  test('asks once, even with two clicks', async () => {
    const { answer, letGo } = held(reply(auth.user, without(marisol)))
    const answers = [reply(auth.user, without(marisol)), answer]
    const { user, arrive, sent } = await openExpired(without(marisol), ...answers)
    await user.dblClick(checkButton())
    letGo()
    await arrive()

    expect(sent(auth.user)).toHaveLength(2)
  })

  test('without a connection says so, and trying again helps', async () => {
    const answers = [reply(auth.user, without(marisol)), unreachable(auth.user)]
    const { user, arrive } = await openExpired(without(marisol), ...answers)
    await user.click(checkButton())

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('The plan could not be checked. Please try again later.')).toBeTruthy()
    expect(storedToken()).not.toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await arrive()

    await waitFor(() => expect(checkStatus()).toMatch(/^Nothing has changed/))
  })

  test('leads to the sign-in where the session has ended', async () => {
    const answers = [reply(auth.user, without(marisol)), refuse(auth.user, 'sign-in-required')]
    const { user, arrive } = await openExpired(without(marisol), ...answers)
    await user.click(checkButton())
    await arrive()

    expect(address()).toMatch(/^\/login/)
    expect(storedToken()).toBeNull()
  })
})

test('signs out, and leaves nothing to the next person', async () => {
  const { user, arrive, everything } = await openExpired(without(marisol))
  const before = everything.length
  cache.setQueryData(['something', 'read'], 'Caleb Munro')
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await arrive()

  expect(address()).toBe('/login')
  expect(await screen.findByText('You are signed out')).toBeTruthy()
  expect(storedToken()).toBeNull()
  expect(cache.getQueryData(['something', 'read'])).toBeUndefined()
  // The sign-in page asks what it offers; nothing more is asked for the session.
  const asked = everything.slice(before).map(({ path }) => path)
  expect(asked.filter((path) => !['/api/auth/demo', '/api/auth/social'].includes(path))).toEqual([])
})
