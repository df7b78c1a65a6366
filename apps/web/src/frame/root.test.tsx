import '../testing/own-disc.ts'
import { contract } from '@corridor/contract/contract'
import { usualPolicies } from '@corridor/domain/people/policies'
import { customLookFor } from '@corridor/tools/tools/custom-look-for/custom-look-for.tool'
import { expandedRubric } from '@corridor/tools/tools/expanded-rubric/expanded-rubric.tool'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { routes } from '../routing/routes.ts'
import { reply } from '../testing/fake-server.ts'
import { visit } from '../testing/render-screen.tsx'
import { aBilling } from '../testing/samples/sample-billing.ts'
import { aConfiguration, aShownConfiguration, aToolList } from '../testing/samples/sample-configurations.ts'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { educatorAnswers } from '../testing/samples/sample-educators.ts'
import { aSavedObservation, idOf, observationAnswers } from '../testing/samples/sample-observations.ts'
import { lorraine, marisol, sam } from '../testing/samples/sample-people.ts'
import { aDistrictPlan } from '../testing/samples/sample-plans.ts'
import { overview } from '../testing/samples/sample-report.ts'
import { userAnswers } from '../testing/samples/sample-users.ts'

const answers = [
  reply(contract.dashboard.show, aDashboard()),
  reply(contract.profile.show, { name: lorraine.name, email: lorraine.email, notifications: [] }),
  reply(contract.audit.list, { items: [], next: null }),
  reply(contract.billing.planEnd, {
    endedOn: null,
    wasTrial: false,
    contacts: [],
    wasRemindedToday: false,
    exportUntil: null,
  }),
  reply(contract.auth.sessions, { items: [] }),
  reply(contract.district.logo, { logo: null }),
  reply(contract.outbox.list, { isSending: true, waiting: 0, items: [], next: null }),
  reply(contract.notices.list, { items: [], next: null, unread: 0, today: '2026-10-22' }),
  reply(contract.steps.list, {
    today: '2026-10-22',
    items: [],
    next: null,
    counts: { open: 0, due: 0, overdue: 0, carried: 0 },
    promises: [],
  }),
  reply(contract.district.show, {
    name: 'Alder Valley',
    timeZone: 'America/Denver',
    policies: usualPolicies,
    schoolYears: [],
  }),
  reply(contract.rosterConnection.show, {
    canKeepSecrets: false,
    connection: null,
    isPulling: false,
    last: null,
  }),
  reply(contract.rollover.show, {
    today: '2026-10-22',
    lastYear: null,
    schools: [],
    draft: null,
    done: null,
  }),
  reply(contract.secondFactor.show, { isOn: true, isRequired: false, recoveryCodesLeft: 8 }),
  reply(contract.schools.list, { items: [], mayAdd: true }),
  reply(contract.rosterImports.list, { items: [], running: null, schools: [] }),
  reply(contract.rosterImports.suggestions, { items: [], found: 0 }),
  reply(contract.educatorSets.duplicates, { pairs: [], found: 0, merged: [] }),
  ...educatorAnswers(),
  ...userAnswers(),
  ...observationAnswers(),
  reply(contract.toolTypes.list, aToolList()),
  overview(),
  reply(contract.reports.sets, { items: [] }),
  reply(contract.exports.list, {
    items: [],
    choices: { district: true, schools: [], educators: true, own: true, educator: null },
  }),
  reply(contract.reports.visits, { visits: 0, coaching: 0, items: [], next: null }),
  reply(contract.ownContent.show, { content: { bank: [] }, revision: 0, changedAt: null }),
  reply(contract.observations.open, aSavedObservation()),
  reply(contract.observations.readers, {
    educator: { name: 'Omar Haddad', email: null, hasAccount: false, way: 'none' },
    colleagues: [],
  }),
  reply(contract.billing.show, aBilling()),
  reply(contract.plans.list, { items: [], next: null }),
  reply(contract.plans.show, aDistrictPlan()),
]
const withoutPlan = { ...lorraine, district: { ...lorraine.district, subscribed: false } }

const titledByTool: Readonly<Record<string, string>> = {
  '/configuration/:toolKey': 'Targeted Comment',
  '/settings/profile/:toolKey': 'My comment bank',
}

// Pages that create an observation, and the one that opens the sample, lead on at once.
const shown = routes.filter(({ path }) => !path.includes('/create/:educatorId') && path !== '/demo')

test.each(shown)('$path has its title: $title', async ({ name, path, title, access }) => {
  const insider = access === 'impersonation.start' || access === 'plan.manage' ? sam : lorraine
  const as = name === 'expired' ? withoutPlan : insider
  const guest = { answers: [reply(contract.registration.show, { opens: 'by-mail' })] }
  await visit(addressOf(path), access === false ? guest : { as, answers: [...answers, ...setUpsAt(path)] })

  expect(document.title).toBe(`${titledByTool[path] ?? title} | Corridor`)
})

/** The answers that the pages of set-ups work with. */
function setUpsAt(path: string) {
  const tool = [customLookFor, expandedRubric].find(({ key }) => key.includes(path.split('/')[2] ?? 'none'))
  const setUp = tool ? { toolTypeId: tool.id, content: tool.usual() } : {}
  return [
    reply(contract.configurations.list, { items: [aConfiguration(setUp)] }),
    reply(contract.configurations.show, aShownConfiguration(setUp)),
  ]
}

function addressOf(path: string): string {
  const given = {
    ':toolKey': 'targeted-comment',
    ':id': '24',
    ':toolTypeId': '2',
    ':observationId': idOf(1),
    ':customLookForId': '21',
    ':rubricId': '21',
    ':districtId': '5',
  }
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

  // An address that names a part of the page leads to that part.
  const comeUp = vi.spyOn(Element.prototype, 'scrollIntoView')
  document.body.id = 'part'
  await act(() => router.navigate('/?school=2#part'))
  document.body.removeAttribute('id')
  expect(comeUp.mock.contexts).toEqual([document.body])
  expect(scrolled).toHaveBeenCalledTimes(3)
})
