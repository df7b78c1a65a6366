import { contract } from '@corridor/contract/contract'
import { areSingleKeysOn } from '@corridor/tools/keys/single-keys'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Answer, refuse, reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { marisol } from '../../testing/samples/sample-people.ts'
import { otherCards } from '../../testing/samples/sample-profile.ts'

const { show, change, changePassword } = contract.profile
const { sessions, endSession } = contract.auth

const aDevice = (id: string, device: string, isThisDevice = false) => ({
  id,
  device,
  isThisDevice,
  startedAt: '2026-10-20T15:00:00.000Z',
  lastSeenAt: '2026-10-22T15:30:00.000Z',
  tokenReusedAt: null,
})
const here = aDevice('019a0000-0000-7000-8000-000000000001', 'Chrome on Chromebook', true)
const iPad = aDevice('019a0000-0000-7000-8000-000000000002', 'Safari on iPad')

const me = {
  name: marisol.name,
  email: marisol.email,
  notifications: [{ kind: 'new-device' as const, mail: 'now' as const }],
}

function openProfile(...answers: readonly Answer[]) {
  return visit('/settings/profile', {
    as: marisol,
    answers: [...answers, reply(show, me), reply(sessions, { items: [here, iPad] }), ...otherCards],
  })
}

test('a new name is saved, confirmed, and shown in the frame', async () => {
  const page = await openProfile(
    reply(contract.auth.user, marisol),
    reply(contract.auth.user, { ...marisol, name: 'Marisol Reyes' }),
    reply(change, { ...me, name: 'Marisol Reyes' }),
  )
  const name = screen.getByLabelText('Name')
  expect(screen.getByRole('button', { name: 'Save name' })).toHaveProperty('disabled', true)

  await page.user.clear(name)
  await page.user.type(name, 'Marisol Reyes')
  await page.user.click(screen.getByRole('button', { name: 'Save name' }))

  expect(await screen.findByText('Name saved')).toBeTruthy()
  expect(page.sent(change).map(({ body }) => body)).toEqual([{ name: 'Marisol Reyes' }])
  expect(await screen.findAllByRole('button', { name: 'Marisol Reyes, account' })).not.toHaveLength(0)
})

test('a wrong current password is said at its field, and nothing typed is lost', async () => {
  const page = await openProfile(refuse(changePassword, 'wrong-password'))
  await page.user.type(screen.getByLabelText('Current password'), 'not this one')
  await page.user.type(screen.getByLabelText('New password'), 'lavender kettle thursday')
  await page.user.click(screen.getByRole('button', { name: 'Change password' }))

  expect(await screen.findByText('That is not the password you have now.')).toBeTruthy()
  expect(screen.getByLabelText('Current password')).toBe(document.activeElement)
  expect(screen.getByLabelText('New password')).toHaveProperty('value', 'lavender kettle thursday')
})

describe('a new password and school accounts', () => {
  const google = {
    provider: 'google' as const,
    email: 'marisol@schools.example',
    linkedAt: '2026-10-22T15:30:00Z',
  }
  const connected = reply(contract.identities.list, { items: [google], asks: 'nothing' })
  const choice = () => screen.queryByLabelText('Disconnect my school accounts as well')

  async function changeIt(user: Awaited<ReturnType<typeof openProfile>>['user']) {
    await user.type(screen.getByLabelText('Current password'), 'corridor-sample')
    await user.type(screen.getByLabelText('New password'), 'lavender kettle thursday')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    await screen.findByText('Password changed')
  }

  test('they stay unless told otherwise, and are named', async () => {
    const page = await openProfile(connected, reply(changePassword, {}))
    expect(choice()).toHaveProperty('checked', false)
    expect(screen.getByText(/^Google \(marisol@schools.example\)\./)).toBeTruthy()
    await changeIt(page.user)

    expect(page.sent(changePassword)[0]?.body).toMatchObject({ schoolAccounts: 'keep' })
  })

  test('they are disconnected where that is chosen', async () => {
    const page = await openProfile(connected, reply(changePassword, {}))
    await page.user.click(screen.getByLabelText('Disconnect my school accounts as well'))
    await changeIt(page.user)

    expect(page.sent(changePassword)[0]?.body).toMatchObject({ schoolAccounts: 'disconnect' })
  })

  test('nothing is asked where there are none', async () => {
    await openProfile()
    expect(choice()).toBeNull()
  })
})

test('a weak password is refused before it is sent', async () => {
  const page = await openProfile()
  await page.user.type(screen.getByLabelText('Current password'), 'corridor-sample')
  await page.user.type(screen.getByLabelText('New password'), 'passwordpassword')
  await page.user.click(screen.getByRole('button', { name: 'Change password' }))

  expect(await screen.findByText(/guessed first/)).toBeTruthy()
  expect(page.sent(changePassword)).toEqual([])
})

test('another device is signed out; this one offers no button', async () => {
  const page = await openProfile(
    reply(sessions, { items: [here, iPad] }),
    reply(sessions, { items: [here] }),
    reply(endSession, {}),
  )
  const [own, other] = screen.getAllByRole('listitem')
  expect(own && within(own).queryByRole('button')).toBeNull()
  expect(other?.textContent).toContain('Last seen Oct 22, 9:30 AM')

  await page.user.click(screen.getByRole('button', { name: 'Sign out' }))

  expect(await screen.findByText('Safari on iPad is signed out')).toBeTruthy()
  expect(page.sent(endSession)).toHaveLength(1)
})

test('an old sign-in that was tried again is told in words', async () => {
  await visit('/settings/profile', {
    as: marisol,
    answers: [
      reply(show, me),
      reply(sessions, { items: [here, { ...iPad, tokenReusedAt: '2026-10-22T14:00:00.000Z' }] }),
      ...otherCards,
    ],
  })

  expect(screen.getByText(/An old sign-in of it was tried again Oct 22, 8:00 AM/)).toBeTruthy()
})

test('light or dark is chosen for this device', async () => {
  const page = await openProfile()
  await page.user.click(screen.getByRole('radio', { name: 'Dark' }))

  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
})

test('single-key shortcuts are on, until they are turned off for this device', async () => {
  const page = await openProfile()
  const keys = () => screen.getByRole('switch', { name: 'Single-key shortcuts' })
  expect(keys()).toHaveProperty('checked', true)

  await page.user.click(keys())

  expect(keys()).toHaveProperty('checked', false)
  expect(areSingleKeysOn()).toBe(false)
})
