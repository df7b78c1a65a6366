import { expect, test } from 'vitest'
import { type PlanState, planStateAt } from './plan.ts'
import { ordersIn, type PlanEvent, planAfter } from './plan-events.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)
const trial: PlanEvent = { id: 't', at: at('2026-10-04'), kind: 'trial-began', endsAt: at('2026-11-03') }
const ordered: PlanEvent = {
  id: 'o',
  at: at('2026-10-22'),
  kind: 'ordered',
  orderId: 'one',
  endsAt: at('2027-06-30'),
  dueAt: at('2026-11-21'),
}
const paid: PlanEvent = { id: 'p', at: at('2026-11-10'), kind: 'paid', orderId: 'one' }
const voided: PlanEvent = { id: 'v', at: at('2026-11-12'), kind: 'voided', orderId: 'one' }
const cancelled: PlanEvent = { id: 'c', at: at('2027-02-01'), kind: 'cancelled' }
const renewed: PlanEvent = {
  id: 'r',
  at: at('2027-07-01'),
  kind: 'ordered',
  orderId: 'two',
  endsAt: at('2028-06-30'),
  dueAt: at('2027-07-31'),
}
const refused: PlanEvent = { id: 'f', at: at('2027-07-01'), kind: 'payment-failed', orderId: 'two' }
const recovered: PlanEvent = { id: 'q', at: at('2027-07-20'), kind: 'paid', orderId: 'two' }

test.each<[string, readonly PlanEvent[], string, PlanState]>([
  ['nothing', [], '2026-10-22', 'expired'],
  ['a trial', [trial], '2026-11-03', 'trialing'],
  ['a trial that is over', [trial], '2026-11-04', 'expired'],
  ['an order on trial', [trial, ordered], '2026-10-22', 'awaiting-payment'],
  ['an order on its last day', [trial, ordered], '2026-11-21', 'awaiting-payment'],
  ['an order that is overdue', [trial, ordered], '2026-11-22', 'past-due'],
  ['an order nobody paid', [trial, ordered], '2027-01-21', 'expired'],
  ['an order paid late', [trial, ordered, paid], '2027-01-21', 'active'],
  ['an order taken back on trial', [trial, ordered, voided], '2026-11-01', 'trialing'],
  ['an order taken back', [trial, ordered, paid, voided], '2026-12-01', 'expired'],
  ['a canceled plan in its term', [trial, ordered, paid, cancelled], '2027-06-30', 'active'],
  ['a canceled plan', [trial, ordered, paid, cancelled], '2027-07-01', 'cancelled'],
  ['a canceled plan ordered again', [ordered, paid, cancelled, renewed], '2029-01-01', 'expired'],
  ['an early renewal', [ordered, paid, { ...renewed, at: at('2027-05-01') }], '2027-05-02', 'active'],
  ['a renewal whose card was refused', [ordered, paid, renewed, refused], '2027-07-02', 'past-due'],
  ['a renewal that recovered', [ordered, paid, renewed, refused, recovered], '2027-07-21', 'active'],
])('%s: on %3$s it is %4$s', (_, events, day, state) => {
  expect(planStateAt(planAfter(events), at(day))).toBe(state)
})

test('the same six events end in the same plan, in whatever order they are heard of', () => {
  const events = [trial, ordered, paid, cancelled, renewed, refused]
  const wanted = planAfter(events)

  for (const heard of permutations(events)) expect(planAfter(heard)).toEqual(wanted)
})

test('an unpaid addition does not pause what is paid', () => {
  const addition: PlanEvent = {
    ...ordered,
    id: 'a',
    orderId: 'three',
    at: at('2027-01-10'),
    dueAt: at('2027-02-09'),
  }
  const plan = planAfter([ordered, paid, addition])

  expect(planStateAt(plan, at('2027-05-01'))).toBe('active')
  expect(ordersIn([ordered, paid, addition]).map(({ id, standing }) => [id, standing])).toEqual([
    ['one', 'paid'],
    ['three', 'owed'],
  ])
})

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]]
  return all.flatMap((first, at) => permutations(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}
