import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { planReminders } from './plan-reminders.ts'

const nothing = { trialEndsOn: null, grantEndsOn: null, isCancelled: false, orders: [] }
const paid = { id: 'one', isOwed: false, dueOn: '2026-11-21', endsOn: '2027-06-30' }
const owed = { ...paid, isOwed: true }

type Standing = Partial<Parameters<typeof planReminders>[0]>

/** All reminders of a year and a half, looking every so many days. */
function saidOver(standing: Standing, everyDays = 1): string[] {
  const said: string[] = []
  for (let since = '2026-10-01'; since < '2028-04-01'; since = addDays(since, everyDays)) {
    const today = addDays(since, everyDays)
    for (const it of planReminders({ ...nothing, ...standing, since, today }))
      said.push(`${today} ${it.kind}${'daysLeft' in it ? ` ${it.daysLeft}` : ''}`)
  }
  return said
}

test.each<[string, Standing, string[]]>([
  ['nothing', {}, []],
  ['a trial', { trialEndsOn: '2026-11-03' }, ['2026-10-27 trial 7', '2026-11-04 trial-over']],
  [
    'a paid term',
    { trialEndsOn: '2026-11-03', orders: [paid] },
    ['2027-05-01 plan 60', '2027-05-31 plan 30', '2027-06-23 plan 7', '2027-07-01 plan-over'],
  ],
  [
    'a granted term that was canceled',
    { grantEndsOn: '2027-06-30', isCancelled: true },
    ['2027-06-23 plan 7', '2027-07-01 plan-over'],
  ],
  ['a term renewed in time', { orders: [paid, { ...paid, endsOn: '2028-06-30' }] }, []],
])('%s: what a district is reminded of', (_, standing, said) => {
  expect(saidOver(standing)).toEqual(said)
})

test('an invoice that nobody pays is asked for three times; a paid one never', () => {
  const asked = (orders: readonly (typeof paid)[]) =>
    saidOver({ orders }).filter((it) => it.endsWith('overdue'))

  expect(asked([owed])).toEqual(['2026-11-22 overdue', '2026-12-21 overdue', '2027-01-13 overdue'])
  expect(asked([paid])).toEqual([])
})

test('a look after a pause tells the last reminder, once', () => {
  expect(saidOver({ orders: [paid] }, 45)).toEqual([
    '2027-05-14 plan 47',
    '2027-06-28 plan 2',
    '2027-08-12 plan-over',
  ])
})
