import { expect, test } from 'vitest'
import { reported, visitsWith } from '../../../testing/test-visits.ts'
import { onTaskPanel } from './on-task.panel.ts'

/** The facts of a class of twenty, so many on task, in so many sweeps. */
const seen = (onTask: number, sweeps = 5, setting = 'whole-group') => ({
  'code:on-task': onTask,
  'code:passive': 20 - onTask,
  'code:cannot-see': 3,
  [`${setting}:on-task`]: onTask,
  [`${setting}:passive`]: 20 - onTask,
  'sweeps:scorable': sweeps,
})

test('each visit is a dot at its share, dashed where few sweeps make it indicative', () => {
  const visits = visitsWith([16, 17, 14, 18, 12, 20].map((k, place) => seen(k, place === 2 ? 4 : 5)))
  const [chart, note, facts] = onTaskPanel(reported(visits.toReversed()))

  expect(chart).toMatchObject({
    counted: '6 visits',
    chart: {
      shape: 'dots',
      dots: [
        { label: 'Sep 1', share: 0.8, isIndicative: false, opens: visits[0]?.opens },
        { label: 'Sep 2', share: 0.85 },
        { label: 'Sep 3', share: 0.7, isIndicative: true },
        { label: 'Sep 4', share: 0.9 },
        { label: 'Sep 5', share: 0.6 },
        { label: 'Sep 6', share: 1 },
      ],
      median: 0.825,
      middle: { low: 0.725, high: 0.8875 },
    },
    table: { rows: expect.arrayContaining([['Sep 3', '14 of 20 (70%)', '4', 'Indicative']]) },
  })
  expect(note).toEqual({
    kind: 'note',
    text: 'Shaded: middle half, 73% to 89%. Dashed: fewer than 5 sweeps, indicative (1).',
  })
  expect(facts).toMatchObject({ items: [{ value: '97 of 120 (81%)' }, { value: '29' }] })
})

test('fewer than five visits have no median, and a handful of students no dot', () => {
  const few = { 'code:on-task': 3, 'code:active': 1, 'sweeps:scorable': 1 }
  const [chart, note] = onTaskPanel(reported(visitsWith([seen(16), seen(15), few])))

  expect(chart).toMatchObject({ n: 2, chart: { median: null, middle: null } })
  expect(note).toMatchObject({
    text: 'Fewer than 5 visits: no median is drawn. Not drawn: 1 visit with fewer than 5 students seen.',
  })
})

test('settings stand beside each other only from ten visits and five educators each', () => {
  const many = (setting: string, times: number) => Array.from({ length: times }, () => seen(15, 5, setting))
  const chartOf = (counts: Parameters<typeof visitsWith>[0], educators?: number) =>
    onTaskPanel(reported(visitsWith(counts, educators)))
  const words = (it: ReturnType<typeof chartOf>) => it.map((block) => JSON.stringify(block)).join()

  const both = chartOf([...many('whole-group', 10), ...many('small-group', 10)])
  expect(words(both)).toContain('What students did, by setting')
  const three = chartOf([...many('whole-group', 10), ...many('small-group', 10), ...many('independent', 9)])
  expect(three.at(-2)).toMatchObject({
    chart: { bars: [{ label: 'Whole group' }, { label: 'Small group' }] },
  })
  expect(three.at(-1)).toMatchObject({
    text: 'Settings are compared from 10 visits and 5 educators each. Too few: Independent (9 visits, 9 educators).',
  })
  const fewPeople = chartOf([...many('whole-group', 10), ...many('small-group', 10)], 4)
  expect(words(fewPeople)).not.toContain('by setting')
  expect(fewPeople.at(-1)).toEqual({
    kind: 'note',
    text: 'Groups are compared from 10 visits and 5 educators each.',
  })
})

test('above 500 visits there are sums and the rate, and no dots', () => {
  const { total } = reported(visitsWith([seen(16)]))
  const blocks = onTaskPanel({ total, visits: null, n: { visits: 600, educators: 90, observers: 9 } })
  expect(blocks[0]).toMatchObject({ kind: 'facts', items: [{ value: '16 of 20 (80%)' }, {}] })
  expect(JSON.stringify(blocks)).not.toContain('dots')
})
