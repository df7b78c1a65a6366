import { contract } from '@corridor/contract/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { catchLeaving } from '../../../testing/browser/leaving.ts'
import { eventually } from '../../../testing/eventually.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { demo, marisol } from '../../../testing/samples/sample-people.ts'

const { list, link, unlink, providers } = contract.identities
const { prove } = contract.profile
const google = {
  provider: 'google' as const,
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
  clientId: 'corridor',
  scope: 'openid email',
}
const offered = reply(providers, { items: [google] })
const connected = {
  provider: 'google' as const,
  email: 'marisol@schools.example',
  linkedAt: '2026-10-22T15:30:00Z',
}
const none = reply(list, { items: [], asks: 'nothing' })
const one = reply(list, { items: [connected], asks: 'nothing' })

/** Presses “Connect”; answers what the browser asks the provider for. */
async function leave() {
  const { user } = await openProfile([offered, none])
  const left = catchLeaving()
  await user.click(screen.getByRole('button', { name: 'Connect Google' }))
  const { searchParams } = await left.url()
  cleanup()
  cache.clear()
  return searchParams
}

function openProfile(answers: readonly Answer[], { as = marisol, page = '/settings/profile' } = {}) {
  const { name, email } = as
  const others = [
    reply(contract.profile.show, { name, email, notifications: [] }),
    reply(contract.auth.sessions, { items: [] }),
    reply(contract.secondFactor.show, { isOn: false, isRequired: false, recoveryCodesLeft: 0 }),
  ]
  return visit(page, { as, answers: [...answers, ...others] })
}

test('a school account is connected by a round to its provider', async () => {
  const asked = await leave()
  expect(asked.get('redirect_uri')).toBe('http://localhost:3000/settings/profile')

  const page = `/settings/profile?code=a-code&state=${asked.get('state')}`
  const { sent } = await openProfile([offered, one, reply(link, {})], { page })

  expect(sent(link)[0]?.body).toMatchObject({
    provider: 'google',
    code: 'a-code',
    nonce: asked.get('nonce'),
    redirect: '/settings/profile',
  })
  expect(address()).toBe('/settings/profile')
  expect(await screen.findByText('Google is connected')).toBeTruthy()
  const [row] = screen.getAllByText('marisol@schools.example')
  expect(row?.parentElement?.textContent).toContain('Connected')
})

describe('some time after signing in', () => {
  const asking = reply(list, { items: [], asks: 'password' })
  const password = () => screen.getByLabelText('Your password')

  test('the password is asked for before the browser leaves', async () => {
    const left = catchLeaving()
    const answers = [refuse(prove, 'wrong-password'), reply(prove, {})]
    const { user, sent } = await openProfile([offered, asking, ...answers])
    await user.click(screen.getByRole('button', { name: 'Connect Google' }))
    await user.type(await screen.findByLabelText('Your password'), 'not this one')
    await user.click(screen.getByRole('button', { name: 'Go on to Google' }))

    expect(await screen.findByText('That is not the password you have now.')).toBeTruthy()
    expect(password()).toHaveProperty('value', 'not this one')
    expect(left.hasLeft()).toBe(false)
    await user.clear(password())
    await user.type(password(), 'corridor-sample')
    await user.click(screen.getByRole('button', { name: 'Go on to Google' }))

    expect((await left.url()).searchParams.get('redirect_uri')).toBe('http://localhost:3000/settings/profile')
    expect(sent(prove).map(({ body }) => body)).toEqual([
      { password: 'not this one' },
      { password: 'corridor-sample' },
    ])
    expect(JSON.stringify(sessionStorage)).not.toContain('corridor-sample')
  })

  test('who has no password is told to sign in again', async () => {
    const left = catchLeaving()
    const { user } = await openProfile([offered, reply(list, { items: [], asks: 'sign-in' })])
    await user.click(screen.getByRole('button', { name: 'Connect Google' }))

    expect(
      await screen.findByText(/sign out and in again. Then connect Google within 10 minutes/),
    ).toBeTruthy()
    expect(left.hasLeft()).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText(/within 10 minutes/)).toBeNull()
  })

  test('who took too long on the way is told what to do', async () => {
    const state = (await leave()).get('state')

    const page = `/settings/profile?code=a-code&state=${state}`
    await openProfile([offered, none, refuse(link, 'proof-needed')], { page })

    expect(screen.getByRole('alert').textContent).toContain(
      'Confirm that it is you: enter your password or sign in again',
    )
  })
})

test('an answer that was not asked for connects nothing', async () => {
  const page = '/settings/profile?code=their-code&state=their-state'
  const { sent } = await openProfile([offered, none], { page })

  expect(sent(link)).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('was not begun in this tab')
  expect(location.href).not.toContain('their')
})

test('a school account that is somebody else’s is said to be so', async () => {
  const state = (await leave()).get('state')

  const page = `/settings/profile?code=a-code&state=${state}`
  await openProfile([offered, none, refuse(link, 'identity-taken')], { page })

  expect(screen.getByRole('alert').textContent).toContain('connected to somebody else already.')
})

test('a school account is disconnected, also while its provider is down', async () => {
  const { user, sent } = await openProfile([one, none, reply(unlink, {})])
  await user.click(screen.getByRole('button', { name: 'Disconnect Google' }))

  expect(await screen.findByText('Google is disconnected')).toBeTruthy()
  expect(sent(unlink).map(({ path }) => path)).toEqual(['/api/profile/identities/google'])
  await eventually(() => expect(screen.queryByText('School accounts')).toBeNull())
})

test('who has no password learns how to get one first', async () => {
  const { user } = await openProfile([offered, one, refuse(unlink, 'password-needed')])
  await user.click(screen.getByRole('button', { name: 'Disconnect Google' }))

  const dialog = await screen.findByRole('dialog', { name: 'Error' })
  expect(within(dialog).getByText(/^Choose a password first/)).toBeTruthy()
  expect(screen.getByText('marisol@schools.example')).toBeTruthy()
})

test('there is no card where there is nothing to connect', async () => {
  await openProfile([none])

  expect(screen.queryByText('School accounts')).toBeNull()
})

test('the demo is told what it is before it goes anywhere', async () => {
  const left = catchLeaving()
  const { user } = await openProfile([offered, none], { as: demo })
  await user.click(screen.getByRole('button', { name: 'Connect Google' }))

  expect(await screen.findByRole('dialog', { name: 'Demo Account' })).toBeTruthy()
  expect(left.hasLeft()).toBe(false)
})
