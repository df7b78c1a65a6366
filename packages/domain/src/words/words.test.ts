import { expect, test } from 'vitest'
import {
  dayAndYear,
  longDay,
  momentIn,
  shortDay,
  shortDayFrom,
  weekdayAndDay,
} from '../calendar/day-words.ts'
import { timeIn } from '../clock/time-in.ts'
import { isOnTrial, isSubscribed } from '../plan/plan.ts'
import { counted, shareOf } from './count-words.ts'

test('counts read as people say them', () => {
  expect([counted(0, 'visit'), counted(1, 'visit'), counted(2, 'visit')]).toEqual([
    '0 visits',
    '1 visit',
    '2 visits',
  ])
})

test('a share of fewer than five is not a percentage', () => {
  expect(shareOf(40, 89)).toBe('40 of 89 (45%)')
  expect([counted(12_047, 'visit'), shareOf(1_000, 4_000)]).toEqual(['12,047 visits', '1,000 of 4,000 (25%)'])
  expect(shareOf(3, 4)).toBe('3 of 4')
})

test('days read as in a school', () => {
  expect([longDay('2026-10-22'), shortDay('2026-10-05')]).toEqual(['Thursday, October 22', 'Oct 5'])
  expect([weekdayAndDay('2026-10-22'), dayAndYear('2026-11-03')]).toEqual(['Thu, Oct 22', 'November 3, 2026'])
  expect(['2026-01-09', '2025-12-09'].map((day) => shortDayFrom('2026-10-22', day))).toEqual([
    'Jan 9',
    'Dec 9, 2025',
  ])
})

test('an instant reads by the clock of its zone', () => {
  const instant = '2026-10-22T04:05:00.000Z'

  expect([timeIn('America/Denver', instant), momentIn('America/Denver', instant)]).toEqual([
    '10:05 PM',
    'Oct 21, 10:05 PM',
  ])
})

test('a plan and a trial hold up to their last instant', () => {
  const end = new Date('2026-10-22T06:00:00Z')
  const after = new Date(end.getTime() + 1)

  expect([isOnTrial({ trialEndsAt: end }, end), isOnTrial({ trialEndsAt: end }, after)]).toEqual([
    true,
    false,
  ])
  expect([isSubscribed({ endsAt: end }, end), isSubscribed({ endsAt: null }, end)]).toEqual([true, false])
})
