import { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { holds, permissionsOf } from '@corridor/domain/people/actor'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { permissions, roles } from '@corridor/domain/people/roles'
import { act, screen } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cache } from '../api/cache.ts'
import { isGranted } from '../api/session.ts'
import { storedToken } from '../api/tokens.ts'
import { cookieNamed } from '../testing/cookies.ts'
import { refuse, reply, unreachable } from '../testing/fake-server.ts'
import { address, visit } from '../testing/render-screen.tsx'
import { aBilling } from '../testing/samples/sample-billing.ts'
import { aDashboard } from '../testing/samples/sample-dashboard.ts'
import { educatorAnswers } from '../testing/samples/sample-educators.ts'
import { aUser, carla, lorraine, marisol, omar, sam } from '../testing/samples/sample-people.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const { auth, billing, dashboard } = contract
const dashboardReply = reply(dashboard.show, aDashboard())

function headline(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent
}

function Nothing() {
  return null
}

describe('a page that needs a login', () => {
  test.each([
    ['/', '/login'],
    ['/?school=2', '/login?to=%2F%3Fschool%3D2'],
    ['/educators/create?from=roster', '/login?to=%2Feducators%2Fcreate%3Ffrom%3Droster'],
  ])('%s sends a guest to %s', async (from, to) => {
    const { everything } = await visit(from)

    expect(address()).toBe(to)
    expect(headline()).toBe('Sign in')
    expect(everything.map(({ path }) => path)).toEqual(['/api/auth/demo', '/api/auth/social'])
  })

  test('opens for who is signed in, and asks once who that is', async () => {
    const { sent, router } = await visit('/', {
      as: marisol,
      answers: [dashboardReply, ...educatorAnswers()],
    })
    await act(() => router.navigate('/educators/create'))

    expect(headline()).toBe('Add an educator')
    expect(sent(auth.user)).toHaveLength(1)
    expect(localStorage.getItem('roles')).toBe(JSON.stringify(marisol.roles))
  })

  test('a token that the server no longer knows is dropped', async () => {
    await visit('/?school=2', { as: marisol, answers: [refuse(auth.user, 'sign-in-required')] })

    expect(address()).toBe('/login?to=%2F%3Fschool%3D2')
    expect(localStorage.length).toBe(0)
    expect(cookieNamed('auth_stay_signed_in')).toBeUndefined()
  })

  test('no connection does not sign anybody out', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await visit('/', { as: marisol, answers: [unreachable(auth.user)] })

    expect(headline()).toBe('No connection')
    expect(storedToken()).not.toBeNull()
  })
})

test.each(['/login', '/auth/login?to=%2F'])('%s is for guests only', async (page) => {
  await visit(page, { as: marisol })

  expect(address()).toBe('/404')
  expect(headline()).toBe('There is no such page')
})

test.each(['/login', '/auth/login'])('%s opens for a guest', async (page) => {
  await visit(page)

  expect(address()).toBe(page)
})

describe('a page that needs a permission', () => {
  test.each([
    ['educator.manage', '/educators/create'],
    ['educator.manage.all', '/educators/create'],
    ['educator', '/403'],
    ['educator.view', '/403'],
    ['Educator.manage', '/403'],
    ['my.educator.manage', '/403'],
  ])('held %s leads to %s', async (held, to) => {
    await visit('/educators/create', {
      as: aUser({ roles: ['principal', held] }),
      answers: educatorAnswers(),
    })

    expect(address()).toBe(to)
  })

  test('looks at the roles field alone', async () => {
    const security = { permissions: ['educator.manage' as const], roles: ['principal' as const] }
    await visit('/educators/create', { as: aUser({ roles: [], security }) })

    expect(address()).toBe('/403')
    expect(headline()).toBe('This door is closed to you')
  })

  test('what is stored in the browser opens nothing', async () => {
    localStorage.setItem('roles', '["educator.manage"]')
    await visit('/educators/create', { as: carla })

    expect(address()).toBe('/403')
  })
})

