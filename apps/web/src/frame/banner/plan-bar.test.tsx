import '../../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply } from '../../testing/fake-server.ts'
import { visit } from '../../testing/render-screen.tsx'
import { aDashboard } from '../../testing/samples/sample-dashboard.ts'
import { aSnapshot } from '../../testing/samples/sample-observations.ts'
import { lorraine, marisol } from '../../testing/samples/sample-people.ts'

type Notice = SignedInUser['district']['plan_notice']

const told = (user: SignedInUser, notice: Notice): SignedInUser => ({
  ...user,
  district: { ...user.district, ...(notice && { plan_notice: notice }) },
})
const answers = [reply(contract.dashboard.show, aDashboard())]
const bar = () => screen.queryByRole('region', { name: 'Your district’s plan' })

test.each([
  [{ kind: 'trial-ends', until: '2026-11-03', days: 3 }, 'The trial ends Tue, Nov 3 (3 days left)'],
  [{ kind: 'trial-ends', until: '2026-11-03', days: 0 }, 'The trial ends Tue, Nov 3 (today)'],
  [{ kind: 'awaiting-payment', until: '2026-11-21', days: 1 }, 'Invoice to pay by Sat, Nov 21 (1 day left)'],
  [{ kind: 'cancelled', until: '2027-06-30', days: 60 }, 'The plan is canceled and ends Wed, Jun 30'],
  [{ kind: 'past-due', until: '2026-12-20', days: 40 }, 'An invoice is overdue'],
] as const)('who looks after billing reads what to do, and where: %o', async (notice, words) => {
  await visit('/', { as: told(lorraine, notice), answers })

  expect(bar()?.textContent).toContain(words)
  expect(
    within(bar() ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/settings/billing')
})

test.each([
  [{ kind: 'trial-ends', until: '2026-11-03', days: 3 }, 'Your district’s trial runs until Tue, Nov 3'],
  [{ kind: 'awaiting-payment', until: '2026-11-21', days: 3 }, 'Your district’s plan runs until Sat, Nov 21'],
  [{ kind: 'past-due', until: '2026-12-20', days: 40 }, 'New observations are paused'],
] as const)('everybody else reads it without a price, blame or link: %o', async (notice, words) => {
  await visit('/', { as: told(marisol, notice), answers })

  expect(bar()?.textContent).toContain(words)
  expect(bar()?.textContent).not.toMatch(/\$|invoice|paid|overdue/i)
  expect(within(bar() ?? document.body).queryByRole('link')).toBeNull()
})

test('a plan without news has no bar', async () => {
  await visit('/', { as: lorraine, answers })

  expect(bar()).toBeNull()
})

test('nothing new is started while an invoice is overdue, and the page says why until it is settled', async () => {
  const overdue = told(marisol, { kind: 'past-due', until: '2026-12-20', days: 40 })
  const { user, arrive } = await visit('/observations/start', {
    as: marisol,
    answers: [reply(contract.auth.user, overdue), reply(contract.device.snapshot, aSnapshot())],
  })
  expect(screen.getByText('New observations are paused')).toBeTruthy()
  expect(screen.queryByText('Who are you visiting?')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await arrive()

  expect(screen.queryByText('New observations are paused')).toBeNull()
})
