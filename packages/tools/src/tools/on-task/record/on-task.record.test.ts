import { expect, test } from 'vitest'
import type { Code } from '../codes.ts'
import type { OnTaskConfig, Sweep } from '../on-task.shape.ts'
import { onTaskRecord } from './on-task.record.ts'

const config: OnTaskConfig = { secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'counts' }

const aSweep = (minute: number, counts: Partial<Record<Code, number>>): Sweep => ({
  id: `0197a000-0000-7000-8000-00000000000${minute}`,
  startedAt: `2026-10-22T16:0${minute}:00.000Z`,
  setting: 'whole-group',
  isLearningActivity: true,
  present: 10,
  seats: {},
  counts,
})

const factsOf = (...sweeps: Sweep[]) => {
  const [facts] = onTaskRecord({ sweeps }, config)
  return facts?.kind === 'facts' ? facts.items.map(({ label, value, note }) => [label, value, note]) : []
}

test('the lowest and the highest sweep are said with their numbers; one in which nobody was seen is neither', () => {
  const unseen = aSweep(0, { 'cannot-see': 10 })
  const all = aSweep(2, { 'on-task': 10 })
  const half = aSweep(4, { 'on-task': 5, passive: 5 })

  expect(factsOf(unseen, all, half).slice(1, 3)).toEqual([
    ['Lowest sweep', '5 of 10 (50%)', 'sweep 3'],
    ['Highest sweep', '10 of 10 (100%)', 'sweep 2'],
  ])
})

test('one sweep alone is no range', () => {
  expect(factsOf(aSweep(0, { 'on-task': 10 })).map(([label]) => label)).toEqual(['On task', 'Sweeps'])
})

test('students are rated by setting, in the sweeps that are in the rate', () => {
  const blocks = onTaskRecord(
    {
      sweeps: [
        aSweep(0, { 'on-task': 10 }),
        aSweep(2, { 'on-task': 6, passive: 2, 'cannot-see': 2 }),
        { ...aSweep(4, { 'on-task': 4, active: 6 }), setting: 'independent' },
        { ...aSweep(6, { active: 10 }), setting: 'independent', isLearningActivity: false },
      ],
    },
    config,
  )
  expect(blocks.find((it) => it.kind === 'chart' && it.title.endsWith('by setting'))).toMatchObject({
    counted: '3 sweeps',
    table: {
      rows: [
        ['Whole group', '16', '2', '0', '0', '2', '16 of 18 (89%)'],
        ['Independent', '4', '0', '6', '0', '0', '4 of 10 (40%)'],
      ],
    },
  })
})

test('five sweeps of which one is left out of the rate are still few', () => {
  const four = [0, 2, 4, 6].map((minute) => aSweep(minute, { 'on-task': 10 }))
  const fifth = aSweep(8, { 'on-task': 10 })
  const notes = (...sweeps: Sweep[]) =>
    onTaskRecord({ sweeps }, config).flatMap((it) => (it.kind === 'note' ? [it.text] : []))

  expect(notes(...four, { ...fifth, isLearningActivity: false })).toContain(
    'Fewer than 5 sweeps in the rate: it is indicative only.',
  )
  expect(notes(...four, fifth)).toEqual([])
})

test('where nobody was seen there is no rate, and nothing by setting', () => {
  const [, chart, ...rest] = onTaskRecord({ sweeps: [aSweep(0, { 'cannot-see': 10 })] }, config)
  expect(chart?.kind === 'chart' && chart.table.rows[0]?.slice(-2)).toEqual(['–', ''])
  expect(rest.map(({ kind }) => kind)).toEqual(['note'])
})

test('a sweep that was broken off says why it has no rate', () => {
  const [facts, chart] = onTaskRecord(
    { sweeps: [aSweep(0, { 'on-task': 10 }), aSweep(2, { 'on-task': 4 })] },
    config,
  )
  expect(facts).toMatchObject({ items: [{}, { label: 'Sweeps', value: '2, 1 of them in the rate' }] })
  expect(chart?.kind === 'chart' && chart.table.rows.map((row) => row.slice(-2))).toEqual([
    ['10 of 10 (100%)', ''],
    ['–', 'not finished'],
  ])
})
