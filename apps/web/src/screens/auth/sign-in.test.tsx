import { contract } from '@corridor/contract/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { rememberSignIn, storedToken } from '../../api/tokens.ts'
import { cookieNamed } from '../../testing/cookies.ts'
import { held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { demo, marisol } from '../../testing/samples/sample-people.ts'

const { auth, dashboard } = contract
const WRONG = 'That email and password do not match. Check both and try again.'
const admitted = reply(auth.login, {}, { Authorization: 'Bearer fresh' })
const afterwards = [reply(auth.user, marisol), reply(dashboard.show, aDashboard())]

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const signInButton = () => screen.getByRole('button', { name: 'Sign in' })

async function open(answers: Parameters<typeof visit>[1] = {}, page = '/login') {
  const visited = await visit(page, answers)
  const { user } = visited
  const fill = (address: string, secret: string) => {
    if (address) fireEvent.change(email(), { target: { value: address } })
    if (secret) fireEvent.change(password(), { target: { value: secret } })
  }
  return { ...visited, fill, submit: () => user.click(signInButton()) }
}

describe('what is missing', () => {
  test('is named at each field, without asking the server', async () => {
    const { submit, sent } = await open()
    await submit()

    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    for (const field of [email(), password()]) expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(sent(auth.login)).toEqual([])
  })

  test.each([
    ['the email', '', '', 'Email'],
    ['the email, also where only blanks are', '   ', 'corridor-sample', 'Email'],
    ['the password', 'marisol@alder-valley.example', '', 'Password'],
  ])('takes the focus: %s', async (_, address, secret, label) => {
    const { fill, submit } = await open()
    fill(address, secret)
    await submit()

    expect(document.activeElement).toBe(screen.getByLabelText(label))
  })

  test('is no longer said once it is typed', async () => {
    const { fill, submit } = await open()
    await submit()
    fill('m', '')

    expect(screen.queryByText('Enter your email address.')).toBeNull()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
  })
})

describe('signing in', () => {
  test('sends what was typed, keeps the token and opens the dashboard', async () => {
    const { fill, submit, arrive, sent } = await open({ answers: [admitted, ...afterwards] })
    fill('marisol@alder-valley.example', 'corridor-sample')
    await submit()
    await arrive()

    expect(sent(auth.login)[0]?.body).toEqual({
      email: 'marisol@alder-valley.example',
      password: 'corridor-sample',
      staySignedIn: false,
    })
    expect(sent(auth.user)[0]?.headers.get('authorization')).toBe('Bearer fresh')
    expect(address()).toBe('/')
    expect(cookieNamed('auth_stay_signed_in')?.maxAge).toBeNull()
    expect(cookieNamed('auth_remember')?.value).toBe('marisol%40alder-valley.example')
  })

  test('for 14 days, where that is ticked', async () => {
    const { fill, submit, arrive, sent, user } = await open({ answers: [admitted, ...afterwards] })
    fill('marisol@alder-valley.example', 'corridor-sample')
    await user.click(screen.getByLabelText('Stay signed in for 14 days'))
    await submit()
    await arrive()

    expect(sent(auth.login)[0]?.body).toMatchObject({ staySignedIn: true })
    expect(cookieNamed('auth_stay_signed_in')?.maxAge).toBe(1_209_600)
  })

  test('a double click signs in once', async () => {
    const { answer, letGo } = held(admitted)
    const { fill, arrive, sent, user } = await open({ answers: [answer, ...afterwards] })
    fill('marisol@alder-valley.example', 'corridor-sample')
    await user.dblClick(signInButton())
    letGo()
    await arrive()

    expect(sent(auth.login)).toHaveLength(1)
    expect(address()).toBe('/')
  })

  test('begins with the email of the last time', async () => {
    rememberSignIn('marisol@alder-valley.example', false)
    await open()

    expect(email().value).toBe('marisol@alder-valley.example')
    expect(password().value).toBe('')
  })
})

describe('a refusal', () => {
  test('of the password says so and keeps everything that was typed', async () => {
    const { fill, submit } = await open({ answers: [refuse(auth.login, 'wrong-credentials')] })
    fill('marisol@alder-valley.example', 'corridor-simple')
    await submit()

    expect((await screen.findByRole('alert')).textContent?.trim()).toBe(WRONG)
    expect(email().value).toBe('marisol@alder-valley.example')
    expect(password().value).toBe('corridor-simple')
    expect(address()).toBe('/login')
    expect(storedToken()).toBeNull()
  })

  test('is forgotten when the next attempt works', async () => {
    const answers = [refuse(auth.login, 'wrong-credentials'), admitted, ...afterwards]
    const { fill, submit, arrive } = await open({ answers })
    fill('marisol@alder-valley.example', 'corridor-sampl')
    await submit()
    await screen.findByRole('alert')
    fill('', 'corridor-sample')
    await submit()
    await arrive()

    expect(address()).toBe('/')
    expect(storedToken()).toBe('fresh')
  })

  test('of a field is shown at the field, which takes the focus', async () => {
    const message = 'That password is too long.'
    const { fill, submit } = await open({
      answers: [refuse(auth.login, 'invalid-request', { password: message })],
    })
    fill('marisol@alder-valley.example', 'far too long')
    await submit()

    expect(await screen.findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(password()))
  })

  test.each([
    [
      'no connection',
      unreachable(auth.login),
      'Corridor cannot be reached. Check the connection and try again.',
    ],
    [
      'too many attempts',
      refuse(auth.login, 'too-many-requests'),
      'That was a lot in a short time. Wait a while and try again.',
    ],
    [
      'a fault of the server',
      refuse(auth.login, 'unexpected'),
      'Something went wrong on our side. Try again in a moment.',
    ],
  ])('of another kind is an Error dialog: %s', async (_, answer, message) => {
    const { fill, submit, user } = await open({ answers: [answer] })
    fill('marisol@alder-valley.example', 'corridor-sample')
    await submit()

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText(message)).toBeTruthy()

    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(password().value).toBe('corridor-sample')
  })
})

