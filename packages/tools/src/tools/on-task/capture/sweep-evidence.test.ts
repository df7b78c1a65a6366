import { expect, test } from 'vitest'
import type { Sweep } from '../on-task.shape.ts'
import { sweepEvidence } from './sweep-evidence.ts'

function aSweep(number: number, details: Partial<Sweep> = {}): Sweep {
  return {
    id: `0192b3c4-0000-7000-8000-00000000000${number}`,
    startedAt: `2026-10-22T16:1${number}:00.000Z`,
    present: 4,
    setting: 'small-group',
    isLearningActivity: true,
    seats: { 1: 'on-task', 2: 'on-task', 3: 'passive', 4: 'cannot-see' },
    counts: {},
    ...details,
  }
}

test('a sweep in which everybody was seen is evidence, in counts, and so is the sum; one that goes on is not', () => {
  expect(sweepEvidence({ sweeps: [aSweep(2, { seats: { 1: 'on-task' } }), aSweep(1)] })).toEqual([
    {
      entryId: 'summary',
      kind: 'Summary',
      at: '2026-10-22T16:11:00.000Z',
      text: '2 of 3 looks were on task in 1 sweep.',
    },
    {
      entryId: '0192b3c4-0000-7000-8000-000000000001',
      kind: 'Sweep',
      at: '2026-10-22T16:11:00.000Z',
      text: 'Sweep 1, small group: 2 of 3 students seen were on task; 1 off task, passive; 1 cannot see.',
    },
  ])
})
