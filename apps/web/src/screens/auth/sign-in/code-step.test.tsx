import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storedToken } from '../../../api/tokens.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { auth, dashboard } = contract
const asked = refuse(auth.login, 'second-factor-required')
const admitted = [
  reply(auth.login, {}, { Authorization: 'Bearer fresh' }),
  reply(auth.user, marisol),
  reply(dashboard.show, aDashboard()),
]
const typed = { email: marisol.email, password: 'corridor-sample', staySignedIn: true }

const code = () => screen.getByLabelText<HTMLInputElement>('Code')

/** Enters the right password, and is asked for a code. */
async function signInHalfway(...answers: readonly Answer[]) {
  const page = await visit('/login?to=%2F%3Fschool%3D2', { answers: [asked, ...answers] })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: typed.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: typed.password } })
  await page.user.click(screen.getByLabelText('Stay signed in for 14 days'))
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByLabelText('Code')
  const submit = () => page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  return { ...page, submit }
}

test('a code is asked for in place, ready to be typed or filled in by the phone', async () => {
  const { sent } = await signInHalfway()

  expect(document.activeElement).toBe(code())
  expect(code().inputMode).toBe('numeric')
  expect(code().autocomplete).toBe('one-time-code')
  expect(screen.getByText(marisol.email)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(sent(auth.login).map(({ body }) => body)).toEqual([typed])
  expect(storedToken()).toBeNull()
})

test('with it goes what was typed before, and the person is where they were going', async () => {
  const { user, submit, arrive, sent } = await signInHalfway(...admitted)
  await user.type(code(), '123 456')
  await submit()
  await arrive()

  expect(sent(auth.login)[1]?.body).toEqual({ ...typed, code: '123 456' })
  expect(address()).toBe('/?school=2')
})

describe('a code', () => {
  test('that is missing is asked for without the server', async () => {
    const { submit, sent } = await signInHalfway()
    await submit()

    expect(screen.getByText('Enter the code.')).toBeTruthy()
    expect(sent(auth.login)).toHaveLength(1)
  })

  test('that does not fit is said at the field, and the next one is tried from there', async () => {
    const { user, submit, arrive, sent } = await signInHalfway(refuse(auth.login, 'wrong-code'), ...admitted)
    await user.type(code(), '000000')
    await submit()

    expect(await screen.findByText(/That code does not fit/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(code()))
    expect(code().value).toBe('000000')
    await user.clear(code())
    await user.type(code(), '123456')
    await submit()
    await arrive()
    expect(sent(auth.login)[2]?.body).toEqual({ ...typed, code: '123456' })
    expect(address()).toBe('/?school=2')
  })

  test('too many of them are refused in a dialog', async () => {
    const { user, submit } = await signInHalfway(refuse(auth.login, 'too-many-attempts'))
    await user.type(code(), '000000')
    await submit()

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText(/Too many attempts/)).toBeTruthy()
  })
})

test('a recovery code is typed with letters, into the same field', async () => {
  const { user, submit, arrive, sent } = await signInHalfway(...admitted)
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  const field = screen.getByLabelText<HTMLInputElement>('Recovery code')
  expect(field.inputMode).toBe('text')
  await user.type(field, 'k7fq-29xm-abcd-efgh')
  await submit()
  await arrive()

  expect(sent(auth.login)[1]?.body).toEqual({ ...typed, code: 'k7fq-29xm-abcd-efgh' })
})

test('there is a way back, and nothing typed is lost on it', async () => {
  const { user } = await signInHalfway()
  await user.type(code(), '123')
  await user.click(screen.getByRole('button', { name: 'Back to email and password' }))

  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(typed.email)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(typed.password)
  expect(screen.getByLabelText<HTMLInputElement>('Stay signed in for 14 days').checked).toBe(true)
})

test('a password that was changed meanwhile is asked for again', async () => {
  const { user, submit } = await signInHalfway(refuse(auth.login, 'wrong-credentials'))
  await user.type(code(), '123456')
  await submit()

  expect((await screen.findByRole('alert')).textContent).toContain('do not match')
  expect(screen.getByLabelText('Password')).toBeTruthy()
})
