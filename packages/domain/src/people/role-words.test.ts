import { expect, test } from 'vitest'
import { abilityOf, limitOf, type RolePlace } from './role-words.ts'
import type { Role } from './roles.ts'

const lanternHill: RolePlace = { schools: ['Lantern Hill'], group: null }
const words = (role: Role, place = lanternHill) => `${abilityOf(role, place)} ${limitOf(role, place)}`.trim()

test.each<[Role, string]>([
  [
    'assistant-principal',
    'Start and send visits, read reports, manage educators and invite users at Lantern Hill. Not billing, and not other schools.',
  ],
  [
    'principal',
    'Start and send visits, read reports, manage educators, invite users and set up schools at Lantern Hill. Not billing, and not other schools.',
  ],
  ['coach', 'Start and send visits at Lantern Hill. Not users, not billing, and not other schools.'],
  ['district-viewer', 'Read the district’s totals. Not single visits, and not billing.'],
  ['billing-contact', 'See and pay bills. Not single visits.'],
  [
    'teacher',
    'Read what was sent to them, reply and follow their own steps. Not other people’s visits, not billing, and not other schools.',
  ],
])('%s: what the person will and will not be able to do', (role, expected) => {
  expect(words(role)).toBe(expected)
})

test('a district administrator may do everything', () => {
  expect(limitOf('district-admin', lanternHill)).toBe('')
})

test('a group narrows what a role may do, and opens reports to a coach', () => {
  expect(words('coach', { schools: ['Lantern Hill'], group: 3 })).toBe(
    'Start and send visits and read reports, for 3 educators at Lantern Hill. Not users, not billing, and not other educators.',
  )
})

test('a peer observer without a group can visit nobody', () => {
  expect(abilityOf('peer-observer', lanternHill)).toBe(
    'Visit nobody yet: choose the educators they may visit.',
  )
  expect(abilityOf('peer-observer', { schools: ['Lantern Hill'], group: 1 })).toBe(
    'Start and send visits, for 1 educator at Lantern Hill.',
  )
})

test('several schools are listed as people say them', () => {
  expect(abilityOf('coach', { schools: ['Penrose', 'Copper Ridge', 'Lantern Hill'], group: null })).toBe(
    'Start and send visits at Penrose, Copper Ridge and Lantern Hill.',
  )
  expect(abilityOf('coach', { schools: [], group: null })).toBe('Start and send visits at their school.')
})
