import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { aSet } from '../set/test-set.ts'
import { lookForPanel } from './custom-look-for.panel.ts'
import { lookForRows } from './look-for-rows.ts'
import { type LookForMonth, lookForTrend } from './look-for-trend.ts'

const repeated = (value: string, times: number) =>
  Array.from({ length: times }, () => ({ [`b1:${value}`]: 1 }))
const one = aSet({ id: 'b1', code: 'B1', prompt: 'Students explain' })
const visits = visitsWith([
  ...repeated('observed', 15),
  ...repeated('not-observed', 5),
  ...repeated('no-opportunity', 4),
  ...repeated('not-marked', 1),
])

test('a look-for has its states, its rate with the interval, and the visits behind each', () => {
  const [chart, note] = lookForPanel({ ...reported(visits), query: 'tools[]=11&configuration=4' }, one)
  const open = (value: string, n: number) => ({
    query: `tools[]=11&configuration=4&items[]=b1&values[]=${value}`,
    visits: n,
  })
  expect(chart).toMatchObject({
    counted: '25 visits',
    chart: {
      shape: 'rows',
      columns: ['Rate', 'Interval', 'No-opportunity rate'],
      rows: [
        {
          code: 'B1',
          label: 'Students explain',
          values: { observed: 15, 'not-observed': 5, 'no-opportunity': 4 },
          opens: { observed: open('observed', 15), 'not-observed': open('not-observed', 5) },
          rate: { share: 0.75, low: expect.closeTo(0.531, 3), high: expect.closeTo(0.888, 3) },
          cells: [
            { words: '15 of 20 (75%)', opens: open('observed', 15) },
            { words: '53–89%' },
            { words: '4 of 24 (17%)', opens: open('no-opportunity', 4) },
          ],
        },
      ],
    },
    table: {
      rows: [['B1 Students explain', '15', '5', '4', '15 of 20 (75%)', '53–89%', '4 of 24 (17%)', '1']],
    },
  })
  expect(note).toEqual({ kind: 'note', text: 'Not marked: B1 in 1 visit.' })
})

test('a rate of fewer than five is counts, without an interval; of none there is none', () => {
  const rowOf = (observed: number, not: number) =>
    lookForRows(
      one.items,
      (_, value) => (value === 'observed' ? observed : value === 'not-observed' ? not : 0),
      {
        visits: 4,
      },
    ).chart
  expect(rowOf(3, 1)).toMatchObject({
    rows: [{ rate: null, cells: [{ words: '3 of 4' }, { words: '–' }, {}] }],
  })
  expect(rowOf(0, 0)).toMatchObject({
    rows: [{ rate: null, cells: [{ words: '–' }, { words: '–' }, { words: '–' }] }],
  })
})

test('a report that knows the educators has a column for them', () => {
  const { chart, table } = lookForRows(one.items, () => 5, { visits: 15, educatorsOf: () => 9 })
  expect(chart).toMatchObject({ columns: ['Rate', 'Interval', 'Educators', 'No-opportunity rate'] })
  expect(table.rows[0]?.[6]).toBe('9')
})

test('a set of private look-fors shows none, and one that nobody marked says so', () => {
  const hidden = aSet({ id: 'b1', isPrivate: true })
  expect(lookForPanel(reported(visits), hidden)).toEqual([
    { kind: 'note', text: 'All look-fors of “A set” are private: none is counted.' },
  ])
  expect(lookForPanel(reported(visitsWith([{ 'b1:not-marked': 1 }])), one)).toEqual([
    { kind: 'note', text: 'No look-for was marked in these visits.' },
  ])
})

test('answers of a scale open the visits that gave them', () => {
  const scale = aSet({ id: 'b1', type: 'scale', options: ['Low', 'High'] })
  const [table] = lookForPanel(
    reported(visitsWith([{ 'b1:low': 1 }, { 'b1:high': 1 }, { 'b1:high': 1 }])),
    scale,
  )
  expect(table).toMatchObject({
    table: {
      rows: [
        ['A1 Item b1', 'Low', '1 of 3'],
        ['A1 Item b1', 'High', '2 of 3'],
        ['A1 Item b1', 'No opportunity', '0 of 3'],
      ],
      opens: [
        [null, null, { query: 'tools[]=11&items[]=b1&values[]=low', visits: 1 }],
        [null, null, { query: 'tools[]=11&items[]=b1&values[]=high', visits: 2 }],
        [null, null, null],
      ],
    },
  })
})

const month = (label: string, k: number, n: number, more: Partial<LookForMonth> = {}): LookForMonth => ({
  label,
  version: 'v2',
  k,
  n,
  begins: null,
  isBreak: false,
  ...more,
})

test('months have their rates and intervals; where all overlap, no change is claimed', () => {
  const [chart, note] = lookForTrend({ code: 'B1', prompt: 'Students explain' }, [
    month('Feb', 18, 31),
    month('Mar', 3, 4),
    month('Aug', 14, 24, { version: 'v3', begins: 'v3 starts: same wording', isBreak: true }),
  ])
  expect(chart).toMatchObject({
    title: 'B1 by month',
    n: 59,
    chart: {
      points: [
        { words: '18 of 31', rate: { share: 18 / 31 } },
        { words: '3 of 4', rate: null },
        { begins: 'v3 starts: same wording', isBreak: true },
      ],
    },
    table: {
      rows: [
        ['Feb', 'v2', '18', '13', '58%', '41–74%'],
        ['Mar', 'v2', '3', '1', '3 of 4', '–'],
        ['Aug', 'v3', '14', '10', '58%', '39–76%'],
      ],
    },
  })
  expect(note).toEqual({ kind: 'note', text: 'Intervals overlap from month to month: no change is claimed.' })
})

test('nothing is said of overlap where intervals lie apart, or where there is one alone', () => {
  const b1 = { code: 'B1', prompt: 'Students explain' }
  expect(lookForTrend(b1, [month('Sep', 5, 50), month('Oct', 45, 50)])).toHaveLength(1)
  expect(lookForTrend(b1, [month('Sep', 5, 50), month('Oct', 1, 2)])).toHaveLength(1)
  expect(lookForTrend(b1, [month('Sep', 0, 0)])).toEqual([
    { kind: 'note', text: 'B1 Students explain: no visit had a chance to see it.' },
  ])
})
