import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

function aSweep(number: number, seconds: number, details: object = {}) {
  return {
    id: idOf(number),
    startedAt: at(seconds),
    present: 4,
    setting: 'whole-group',
    isLearningActivity: true,
    seats: { 1: 'on-task', 2: 'on-task', 3: 'passive', 4: 'cannot-see' },
    counts: {},
    ...details,
  }
}

const counted = (number: number, seconds: number, counts: object) =>
  aSweep(number, seconds, { present: 26, seats: {}, counts })

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first sweep': { sweeps: [] },
    'a planned visit': {
      sweeps: [
        aSweep(1, 0),
        aSweep(2, 121),
        aSweep(3, 245, { setting: 'small-group' }),
        aSweep(4, 360, {
          setting: 'independent',
          seats: { 1: 'on-task', 2: 'active', 3: 'other-work', 4: 'on-task' },
        }),
        aSweep(5, 484),
      ],
    },
    'numbers instead of seats': {
      sweeps: [
        counted(1, 0, { 'on-task': 22, passive: 3, active: 1 }),
        counted(2, 120, { 'on-task': 18, 'other-work': 6, 'cannot-see': 2 }),
      ],
    },
    'late sweeps': { sweeps: [aSweep(1, 0), aSweep(2, 151), aSweep(3, 300)] },
    'no learning activity': { sweeps: [aSweep(1, 0, { isLearningActivity: false }), aSweep(2, 120)] },
    'broken off': { sweeps: [aSweep(1, 0), aSweep(2, 120, { seats: { 1: 'on-task' } })] },
    'merged from two devices': { sweeps: [aSweep(2, 120), aSweep(1, 0, { counts: { active: 3 } })] },
    'nobody could be seen': { sweeps: [aSweep(1, 0, { present: 1, seats: { 1: 'cannot-see' } })] },
  },
}

export default samples
