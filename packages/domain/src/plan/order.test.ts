import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import type { SchoolId } from '../people/ids.ts'
import { billingYearOf, partOfYear } from './billing-year.ts'
import { usualCatalogue } from './catalogue.ts'
import { dollars } from './money.ts'
import { priceOrder } from './order.ts'

const schools = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: (at + 1) as SchoolId, name: `School ${at + 1}` }))
const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2024-01-01', count))
const cents = fc.integer({ min: 0, max: 100_000_000 })
const catalogue = fc.record({
  bands: fc.constant(usualCatalogue.bands),
  threeYearsOff: fc.integer({ min: 0, max: 5000 }),
  salesTax: fc.integer({ min: 0, max: 5000 }),
})

test('six schools from November 4 pay 239 of 365 days', () => {
  const order = priceOrder(usualCatalogue, {
    schools: schools(6),
    startsOn: '2026-11-04',
    term: { years: 1 },
    others: 0,
    isTaxExempt: true,
  })

  expect(order).toMatchObject({ startsOn: '2026-11-04', endsOn: '2027-06-30', taxCents: 0 })
  expect(order.lines).toHaveLength(6)
  expect(order.lines[0]).toMatchObject({ days: 239, ofDays: 365, yearlyCents: 108_000, cents: 70_718 })
  expect(dollars(order.totalCents)).toBe('$4,243.08')
})

test('three years are three lines a school, the first one for what is left of its year', () => {
  const { lines, endsOn } = priceOrder(usualCatalogue, {
    schools: schools(1),
    startsOn: '2027-04-01',
    term: { years: 3 },
    others: 0,
    isTaxExempt: true,
  })

  expect(lines.map(({ from, days, ofDays, cents }) => [from, days, ofDays, cents])).toEqual([
    ['2027-04-01', 91, 365, 26_926],
    ['2027-07-01', 366, 366, 108_000],
    ['2028-07-01', 365, 365, 108_000],
  ])
  expect(endsOn).toBe('2029-06-30')
})

test('a school that joins pays the price of all schools together, for the days that are left', () => {
  const joined = priceOrder(usualCatalogue, {
    schools: schools(1),
    startsOn: '2027-06-30',
    term: { endsOn: '2027-06-30' },
    others: 4,
    isTaxExempt: true,
  })

  expect(joined.lines).toMatchObject([{ days: 1, ofDays: 365, yearlyCents: 108_000, cents: 296 }])
})

test('the total of an order is the sum of its lines and its tax, in whole cents', () => {
  const wish = fc.record({ startsOn: day, years: fc.constantFrom(1 as const, 3 as const), count: fc.nat(20) })
  fc.assert(
    fc.property(catalogue, wish, fc.boolean(), (prices, { startsOn, years, count }, isTaxExempt) => {
      const order = priceOrder(prices, {
        schools: schools(count),
        startsOn,
        term: { years },
        others: 0,
        isTaxExempt,
      })
      const sum = order.lines.reduce((so, line) => so + line.cents, 0)
      const isTrue = order.subtotalCents === sum && order.totalCents === sum + order.taxCents
      return isTrue && [...order.lines.map((it) => it.cents), order.totalCents].every(Number.isSafeInteger)
    }),
    { numRuns: process.env.LONG === 'yes' ? 10_000 : 1_000 },
  )
}, 60_000)

test('a year cut anywhere costs what it costs whole', () => {
  fc.assert(
    fc.property(cents, day, fc.array(fc.nat(400)), (yearly, inYear, cuts) => {
      const { from, until } = billingYearOf(inYear)
      const begins = [...new Set([from, ...cuts.map((count) => addDays(from, count))])]
        .filter((it) => it <= until)
        .toSorted()
      const parts = begins.map((it, at) => {
        const next = begins[at + 1]
        return partOfYear(yearly, it, next ? addDays(next, -1) : until)
      })
      const isWhole = parts.reduce((sum, part) => sum + part.cents, 0) === yearly
      return isWhole && parts.every((part) => part.cents >= 0)
    }),
    { numRuns: 500 },
  )
})

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [432_000, '$4,320.00'],
  [-1250, '−$12.50'],
])('%i cents are %s', (amount, words) => {
  expect(dollars(amount)).toBe(words)
})
