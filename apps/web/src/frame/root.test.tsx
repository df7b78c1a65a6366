import '../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { usualPolicies } from '@corridor/domain/policies'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../routes.ts'
import { reply } from '../testing/fake-server.ts'
import { visit } from '../testing/render-screen.tsx'
import { aDashboard } from '../testing/sample-dashboard.ts'
import { educatorAnswers } from '../testing/sample-educators.ts'
import { aSavedObservation, idOf, observationAnswers } from '../testing/sample-observations.ts'
import { lorraine, marisol, sam } from '../testing/sample-people.ts'
import { userAnswers } from '../testing/sample-users.ts'

const onTaskSetUp = {
  ...{ id: 1, toolTypeId: 2, name: 'On Task', version: 1, mayChange: true },
  content: { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' },
  publishedAt: '2026-08-17T15:00:00Z',
  publishedBy: null,
}
const answers = [
  reply(contract.dashboard.show, aDashboard()),
  reply(contract.profile.show, { name: lorraine.name, email: lorraine.email, notifications: [] }),
  reply(contract.audit.list, { items: [], next: null }),
  reply(contract.billing.planEnd, {
    endedOn: null,
    wasTrial: false,
    contacts: [],
    wasRemindedToday: false,
  }),
  reply(contract.auth.sessions, { items: [] }),
  reply(contract.district.show, {
    name: 'Alder Valley',
    timeZone: 'America/Denver',
    policies: usualPolicies,
    schoolYears: [],
  }),
  reply(contract.secondFactor.show, { isOn: true, isRequired: false, recoveryCodesLeft: 8 }),
  reply(contract.schools.list, { items: [], mayAdd: true }),
  ...educatorAnswers(),
  ...userAnswers(),
  ...observationAnswers(),
  reply(contract.configurations.list, { items: [onTaskSetUp] }),
  reply(contract.observations.open, aSavedObservation()),
  reply(contract.observations.readers, {
    educator: { name: 'Omar Haddad', email: null, hasAccount: false },
    colleagues: [],
  }),
  reply(contract.billing.show, {
    today: '2026-10-22',
    plan: { state: 'active', trialEndsOn: null, endsOn: '2027-06-30' },
    schools: [],
  }),
]
const withoutPlan = { ...lorraine, district: { ...lorraine.district, subscribed: false } }

// Nobody stays where an observation is made: it opens at once.
const shown = routes.filter(({ path }) => !path.includes('/create/:educatorId'))

test.each(shown)('$path has its title: $title', async ({ name, path, title, access }) => {
  const insider = access === 'impersonation.start' ? sam : lorraine
  const as = name === 'expired' ? withoutPlan : insider
  await visit(addressOf(path), access === false ? {} : { as, answers })

  expect(document.title).toBe(`${title} | Corridor`)
})

function addressOf(path: string): string {
  const given = { ':id': '24', ':toolTypeId': '2', ':observationId': idOf(1) }
  const needed = path.replace(/\/:\w+\?/, '')
  return Object.entries(given).reduce((it, [part, value]) => it.replace(part, value), needed)
}

test('the title follows the person', async () => {
  const { router } = await visit('/', { as: marisol, answers })
  await act(() => router.navigate('/403'))
  expect(document.title).toBe('No access | Corridor')

  await act(() => router.navigate(-1))
  await waitFor(() => expect(document.title).toBe('Dashboard | Corridor'))
})

test('every navigation returns to the top, also back and to another query', async () => {
  const { router } = await visit('/', { as: marisol, answers })
  const scrolled = vi.spyOn(window, 'scrollTo')

  await act(() => router.navigate('/?school=2'))
  expect(scrolled.mock.calls).toEqual([[0, 0]])

  await act(() => router.navigate('/404'))
  expect(scrolled).toHaveBeenCalledTimes(2)

  await act(() => router.navigate(-1))
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(3))
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  expect(history.scrollRestoration).toBe('manual')
})
