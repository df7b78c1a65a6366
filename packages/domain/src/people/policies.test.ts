import { expect, test } from 'vitest'
import { needsSecondFactor, Policies, unusual, usualPolicies } from './policies.ts'
import { roles } from './roles.ts'

const leaders = ['district-admin', 'principal', 'assistant-principal']

test.each<[Policies['secondFactor'], readonly string[]]>([
  ['nobody', ['support']],
  ['leaders', ['support', ...leaders]],
  ['everybody', roles],
])('%s must show a second factor', (secondFactor, expected) => {
  const policies = { ...usualPolicies, secondFactor }

  expect(roles.filter((role) => needsSecondFactor([role], policies))).toEqual(expected)
})

test('one leading role among several is enough to need a second factor', () => {
  const policies: Policies = { ...usualPolicies, secondFactor: 'leaders' }

  expect(needsSecondFactor(['coach', 'assistant-principal'], policies)).toBe(true)
  expect(needsSecondFactor(['coach', 'teacher'], policies)).toBe(false)
  expect(needsSecondFactor([], policies)).toBe(false)
})

test('what a district keeps is what differs from the usual', () => {
  expect(unusual(usualPolicies)).toEqual({})
  expect(unusual({ ...usualPolicies, mayStaySignedIn: false })).toEqual({ mayStaySignedIn: false })
  const nothingUsual: Policies = {
    secondFactor: 'everybody',
    mayStaySignedIn: false,
    supportMayAssist: true,
    schoolsChooseTools: false,
    educatorsMayJoin: true,
    replyTo: 'observer',
    replyWindow: 3,
    quietHours: { from: '19:00', to: '06:00' },
    quietOnClosedDays: true,
  }
  expect(unusual(nothingUsual)).toEqual(nothingUsual)
})

test.each([
  { secondFactor: 'some' },
  { mayStaySignedIn: 'yes' },
  { supportMayAssist: null },
  { schoolsChooseTools: undefined },
  { replyTo: 'everybody' },
  { replyWindow: 0 },
  { replyWindow: 21 },
  { replyWindow: 2.5 },
  { quietHours: { from: '19:00', to: '19:00' } },
  { quietHours: { from: '7 PM', to: '06:00' } },
  { quietHours: { from: '19:00' } },
  { quietOnClosedDays: 1 },
  { mayDelete: true },
])('%j is not a policy', (change) => {
  expect(Policies.safeParse({ ...usualPolicies, ...change }).success).toBe(false)
})
