import { contract } from '@corridor/contract/contract'
import { shortSchool as shorten } from '@corridor/domain/people/school-words'
import { expect, test } from 'vitest'
import { spanWords } from '../../forms/span.ts'
import { shortSchool } from '../../people/short-school.ts'
import { aListedUser, priya, yuki } from '../../testing/samples/sample-users.ts'
import { hasInvitationEnded, peopleWords, rolesWords, schoolsWords } from './user-words.ts'

const parsed = (user: ReturnType<typeof aListedUser>) => contract.users.show.response.parse(user)
const held = (user: ReturnType<typeof aListedUser>) => parsed(user).assignments

test('people are counted by what they are', () => {
  expect(peopleWords({ active: 31, invited: 2, paused: 1 })).toBe('34 people: 31 active, 2 invited, 1 paused')
  expect(peopleWords({ active: 1, invited: 0, paused: 0 })).toBe('1 person: 1 active')
})

test('roles are named once, and none is said', () => {
  expect(rolesWords(held(priya))).toBe('Instructional coach')
  expect(rolesWords([])).toBe('No role')
  expect(schoolsWords([])).toBe('No school')
})

test('up to three schools are named', () => {
  expect(schoolsWords(held(priya).slice(0, 1))).toBe('Copper Ridge Middle School')
  expect(schoolsWords(held(priya).slice(0, 3))).toBe('Copper Ridge, Lantern Hill and Penrose')
  expect(schoolsWords(held(priya))).toBe('Copper Ridge, Lantern Hill and 2 more')
})

test('a school keeps its name without its kind', () => {
  expect(['Old Mill School', 'Academy of Arts', 'Stonebridge High School'].map(shortSchool)).toEqual([
    'Old Mill',
    'Academy of Arts',
    'Stonebridge',
  ])
})

test('two schools never shorten to the same name', () => {
  const [middle, high] = ['Copper Ridge Middle School', 'Copper Ridge High School']

  expect(shorten(middle, [middle, high])).toBe('Copper Ridge Middle')
  expect(shorten(high, [middle, high])).toBe('Copper Ridge High')
  expect(shorten(middle, [middle, high, 'Copper Ridge Middle'])).toBe(middle)
  expect(shorten(middle, [middle, 'Stonebridge High School'])).toBe('Copper Ridge')
})

test('an invitation works through its last day, by the district’s clock', () => {
  const late = parsed({ ...yuki, invitationEndsAt: '2026-10-22T03:00:00Z' })

  expect(hasInvitationEnded(late, 'America/Denver', '2026-10-21')).toBe(false)
  expect(hasInvitationEnded(late, 'America/Denver', '2026-10-22')).toBe(true)
  expect(hasInvitationEnded(parsed(aListedUser()), 'America/Denver', '2026-10-22')).toBe(false)
})

test('spans read from today', () => {
  const today = '2026-10-22'

  expect(spanWords({ startsOn: today, endsOn: null }, today)).toBe('From today, without an end')
  expect(spanWords({ startsOn: '2025-08-11', endsOn: today }, today)).toBe('Since Aug 11, 2025, until today')
  expect(spanWords({ startsOn: '2026-11-02', endsOn: '2027-06-04' }, today)).toBe(
    'From Nov 2, until Jun 4, 2027',
  )
})
