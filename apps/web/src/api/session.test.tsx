import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse, reply } from '../testing/fake-server.ts'
import { visit } from '../testing/render-screen.tsx'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { marisol, omar } from '../testing/samples/sample-people.ts'
import { cache } from './cache.ts'
import { clearTokens } from './tokens.ts'

const { auth, dashboard } = contract

// Marisol is here, her session ends without a sign-out, and Omar signs in on the same screen.
const answers = [
  reply(dashboard.show, aDashboard()),
  reply(auth.user, marisol),
  reply(auth.user, omar),
  reply(auth.login, {}, { Authorization: 'Bearer of Omar' }),
]

const lessons = {
  observations: 0,
  sent: [],
  ratings: [],
  questions: [],
  steps: [],
  promises: [],
  conference: null,
}
const empty = reply(dashboard.show, {
  ...aDashboard(null),
  mine: { educatorId: EducatorId.parse(24), ...lessons },
})

async function omarSignsIn({ user, arrive }: Awaited<ReturnType<typeof visit>>) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'omar@alder-valley.example' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'corridor-sample' } })
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await arrive()
}

function expectOmarAlone() {
  expect(screen.getAllByRole('button', { name: 'Omar Haddad, account' })).not.toHaveLength(0)
  expect(screen.getByRole('heading', { name: 'Nothing has been sent to you yet' })).toBeTruthy()
  expect(document.querySelector('main')?.textContent).not.toContain('Caleb Munro')
}

test('after a sign-out in another tab, the next person is themselves and sees their own', async () => {
  const page = await visit('/', { as: marisol, answers: [...answers, empty] })
  clearTokens()
  await act(() => page.router.revalidate())
  await page.arrive()
  await omarSignsIn(page)

  expectOmarAlone()
})

test('after a refused token, the next person sees their own', async () => {
  const refused = refuse(dashboard.show, 'sign-in-required')
  const page = await visit('/', { as: marisol, answers: [...answers, refused, empty] })
  await act(() => cache.invalidateQueries())
  await page.arrive()
  await omarSignsIn(page)

  expectOmarAlone()
})
