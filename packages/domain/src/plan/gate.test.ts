import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gateRedirect, hasPlan } from './gate.ts'

interface Details {
  readonly permissions?: string[]
  readonly subscribed?: boolean
  readonly on_trial?: boolean
}

function aUser({ permissions = [], subscribed = false, on_trial = false }: Details = {}) {
  return { security: { permissions }, district: { subscribed, on_trial } }
}

const named = ['login', 'index', 'billing', 'expired']
const routeName = fc.option(fc.oneof(fc.string(), fc.constantFrom(...named)), { nil: undefined })
const permissions = fc.array(fc.oneof(fc.string(), fc.constantFrom('billing.manage', 'educator.manage')))
const user = fc.record({ permissions, subscribed: fc.boolean(), on_trial: fc.boolean() }).map(aUser)

test('before the person is loaded every navigation is allowed', () => {
  fc.assert(
    fc.property(routeName, (name) => {
      expect(gateRedirect(name, undefined)).toBeUndefined()
    }),
  )
})

test.each(named)('%s is open to everybody', (name) => {
  fc.assert(
    fc.property(user, (anybody) => {
      expect(gateRedirect(name, anybody)).toBeUndefined()
    }),
  )
})

test.each([
  { subscribed: true, on_trial: false },
  { subscribed: false, on_trial: true },
  { subscribed: true, on_trial: true },
])('%o opens every route', (district) => {
  fc.assert(
    fc.property(routeName, permissions, (name, held) => {
      expect(gateRedirect(name, aUser({ ...district, permissions: held }))).toBeUndefined()
    }),
  )
})

describe('without plan and trial', () => {
  test.each([
    [['billing.manage'], '/settings/billing'],
    [['educator.manage', 'billing.manage'], '/settings/billing'],
    [['billing.manage.invoices'], '/settings/billing'],
    [['billing.manager'], '/settings/billing'],
    [[], '/expired'],
    [['educator.manage'], '/expired'],
    [['billing'], '/expired'],
    [['billing.view'], '/expired'],
    [['Billing.manage'], '/expired'],
    [['my.billing.manage'], '/expired'],
  ] as const)('whoever holds %j goes to %s', (held, to) => {
    expect(gateRedirect('educators', aUser({ permissions: [...held] }))).toBe(to)
    expect(gateRedirect(undefined, aUser({ permissions: [...held] }))).toBe(to)
  })

  test.each(['Index', 'index ', 'billing.history', 'log', '', 'constructor'])(
    '%j is not one of the open names',
    (name) => {
      expect(gateRedirect(name, aUser())).toBe('/expired')
    },
  )
})

test('somebody is sent away exactly where the route is not open and there is no plan', () => {
  fc.assert(
    fc.property(routeName, user, (name, anybody) => {
      const isOpen = named.includes(name ?? '') || hasPlan(anybody.district)
      expect(gateRedirect(name, anybody) === undefined).toBe(isOpen)
    }),
  )
})