describe('the subscription gate', () => {
  const billingReply = reply(
    billing.show,
    aBilling({
      plan: {
        state: 'expired',
        trialBeganOn: null,
        trialEndsOn: '2026-10-17',
        endsOn: null,
        payBy: null,
        isCancelled: false,
      },
    }),
  )
  const planEndReply = reply(billing.planEnd, {
    endedOn: '2026-10-17',
    wasTrial: true,
    contacts: [],
    wasRemindedToday: false,
    exportUntil: null,
  })
  const without = (user: SignedInUser) => ({
    ...user,
    district: { ...user.district, subscribed: false, on_trial: false },
  })

  test.each([
    ['a principal', marisol, '/expired', 'Your district’s plan has ended'],
    // The page itself refuses these people, too; what stops the whole district is said first.
    ['a teacher', omar, '/expired', 'Your district’s plan has ended'],
    ['who runs the district', lorraine, '/settings/billing', 'Billing'],
    ['who pays', carla, '/settings/billing', 'Billing'],
  ])('without a plan sends %s from an ordinary page to where it is said', async (_, as, to, title) => {
    await visit('/educators/create', { as: without(as), answers: [billingReply, planEndReply] })

    expect(address()).toBe(to)
    expect(headline()).toBe(title)
  })

  test('also in the middle of a visit', async () => {
    const { router, arrive } = await visit('/', {
      as: without(marisol),
      answers: [dashboardReply, planEndReply],
    })
    await act(() => router.navigate('/educators/create'))
    await arrive()

    expect(address()).toBe('/expired')
  })

  test.each(['/', '/expired', '/403', '/404'])('leaves %s open', async (page) => {
    const nothing = reply(dashboard.show, aDashboard(null))
    await visit(page, { as: without(marisol), answers: [nothing, planEndReply] })

    expect(address()).toBe(page)
  })

  test('leaves looking after other districts open to support, and to nobody else', async () => {
    const nobody = reply(contract.plans.list, { items: [], next: null })
    await visit('/support/plans', { as: without(sam), answers: [nobody] })
    expect(address()).toBe('/support/plans')
  })

  test('leaves billing to those who manage it', async () => {
    await visit('/settings/billing', { as: without(marisol) })

    expect(address()).toBe('/403')
  })

  test('a trial is enough', async () => {
    const onTrial = { ...marisol.district, subscribed: false, on_trial: true }
    await visit('/educators/create', { as: aUser({ district: onTrial }), answers: educatorAnswers() })

    expect(headline()).toBe('Add an educator')
  })

  test('a guest is asked to sign in, plan or not', async () => {
    await visit('/expired')

    expect(address()).toBe('/login?to=%2Fexpired')
  })

  describe('data that needs a plan', () => {
    const page: Route = {
      path: '/needs-a-plan',
      title: 'Observations',
      access: true,
      layout: 'frame',
      screen: async () => ({
        default: {
          load: () => Promise.reject(new Problem('subscription-required')),
          Component: Nothing,
        },
      }),
    }
    const pages = routes as Route[]
    beforeEach(() => void pages.push(page))
    afterEach(() => void pages.splice(pages.indexOf(page), 1))

    test('and is refused since the plan ended a moment ago leads where the gate leads', async () => {
      const answers = [reply(auth.user, marisol), reply(auth.user, without(marisol)), planEndReply]
      const { sent } = await visit('/needs-a-plan', { as: marisol, answers })

      expect(address()).toBe('/expired')
      expect(sent(auth.user)).toHaveLength(2)
    })

    test('and is refused in spite of a plan says so, and goes round in no circle', async () => {
      vi.spyOn(console, 'error').mockReturnValue()
      const { sent } = await visit('/needs-a-plan', { as: marisol })

      expect(address()).toBe('/needs-a-plan')
      expect(screen.getByText('Your district has no current plan. Your work is safe.')).toBeTruthy()
      expect(sent(auth.user)).toHaveLength(2)
    })
  })
})

describe('matching a permission with what somebody holds', () => {
  const word = fc.stringMatching(/^[a-z.-]{1,12}$/)

  test('goes by prefix: any suffix is accepted', () => {
    fc.assert(
      fc.property(word, fc.string(), fc.array(word), (required, suffix, others) => {
        expect(isGranted([...others, required + suffix], required)).toBe(true)
      }),
    )
  })

  test('never goes the other way round', () => {
    fc.assert(
      fc.property(word, word, (held, rest) => {
        expect(isGranted([held], held + rest)).toBe(false)
      }),
    )
  })

  test('agrees with the server’s exact one for every word we have, whatever somebody holds', () => {
    const held = fc.array(fc.constantFrom(...roles), { maxLength: 4 })
    fc.assert(
      fc.property(held, fc.constantFrom(...permissions), (assigned, required) => {
        const assignments = assigned.map((role) => ({ role, schoolId: null, educatorIds: null }))
        const actor = {
          userId: DEMO_USER,
          realUserId: DEMO_USER,
          districtId: marisol.district.id,
          assignments,
        }
        const words = [...permissionsOf(actor), ...assigned]
        expect(isGranted(words, required)).toBe(holds(actor, required))
        for (const role of roles) expect(isGranted(words, role)).toBe(assigned.includes(role))
      }),
      { numRuns: 10_000 },
    )
  })

  test('nothing held opens nothing', () => {
    expect(isGranted([], 'educator.manage')).toBe(false)
  })
})

describe('data that the server refuses', () => {
  test.each([
    ['forbidden', '/403'],
    ['school-not-found', '/404'],
  ] as const)('%s leads to %s', async (code, to) => {
    await visit('/?school=99', { as: marisol, answers: [refuse(dashboard.show, code)] })

    expect(address()).toBe(to)
    expect(storedToken()).not.toBeNull()
  })

  test('401 while the page opens signs out and returns here after the next sign-in', async () => {
    await visit('/?school=2', { as: marisol, answers: [refuse(dashboard.show, 'sign-in-required')] })

    expect(address()).toBe('/login?to=%2F%3Fschool%3D2')
    expect(headline()).toBe('Sign in')
    expect(screen.getByText('You were signed out. Drafts on this device are safe.')).toBeTruthy()
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('401 on a page that is already open does the same', async () => {
    const answers = [dashboardReply, refuse(dashboard.show, 'sign-in-required')]
    const { arrive } = await visit('/?school=2', { as: marisol, answers })
    await act(() => cache.invalidateQueries())
    await arrive()

    expect(address()).toBe('/login?to=%2F%3Fschool%3D2')
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('anything else says that it did not work, and stays', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await visit('/?school=2', { as: marisol, answers: [refuse(dashboard.show, 'database-unavailable')] })

    expect(address()).toBe('/?school=2')
    expect(headline()).toBe('Something went wrong')
  })
})

test.each(['/no/such/page', '/observer', '/LOGIN/x'])('%s, which is unknown, leads home', async (unknown) => {
  // The router wonders that this route draws nothing.
  vi.spyOn(console, 'warn').mockReturnValue()
  await visit(unknown, { as: marisol, answers: [dashboardReply] })

  expect(address()).toBe('/')
})
