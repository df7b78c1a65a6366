import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BellSchedule, type Period } from './bell-schedule.ts'
import { periodAt } from './period-at.ts'

const period = (name: string, startsAt: string, endsAt: string): Period => ({ name, startsAt, endsAt })
const first = period('1', '08:05', '08:57')
const second = period('2', '09:01', '09:53')

function faultsOf(periods: readonly Period[]) {
  const { error } = BellSchedule.safeParse(periods)
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [])
}

test.each<[string, Period[], Record<string, string>]>([
  ['a day without periods', [], {}],
  ['periods with a break', [first, second], {}],
  ['periods without a break', [first, { ...second, startsAt: '08:57' }], {}],
  [
    'a period that ends as it starts',
    [{ ...first, endsAt: '08:05' }],
    { '0.endsAt': 'End after the start.' },
  ],
  [
    'a period inside the one before',
    [first, { ...second, startsAt: '08:56' }],
    { '1.startsAt': 'Start when the period before has ended.' },
  ],
  ['periods out of order', [second, first], { '1.startsAt': 'Start when the period before has ended.' }],
  [
    'one name twice, however it is written',
    [period('Lunch', '08:05', '08:57'), period(' lunch', '09:01', '09:53')],
    { '1.name': 'Another period has this name.' },
  ],
  ['no name', [{ ...first, name: ' ' }], { '0.name': 'Name the period.' }],
  ['a long name', [{ ...first, name: 'x'.repeat(21) }], { '0.name': 'Use at most 20 characters.' }],
  [
    'times that are none',
    [period('1', '', '24:00'), period('2', '9:01', '09:60')],
    Object.fromEntries(
      ['0.startsAt', '0.endsAt', '1.startsAt', '1.endsAt'].map((path) => [
        path,
        'Enter a time such as 08:05.',
      ]),
    ),
  ],
])('%s: the faults are told at their fields', (_, periods, faults) => {
  expect(faultsOf(periods)).toEqual(faults)
})

test('20 periods are enough', () => {
  const day = Array.from({ length: 21 }, (_, hour) => {
    const time = String(hour).padStart(2, '0')
    return period(time, `${time}:00`, `${time}:45`)
  })

  expect(faultsOf(day.slice(0, 20))).toEqual({})
  expect(faultsOf(day)).toEqual({ '': 'Use at most 20 periods.' })
})

test('whatever is accepted goes forward in time', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const days = fc.array(fc.record({ name: fc.string(), startsAt: time, endsAt: time }), { maxLength: 4 })
  fc.assert(
    fc.property(days, (periods) => {
      const { success } = BellSchedule.safeParse(periods)
      const times = periods.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      if (success) expect(times).toEqual([...times].sort())
    }),
  )
})

test('a period says nothing else than its name and times', () => {
  expect(BellSchedule.safeParse([{ ...first, room: '224' }]).success).toBe(false)
})

test.each([
  ['08:04', undefined],
  ['08:05', '1'],
  ['08:56', '1'],
  ['08:57', undefined],
  ['09:30', '2'],
  ['15:00', undefined],
])('at %s it is period %s', (time, name) => {
  expect(periodAt([first, second], time)?.name).toBe(name)
})
