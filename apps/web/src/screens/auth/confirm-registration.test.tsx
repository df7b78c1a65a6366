import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedToken } from '../../api/tokens.ts'
import { cookieNamed } from '../../testing/cookies.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { lorraine } from '../../testing/samples/sample-people.ts'

const { confirm, open } = contract.registration
const TOKEN = 'Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1hLXRva2Vu'
const PASSWORD = 'lavender kettle thursday'
const waiting = reply(open, {
  districtName: 'Pine Hollow Schools',
  name: 'Nadia Bloom',
  email: 'nadia@pine-hollow.example',
})
const begun = reply(confirm, {}, { Authorization: 'Bearer fresh' })
const afterwards = [reply(contract.auth.user, lorraine), reply(contract.dashboard.show, aDashboard())]

const password = () => screen.getByLabelText<HTMLInputElement>('Choose a password')
const button = () => screen.getByRole('button', { name: 'Begin the trial' })
const openLink = (...answers: readonly Answer[]) => visit(`/auth/register/confirm/${TOKEN}`, { answers })

test('opening the link begins nothing; the button does, with a password of one’s own', async () => {
  const { user, arrive, sent } = await openLink(waiting, begun, ...afterwards)
  expect(document.title).toBe('Begin your trial | Corridor')
  expect(location.href).not.toContain(TOKEN)
  expect(screen.getByText('Pine Hollow Schools')).toBeTruthy()
  expect(screen.getByText('nadia@pine-hollow.example')).toBeTruthy()
  expect(sent(confirm)).toEqual([])

  await user.type(password(), PASSWORD)
  await user.click(button())
  await arrive()

  expect(sent(confirm)).toMatchObject([{ path: `/api/auth/register/${TOKEN}`, body: { password: PASSWORD } }])
  expect(address()).toBe('/')
  expect(storedToken()).toBe('fresh')
  expect(cookieNamed('auth_remember')?.value).toBe('nadia%40pine-hollow.example')
})

test('a double click begins once', async () => {
  const { answer, letGo } = held(begun)
  const { user, arrive, sent } = await openLink(waiting, answer, ...afterwards)
  await user.type(password(), PASSWORD)
  await user.dblClick(button())
  letGo()
  await arrive()

  expect(sent(confirm)).toHaveLength(1)
})

test('when the answer was lost, trying again says that all went well and leads to sign in', async () => {
  const answers = [unreachable(confirm), refuse(confirm, 'registration-confirmed')]
  const { user, arrive } = await openLink(waiting, ...answers)
  await user.type(password(), PASSWORD)
  await user.click(button())
  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(password().value).toBe(PASSWORD)
  await user.click(button())

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your trial has already begun. Sign in with your email and your password.',
  )
  await user.click(screen.getByRole('link', { name: 'Go to sign in' }))
  await arrive()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'nadia@pine-hollow.example')
})

test.each([
  ['registration-not-valid', 'Register again', '/auth/register'],
  ['registration-confirmed', 'Go to sign in', '/login'],
  ['address-has-account', 'Go to sign in', '/login'],
] as const)('a link that begins nothing says why and what to do: %s', async (code, name, to) => {
  await openLink(refuse(open, code))

  expect(screen.getByRole('alert').textContent).toMatch(/\.$/)
  expect(document.activeElement).toBe(screen.getByRole('link', { name }))
  expect(document.activeElement?.getAttribute('href')).toBe(to)
})

test('somebody whose trial has begun is offered no other registration', async () => {
  await openLink(refuse(open, 'registration-confirmed'))

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your trial has begun')
  expect(screen.queryByRole('link', { name: 'Register again' })).toBeNull()
})

test('after a reload the token is gone, and the page says where it is', async () => {
  await visit('/auth/register/confirm')

  expect(screen.getByRole('alert').textContent).toBe('Open the link in our email again.')
})
