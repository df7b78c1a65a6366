import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`
const look = (level: number, offTask: string | null = null) => ({ level, offTask })

const seen = { 2: look(2), 9: look(0, 'waiting'), 14: look(1), 26: look(3) }

function aRound(number: number, seconds: number, details: object = {}) {
  return {
    id: idOf(number),
    startedAt: new Date(START + seconds * 1_000).toISOString(),
    demand: 'dok-3',
    setting: 'whole-group',
    source: 'assigned',
    looks: seen,
    ...details,
  }
}

const room = { roomSeats: 26, sampled: { 2: true, 9: true, 14: true, 26: true } }

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first round': { roomSeats: 0, sampled: {}, rounds: [] },
    'a planned visit': {
      ...room,
      rounds: [
        aRound(1, 62),
        aRound(2, 125, { demand: 'dok-2', setting: 'independent', source: 'choice' }),
        aRound(3, 183, { looks: { 2: look(3), 9: look(2), 14: look(2), 26: look(3) } }),
      ],
    },
    'a seat that could not be seen': {
      ...room,
      rounds: [aRound(1, 0, { looks: { 2: look(2), 9: look(1, 'side-talk') } })],
    },
    'a seat taken out of the sample': {
      roomSeats: 26,
      sampled: { 2: true, 9: true },
      rounds: [aRound(1, 0), aRound(2, 60)],
    },
    'late and without a task': {
      ...room,
      rounds: [aRound(1, 0), aRound(2, 120, { demand: null, source: null })],
    },
    'just begun': { ...room, rounds: [aRound(1, 0), aRound(2, 60, { looks: {} })] },
    'merged from two devices': { ...room, rounds: [aRound(2, 60), aRound(1, 0)] },
    'nobody is sampled': { roomSeats: 12, sampled: {}, rounds: [aRound(1, 0)] },
    'by the other scale': { ...room, rounds: [aRound(1, 0, { demand: 'analyze' })] },
  },
}

export default samples
