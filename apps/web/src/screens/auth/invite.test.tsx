import { contract } from '@corridor/contract/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { storedToken } from '../../api/tokens.ts'
import { cookieNamed } from '../../testing/cookies.ts'
import { type Answer, held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, pasteInto, visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../testing/samples/sample-people.ts'
import type { Invitation } from './invite/invitation.ts'

const { show, accept } = contract.invitation
const TOKEN = 'Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1hLXRva2Vu'
const PASSWORD = 'lavender kettle thursday'
const EMAIL = 'priya@alder-valley.example'
const priya: Invitation = {
  name: 'Priya Nair',
  email: EMAIL,
  district: 'Alder Valley Unified',
  assignments: [
    { role: 'coach', school: 'Copper Ridge Middle School' },
    { role: 'district-viewer', school: null },
  ],
  hasAccount: false,
}
const known = { ...priya, hasAccount: true }
const accepted = reply(accept, {}, { Authorization: 'Bearer fresh' })
const afterwards = [reply(contract.auth.user, marisol), reply(contract.dashboard.show, aDashboard())]

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const newPassword = () => screen.getByLabelText<HTMLInputElement>('Choose a password')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const alert = async () => (await screen.findByRole('alert')).textContent

async function open(invitation: Invitation, ...answers: readonly Answer[]) {
  const visited = await visit(`/auth/invite/${TOKEN}`, { answers: [...answers, reply(show, invitation)] })
  const submit = () => visited.user.click(screen.getByRole('button', { name: 'Accept invitation' }))
  return { ...visited, submit }
}

describe('somebody new', () => {
  test('sees who invites them to what, and the token leaves the address bar', async () => {
    await open(priya)

    expect(document.title).toBe('Accept Account Invitation | Corridor')
    expect(location.href).not.toContain(TOKEN)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Alder Valley Unified')
    const roles = screen
      .getAllByRole('listitem')
      .map((it) => [...it.children].map((part) => part.textContent))
    expect(roles).toEqual([
      ['Instructional coach', 'Copper Ridge Middle School'],
      ['District viewer', 'The whole district'],
    ])
    expect(screen.getByLabelText('Email')).toMatchObject({ value: EMAIL, readOnly: true })
    expect(name().value).toBe('Priya Nair')
  })

  test('chooses a password, is signed in and on the dashboard, with the link not behind them', async () => {
    const before = history.length
    const { user, submit, arrive, sent } = await open(priya, accepted, ...afterwards)
    await user.clear(name())
    await user.type(name(), 'Priya N. Nair')
    await user.type(newPassword(), PASSWORD)
    await user.click(screen.getByLabelText('Stay signed in for 14 days'))
    await submit()
    await arrive()

    expect(sent(accept)).toMatchObject([
      {
        path: `/api/auth/invite/${TOKEN}`,
        body: { name: 'Priya N. Nair', way: { by: 'new-password', password: PASSWORD }, staySignedIn: true },
      },
    ])
    expect(address()).toBe('/')
    expect(storedToken()).toBe('fresh')
    expect(cookieNamed('auth_stay_signed_in')?.maxAge).toBe(1_209_600)
    expect(cookieNamed('auth_remember')?.value).toBe(encodeURIComponent(EMAIL))
    expect(history.length).toBe(before + 1)
  })

  test('who clicks twice accepts once', async () => {
    const { answer, letGo } = held(accepted)
    const { user, arrive, sent } = await open(priya, answer, ...afterwards)
    await pasteInto(user, newPassword(), PASSWORD)
    await user.dblClick(screen.getByRole('button', { name: 'Accept invitation' }))
    letGo()
    await arrive()

    expect(sent(accept)).toHaveLength(1)
  })

  test('is told what is wrong before it is sent', async () => {
    const { user, submit, sent } = await open(priya)
    await user.clear(name())
    await user.type(newPassword(), 'short')
    await submit()

    expect(screen.getByText('Enter your name.')).toBeTruthy()
    expect(screen.getByText(/at least 12 characters/)).toBeTruthy()
    expect(document.activeElement).toBe(name())
    expect(sent(accept)).toEqual([])
  })

  test('reads what the server says of the password at its field, and nothing typed is lost', async () => {
    const message = 'Choose another.'
    const { user, submit } = await open(priya, refuse(accept, 'invalid-request', { 'way.password': message }))
    await pasteInto(user, newPassword(), PASSWORD)
    await submit()

    expect(await screen.findByText(message)).toBeTruthy()
    expect(newPassword().value).toBe(PASSWORD)
    expect(document.activeElement).toBe(newPassword())
  })

  test('without a connection loses nothing', async () => {
    const { user, submit } = await open(priya, unreachable(accept))
    await pasteInto(user, newPassword(), PASSWORD)
    await submit()

    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(
      within(dialog).getByText(/The invitation was not accepted. What you typed is still here./),
    ).toBeTruthy()
    expect(newPassword().value).toBe(PASSWORD)
  })

  test('who has got an account meanwhile is asked for its password, in place', async () => {
    const message = 'There is an account with this address already. Enter its password.'
    const { user, submit } = await open(
      priya,
      reply(show, priya),
      reply(show, known),
      refuse(accept, 'invalid-request', { way: message }),
    )
    await pasteInto(user, newPassword(), PASSWORD)
    await submit()

    await waitFor(() => expect(password().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
    expect(screen.queryByLabelText('Name')).toBeNull()
  })
})

describe('somebody with an account', () => {
  test('is asked for its password, not for a new one, and can ask for another', async () => {
    const { user, submit, arrive, sent } = await open(known, accepted, ...afterwards)
    expect(screen.queryByLabelText('Choose a password')).toBeNull()
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeTruthy()
    await user.type(password(), 'short is fine')
    await submit()
    await arrive()

    expect(sent(accept)[0]?.body).toMatchObject({ way: { by: 'account', password: 'short is fine' } })
    expect(address()).toBe('/')
  })

  test.each([
    ['wrong-password', 'That is not the password you have now.'],
    ['account-elsewhere', /in another district/],
    ['account-paused', /account is paused/],
    ['too-many-attempts', /Too many attempts/],
  ] as const)('reads at the field: %s', async (code, words) => {
    const { user, submit } = await open(known, refuse(accept, code))
    await user.type(password(), 'not the password')
    await submit()

    expect(await screen.findByText(words)).toBeTruthy()
    expect(password().value).toBe('not the password')
    expect(storedToken()).toBeNull()
  })

  test('who has a second step is asked for the code, and what was typed stays', async () => {
    const answers = [
      refuse(accept, 'second-factor-required'),
      refuse(accept, 'wrong-code'),
      accepted,
      ...afterwards,
    ]
    const { user, submit, arrive, sent } = await open(known, ...answers)
    await pasteInto(user, password(), PASSWORD)
    await submit()
    const code = await screen.findByLabelText<HTMLInputElement>('Code')
    expect(document.activeElement).toBe(code)
    await user.type(code, '123456')
    await submit()
    expect(await screen.findByText(/That code does not fit/)).toBeTruthy()
    expect([password().value, code.value]).toEqual([PASSWORD, '123456'])
    await submit()
    await arrive()

    expect(sent(accept).map(({ body }) => body)).toMatchObject([
      { way: { by: 'account', password: PASSWORD } },
      { way: { by: 'account', password: PASSWORD, code: '123456' } },
      { way: { by: 'account', password: PASSWORD, code: '123456' } },
    ])
    expect(address()).toBe('/')
  })
})

describe('a link that does not work', () => {
  const spent = 'This invitation has been used, withdrawn or is too old. Ask for a new one.'

  test('says so at once, with a way to sign in', async () => {
    const { user, arrive } = await visit(`/auth/invite/${TOKEN}`, {
      answers: [refuse(show, 'invitation-not-valid')],
    })

    expect(await alert()).toBe(spent)
    expect(location.href).not.toContain(TOKEN)
    await user.click(screen.getByRole('link', { name: 'Go to sign in' }))
    await arrive()
    expect(address()).toBe('/login')
  })

  test('says so when it was used meanwhile', async () => {
    const { user, submit } = await open(priya, refuse(accept, 'invitation-not-valid'))
    await pasteInto(user, newPassword(), PASSWORD)
    await submit()

    expect(await alert()).toBe(spent)
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to sign in' }))
  })

  test('after a reload asks for the mail again', async () => {
    const { everything } = await visit('/auth/invite')

    expect(await alert()).toBe('Open the link in your invitation email once more.')
    expect(everything.filter(({ path }) => path.includes('invite'))).toEqual([])
  })
})
