import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'

const { resetPassword } = contract.auth
const TOKEN = 'Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1hLXRva2Vu'
const EMAIL = 'marisol@alder-valley.example'
const PASSWORD = 'lavender kettle thursday'

const password = () => screen.getByLabelText<HTMLInputElement>('New password')

async function open(...answers: NonNullable<Parameters<typeof visit>[1]>['answers'] & object) {
  const visited = await visit(`/auth/password-reset/${TOKEN}/${encodeURIComponent(EMAIL)}`, { answers })
  const { user } = visited
  return { ...visited, submit: (secret: string) => user.type(password(), `${secret}{Enter}`) }
}

test('the token leaves the address bar at once, and is sent all the same', async () => {
  const { submit, arrive, sent } = await open(reply(resetPassword, {}))
  expect(location.href).not.toContain(TOKEN)
  expect(address()).toBe('/auth/password-reset')
  expect(screen.getByText(EMAIL)).toBeTruthy()

  await submit(PASSWORD)
  await arrive()

  expect(sent(resetPassword)).toMatchObject([
    {
      path: `/api/auth/password-reset/${TOKEN}`,
      body: { email: EMAIL, password: PASSWORD, schoolAccounts: 'keep' },
    },
  ])
})

test('where people sign in with school accounts, it is asked whether they stay', async () => {
  const google = {
    provider: 'google' as const,
    authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    clientId: 'corridor',
    scope: 'openid email',
  }
  const offered = reply(contract.identities.providers, { items: [google] })
  const { user, submit, arrive, sent } = await open(offered, reply(resetPassword, {}))
  await user.click(screen.getByLabelText('Disconnect my school accounts as well'))
  await submit(PASSWORD)
  await arrive()

  expect(sent(resetPassword)[0]?.body).toMatchObject({ schoolAccounts: 'disconnect' })
})

test('afterwards the person signs in, with the email filled in and the link not behind them', async () => {
  const before = history.length
  const { submit, arrive } = await open(reply(resetPassword, {}))
  await submit(PASSWORD)
  await arrive()

  expect(address()).toBe('/login')
  expect(await screen.findByText('Password changed')).toBeTruthy()
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL)
  expect(history.length).toBe(before + 1)
})

test('the password is looked at by keyboard too', async () => {
  const { user } = await open()
  await user.type(password(), PASSWORD)
  expect(password().type).toBe('password')

  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the password' }))
  await user.keyboard(' ')

  expect(password().type).toBe('text')
})

test.each([
  ['short', /at least 12 characters/],
  ['passwordpassword', /guessed first/],
])('%s is refused before it is sent', async (weak, words) => {
  const { submit, sent } = await open()
  await submit(weak)

  expect(await screen.findByText(words)).toBeTruthy()
  expect(document.activeElement).toBe(password())
  expect(password().getAttribute('aria-invalid')).toBe('true')
  expect(sent(resetPassword)).toEqual([])
})

test('what the server says of the password stands at the field', async () => {
  const message = 'Choose another.'
  const { submit } = await open(refuse(resetPassword, 'invalid-request', { password: message }))
  await submit(PASSWORD)

  expect(await screen.findByText(message)).toBeTruthy()
  expect(password().value).toBe(PASSWORD)
})

test('a link that has been used says so, and leads to a new one', async () => {
  const { submit, user, arrive } = await open(refuse(resetPassword, 'reset-link-not-valid'))
  await submit(PASSWORD)

  expect((await screen.findByRole('alert')).textContent).toBe(
    'This link has been used or is too old. Ask for a new one.',
  )
  const again = screen.getByRole('link', { name: 'Ask for a new link' })
  expect(document.activeElement).toBe(again)
  await user.keyboard('{Enter}')
  await arrive()

  expect(address()).toBe('/auth/password-reset')
  expect(document.title).toBe('Password reset | Corridor')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', EMAIL)
})

test('without a connection nothing typed is lost', async () => {
  const { submit } = await open(unreachable(resetPassword))
  await submit(PASSWORD)

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(within(dialog).getByText('Your password was not changed. Please try again later.')).toBeTruthy()
  expect(password().value).toBe(PASSWORD)
})
