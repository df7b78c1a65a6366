import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, held, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { demo, lorraine } from '../../../testing/sample-people.ts'
import { otherCards } from '../../../testing/sample-profile.ts'

const { show, notify } = contract.profile

const me = (isDeviceOn: boolean) => ({
  name: lorraine.name,
  email: lorraine.email,
  notifications: [
    { kind: 'new-device' as const, isOn: isDeviceOn },
    { kind: 'plan-reminder' as const, isOn: false },
  ],
})

function open(answers: readonly Answer[] = [], as = lorraine) {
  return visit('/settings/profile', { as, answers: [...answers, reply(show, me(true)), ...otherCards] })
}

const card = () => within(screen.getByRole('region', { name: 'Email notifications' }))
const device = () => card().getByRole('switch', { name: 'Sign-in on a new device' })

test('each kind has a switch with a word, and what always goes out is said', async () => {
  await open()

  expect(device()).toHaveProperty('checked', true)
  expect(card().getByRole('switch', { name: 'Reminders about the plan' })).toHaveProperty('checked', false)
  expect(card().getByText('On')).toBeTruthy()
  expect(card().getByText('Off')).toBeTruthy()
  expect(card().getByText(/^Emails that guard your account always go out/)).toBeTruthy()
})

test('a switch turns at once, and is saved', async () => {
  const { answer, letGo } = held(reply(notify, me(false)))
  const { user, arrive, sent } = await open([answer])
  await user.click(device())
  expect(device()).toHaveProperty('checked', false)

  letGo()
  await arrive()

  expect(sent(notify).map(({ body }) => body)).toEqual([{ kind: 'new-device', isOn: false }])
  expect(device()).toHaveProperty('checked', false)
})

test('a switch that was not saved turns back, and says so', async () => {
  const { user } = await open([refuse(notify, 'unexpected')])
  await user.click(device())

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(within(dialog).getByText('This was not saved. Please try again later.')).toBeTruthy()
  await waitFor(() => expect(device()).toHaveProperty('checked', true))
})

test('two quick clicks end where they began, and the server hears both in order', async () => {
  const { user, arrive, sent } = await open([reply(notify, me(false)), reply(notify, me(true))])
  await user.dblClick(device())
  await arrive()

  expect(sent(notify).map(({ body }) => body)).toEqual([
    { kind: 'new-device', isOn: false },
    { kind: 'new-device', isOn: true },
  ])
  expect(device()).toHaveProperty('checked', true)
})

test('the demo is told what it is', async () => {
  const { user } = await open([refuse(notify, 'demo-is-view-only')], demo)
  await user.click(device())

  expect(await screen.findByRole('dialog', { name: 'Demo Account' })).toBeTruthy()
  await waitFor(() => expect(device()).toHaveProperty('checked', true))
})
