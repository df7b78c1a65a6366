import { contract } from '@corridor/contract/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberSignIn } from '../../api/tokens.ts'
import { held, refuse, reply, unreachable } from '../../testing/fake-server.ts'
import { address, visit } from '../../testing/render-screen.tsx'
import { marisol } from '../../testing/samples/sample-people.ts'

const { requestPasswordReset } = contract.auth
const EMAIL = 'marisol@alder-valley.example'
const accepted = reply(requestPasswordReset, {})

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const button = () => screen.getByRole('button', { name: 'Email me a link' })

function open(...answers: NonNullable<Parameters<typeof visit>[1]>['answers'] & object) {
  return visit('/auth/password-reset', { answers })
}

test('the sign-in page leads here, and what was typed comes along', async () => {
  const { user, arrive } = await visit('/login')
  await user.type(email(), EMAIL)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Forgot your password?' }))
  await user.keyboard('{Enter}')
  await arrive()

  expect(address()).toBe('/auth/password-reset')
  expect(email().value).toBe(EMAIL)
  expect(document.activeElement).toBe(email())
})

test('one button asks for the link; what follows does not tell whether there is an account', async () => {
  const { user, sent } = await open(accepted)
  await user.type(email(), `${EMAIL}{Enter}`)

  const words = await screen.findByRole('status')
  expect(words.textContent).toBe(
    `If there is an account for ${EMAIL}, a link is on its way. It works for 30 minutes.`,
  )
  expect(document.activeElement).toBe(words)
  expect(sent(requestPasswordReset).map(({ body }) => body)).toEqual([{ email: EMAIL }])
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test('a double click asks once', async () => {
  const { answer, letGo } = held(accepted)
  const { user, sent } = await open(answer)
  await user.type(email(), EMAIL)
  await user.dblClick(button())
  letGo()

  await screen.findByRole('status')
  expect(sent(requestPasswordReset)).toHaveLength(1)
})

test('a missing address is asked for, without asking the server', async () => {
  const { user, sent } = await open()
  await user.click(button())

  expect(screen.getByText('Enter your email address.')).toBeTruthy()
  expect(document.activeElement).toBe(email())
  expect(sent(requestPasswordReset)).toEqual([])
})

test('begins with the email of the last time, and goes back to the sign-in with it', async () => {
  rememberSignIn(EMAIL, false)
  const { user, arrive } = await open()
  expect(email().value).toBe(EMAIL)

  await user.click(screen.getByRole('link', { name: 'Back to sign in' }))
  await arrive()

  expect(address()).toBe('/login')
  expect(email().value).toBe(EMAIL)
})

test.each([
  ['no connection', unreachable(requestPasswordReset)],
  ['a fault of the server', refuse(requestPasswordReset, 'unexpected')],
])('%s is said in a dialog, and nothing typed is lost', async (_, answer) => {
  const { user } = await open(answer)
  await user.type(email(), EMAIL)
  await user.click(button())

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(within(dialog).getByText('The link was not sent. Please try again later.')).toBeTruthy()
  expect(email().value).toBe(EMAIL)
})

test('the page is for guests only', async () => {
  await visit('/auth/password-reset', { as: marisol })

  expect(address()).toBe('/404')
})
