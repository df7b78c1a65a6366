import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const DAY_MS = 86_400_000
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()

const levels = ['Not observed', 'Emerging', 'Partial', 'Full'].map((label, value) => ({ value, label }))
const daysAgo = (days: number) => new Date(START - days * DAY_MS).toISOString()
const earlier = (number: number, days: number, value: number | null, scale: object[] = levels) => ({
  id: idOf(number),
  value,
  levels: scale,
  startedAt: daysAgo(days),
})
const said = (number: number, seconds: number, text: string) => ({ id: idOf(number), at: at(seconds), text })

const blank = { standardId: null, hadChance: null, level: null, evidence: '', marks: {}, words: [], run: [] }
const seen = { standardId: 'explain', hadChance: true, level: 2, evidence: '4 of 6 at the board said why.' }

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first tap': blank,
    'a first check': {
      ...blank,
      ...seen,
      words: [said(1, 60, 'Because both sides…'), said(2, 95, 'S4: I saw it too')],
    },
    'the sixth check': {
      ...blank,
      ...seen,
      run: [
        earlier(11, 49, 1),
        earlier(12, 37, 1),
        earlier(13, 28, 2),
        earlier(14, 21, null),
        earlier(15, 13, 2),
      ],
    },
    'no opportunity': {
      ...blank,
      standardId: 'build',
      hadChance: false,
      run: [earlier(11, 9, 3), earlier(12, 5, 3)],
    },
    'sustained at the target': {
      ...blank,
      ...seen,
      level: 3,
      run: [
        earlier(11, 40, 1),
        earlier(12, 30, 2),
        earlier(13, 20, 2),
        earlier(14, 12, 3),
        earlier(15, 6, 3),
      ],
    },
    'after a change of the scale': {
      ...blank,
      ...seen,
      run: [earlier(11, 30, 1, [{ value: 1, label: 'Seen' }]), earlier(12, 14, 2)],
    },
    'marks every five minutes': {
      ...blank,
      ...seen,
      level: null,
      marks: { 0: 'absent', 1: 'partly', 2: 'present' },
    },
    'a standard that is gone': { ...blank, ...seen, standardId: 'retired' },
  },
  2: {
    'a focus with terms of its own': {
      ...blank,
      ...seen,
      focus: { target: 2, cadenceDays: 7, baselineVisits: 2 },
      run: [earlier(11, 21, 0), earlier(12, 14, 1), earlier(13, 8, 2), earlier(14, 7, 2)],
    },
    'another target, and the rest as the district has it': { ...blank, ...seen, focus: { target: 2 } },
    'a run that began before what a device gets of it': {
      ...blank,
      ...seen,
      level: 3,
      before: { count: 9, first: { [daysAgo(120)]: 0, [daysAgo(110)]: 1, [daysAgo(100)]: 1 } },
      run: [earlier(11, 40, 2), earlier(12, 26, 3), earlier(13, 12, 3)],
    },
  },
  3: {
    'a run of which two devices knew different ends': {
      ...blank,
      ...seen,
      level: 3,
      beginnings: {
        '00000000000000a1': { from: daysAgo(40), count: 9, first: { [daysAgo(120)]: 0, [daysAgo(110)]: 1 } },
        '00000000000000a2': { from: daysAgo(26), count: 10, first: { [daysAgo(120)]: 0, [daysAgo(110)]: 1 } },
      },
      run: [earlier(11, 40, 2), earlier(12, 26, 3), earlier(13, 12, 3)],
    },
    'a run that nobody counted': {
      ...blank,
      ...seen,
      beginnings: {
        '00000000000000a3': { from: daysAgo(40), count: null, first: { [daysAgo(40)]: 2 } },
      },
      run: [earlier(11, 40, 2), earlier(12, 26, 3), earlier(13, 12, 3)],
    },
  },
}

export default samples