describe('afterwards', () => {
  const signInAt = async (page: string) => {
    const { fill, submit, arrive } = await open({ answers: [admitted, ...afterwards] }, page)
    fill('m', 'x')
    await submit()
    await arrive()
  }

  test('the person is where they were going', async () => {
    await signInAt('/login?to=%2F%3Fschool%3D2')

    expect(address()).toBe('/?school=2')
  })

  test.each([
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('and never at another site: %j leads home', async (goal) => {
    await signInAt(`/login?to=${encodeURIComponent(goal)}`)

    expect(location.href).toBe('http://localhost:3000/')
  })

  test('the sign-in page is not behind them', async () => {
    const before = history.length
    await signInAt('/login')

    expect(history.length).toBe(before + 1)
  })
})

describe('the demo', () => {
  const available = reply(auth.demo, { available: true })
  const opened = [reply(auth.user, demo), reply(dashboard.show, aDashboard())]
  const demoButton = () => screen.getByRole('button', { name: 'Open the demo' })

  test('is offered only where there is one', async () => {
    await open({ answers: [reply(auth.demo, { available: false })] })

    expect(screen.queryByRole('region', { name: 'Demo' })).toBeNull()
  })

  test('opens with one click, even with two', async () => {
    const { answer, letGo } = held(reply(auth.openDemo, {}, { Authorization: 'Bearer of the demo' }))
    const { user, arrive, sent } = await open({ answers: [available, answer, ...opened] })
    await user.dblClick(demoButton())
    letGo()
    await arrive()

    expect(sent(auth.openDemo)).toHaveLength(1)
    expect(address()).toBe('/')
    expect(storedToken()).toBe('of the demo')
    // The demo’s token belongs to this tab alone.
    expect(localStorage.length).toBe(0)
    expect(cookieNamed('auth_stay_signed_in')).toBeUndefined()
  })

  test('does not take the place of the remembered email', async () => {
    rememberSignIn('marisol@alder-valley.example', false)
    const answers = [available, reply(auth.openDemo, {}, { Authorization: 'Bearer d' }), ...opened]
    const { user, arrive } = await open({ answers })
    await user.click(demoButton())
    await arrive()

    expect(cookieNamed('auth_remember')?.value).toBe('marisol%40alder-valley.example')
  })

  test('that does not open says so and can be tried again', async () => {
    const token = { Authorization: 'Bearer of the demo' }
    const answers = [available, unreachable(auth.openDemo), reply(auth.openDemo, {}, token), ...opened]
    const { user, arrive } = await open({ answers })
    await user.click(demoButton())

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(within(dialog).getByText('The demo did not open. Please try again later.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    await arrive()

    await waitFor(() => expect(address()).toBe('/'))
  })
})
