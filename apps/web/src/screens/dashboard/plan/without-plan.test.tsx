import '../../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { openDevice } from '../../../device/open-device.ts'
import { type Answer, reply, unreachable } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { aSavedObservation, aSnapshot } from '../../../testing/samples/sample-observations.ts'
import { carla, marisol, omar } from '../../../testing/samples/sample-people.ts'

const { auth, billing, dashboard, device, exports } = contract

const ended = {
  endedOn: '2026-11-03',
  wasTrial: true,
  contacts: ['Theo Lindgren'],
  wasRemindedToday: false,
  exportUntil: '2027-02-01',
}
const anEducatorsHome = {
  educatorId: 24,
  observations: 0,
  sent: [],
  ratings: [],
  questions: [],
  steps: [],
  promises: [],
  conference: null,
}
const choices = { district: false, schools: [], educators: false, own: true, educator: null }

function open(as: SignedInUser, planEnd: Answer = reply(billing.planEnd, ended), ...more: readonly Answer[]) {
  const district = { ...as.district, subscribed: false, on_trial: false }
  const answers = [
    reply(dashboard.show, { ...aDashboard(null), schools: [] }),
    planEnd,
    reply(exports.list, { items: [], choices }),
    ...more,
  ]
  return visit('/', { as: { ...as, district }, answers })
}

const stays = () => within(screen.getByRole('region', { name: 'What stays open' }))
const titles = () =>
  stays()
    .getAllByRole('heading')
    .map((it) => it.textContent)

test('the home of a principal lists what stays open, and says since when all else is paused', async () => {
  await open(marisol)

  expect(await screen.findByText(/The trial for Alder Valley Unified ended on November 3, 2026/)).toBeTruthy()
  expect(screen.getByText(/Nothing is deleted/)).toBeTruthy()
  expect(await stays().findByRole('button', { name: 'Export my visits' })).toBeTruthy()
  expect(titles()).toEqual(['Ask for it to be turned on', 'Save your own visits'])
  expect(stays().getByText('Theo Lindgren handles billing for your district.')).toBeTruthy()
  expect(stays().getByRole('button', { name: 'Send a reminder' })).toBeTruthy()
  expect(stays().getByRole('button', { name: 'Check again' })).toBeTruthy()
})

test('a teacher takes along what was sent to them', async () => {
  await open(omar)

  await stays().findByRole('button', { name: 'Export my visits' })
  expect(titles()).toEqual(['Ask for it to be turned on', 'Save the visits sent to you'])
})

test('who looks after billing is led to the plan', async () => {
  await open(carla)

  expect(stays().getByRole('link', { name: 'See the plan' }).getAttribute('href')).toBe('/settings/billing')
})

test('drafts on the device are named even where the server does not tell how the plan ended', async () => {
  const kept = aSnapshot(aSavedObservation({ status: 'draft' }))
  await open(marisol, unreachable(billing.planEnd), reply(device.snapshot, kept))
  await act(async () => (await openDevice(marisol.id)).refresh())

  expect(titles()).toEqual(['1 draft is on this device'])
  expect(screen.getByText(/Nothing is deleted/)).toBeTruthy()
})

test.each([
  ['a principal', marisol, aDashboard()],
  ['a teacher', omar, { ...aDashboard(null), mine: anEducatorsHome }],
])('a plan that ends while the home of %s is open says so, and the menus follow', async (_, as, home) => {
  const nothing = { ...aDashboard(null), schools: home.schools }
  const without = { ...as, district: { ...as.district, subscribed: false, on_trial: false } }
  const page = await visit('/', {
    as: without,
    answers: [
      reply(auth.user, as),
      reply(dashboard.show, home),
      reply(dashboard.show, nothing),
      reply(billing.planEnd, ended),
      reply(exports.list, { items: [], choices }),
    ],
  })
  expect(screen.queryByText('Your district has no current plan')).toBeNull()
  await act(() => cache.invalidateQueries({ queryKey: [dashboard.show.path] }))
  await page.arrive()

  expect(await screen.findByRole('heading', { name: 'Your district has no current plan' })).toBeTruthy()
  expect(screen.queryByText(/No school year has begun|Nothing can be sent to you/)).toBeNull()
  expect(page.sent(auth.user)).toHaveLength(2)
})
