import { expect, test } from 'vitest'
import type { Code } from './codes.ts'
import { onTaskRecord } from './on-task.record.ts'
import type { OnTaskConfig, Sweep } from './on-task.shape.ts'

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
