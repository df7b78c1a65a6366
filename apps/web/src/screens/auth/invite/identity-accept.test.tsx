import { contract } from '@corridor/contract/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cache } from '../../../api/cache.ts'
import { storedToken } from '../../../api/tokens.ts'
import { catchLeaving } from '../../../testing/browser/leaving.ts'
import { cookieNamed } from '../../../testing/cookies.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import { aDashboard } from '../../../testing/samples/sample-dashboard.ts'
import { marisol } from '../../../testing/samples/sample-people.ts'

const { show, accept } = contract.invitation
const TOKEN = 'Zm9ydHktdGhyZWUtY2hhcmFjdGVycy1vZi1hLXRva2Vu'
const offered = reply(contract.identities.providers, {
  items: [
    {
      provider: 'google',
      authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      clientId: 'corridor',
      scope: 'openid email',
    },
  ],
})
const invited = (hasAccount: boolean) =>
  reply(show, {
    name: 'Priya Nair',
    email: 'priya@alder-valley.example',
    district: 'Alder Valley Unified',
    assignments: [],
    hasAccount,
  })

/** Presses the button on the invitation; answers the page the provider sends the browser to. */
async function acceptAs(name: string) {
  const { user } = await visit(`/auth/invite/${TOKEN}`, { answers: [offered, invited(false)] })
  const left = catchLeaving()
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
  await user.click(screen.getByLabelText('Stay signed in for 14 days'))
  await user.click(screen.getByRole('button', { name: 'Google' }))
  const { searchParams } = await left.url()
  expect(searchParams.get('redirect_uri')).toBe('http://localhost:3000/auth/login')
  cleanup()
  cache.clear()
  const page = `/auth/login?code=a-code&state=${searchParams.get('state')}`
  return (...answers: readonly Answer[]) => visit(page, { answers: [...answers, offered, invited(false)] })
}

test('an invitation is accepted with a school account, under the name that was typed', async () => {
  const comeBack = await acceptAs('Priya Nair-Lowe')
  const { sent } = await comeBack(
    reply(accept, {}, { Authorization: 'Bearer fresh' }),
    reply(contract.auth.user, marisol),
    reply(contract.dashboard.show, aDashboard()),
  )

  const [accepted] = sent(accept)
  expect(accepted?.path).toBe(`/api/auth/invite/${TOKEN}`)
  expect(accepted?.body).toMatchObject({
    name: 'Priya Nair-Lowe',
    staySignedIn: true,
    way: { by: 'identity', proof: { provider: 'google', code: 'a-code', redirect: '/auth/login' } },
  })
  expect(address()).toBe('/')
  expect(storedToken()).toBe('fresh')
  expect(cookieNamed('auth_remember')?.value).toBe('priya%40alder-valley.example')
})

test('a refusal leads back to the invitation, and the token out of the address again', async () => {
  const comeBack = await acceptAs('Priya Nair')
  await comeBack(refuse(accept, 'identity-taken'))

  expect(screen.getByRole('alert').textContent).toContain('connected to somebody else already.')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Alder Valley Unified')
  expect(location.href).not.toContain(TOKEN)
})

test('who has an account already is asked for its password alone', async () => {
  await visit(`/auth/invite/${TOKEN}`, { answers: [offered, invited(true)] })

  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull()
})
