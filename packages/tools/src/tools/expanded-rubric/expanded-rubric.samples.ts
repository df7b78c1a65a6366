import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

function typed(number: number, indicatorId: string, text: string, details: object = {}) {
  return { id: idOf(number), indicatorId, text, stance: 'supports', source: null, ...details }
}

function picked(number: number, indicatorId: string, text: string, details: object = {}) {
  const source = {
    observationId: idOf(900),
    toolTypeId: 5,
    entryId: idOf(800 + number),
    kind: 'Script',
    at: at(30 * number),
  }
  return typed(number, indicatorId, text, { source, ...details })
}

const photo = { id: idOf(700), type: 'image/jpeg', bytes: 48_120 }

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first level': { marks: {}, evidence: [] },
    'part of the rubric': {
      marks: {
        c2: { level: 3, confidence: 'high', attributes: { 'c2-1': true, 'c2-3': true } },
        i1: { level: 3 },
        i2: {
          level: 3,
          confidence: 'medium',
          attributes: { 'i2-1': true },
          rationale: 'Most questions asked for reasons.',
          growthNote:
            'Pairs had 40 seconds before the share. What might more students say with a full minute?',
        },
        i4: { level: 2, confidence: 'low' },
      },
      evidence: [
        picked(1, 'i2', 'T: “Say more. Where do you see planning?”'),
        picked(2, 'i2', 'S7: “It’s evidence, because the author uses it to prove that planning came first.”'),
        picked(3, 'i2', '9 of 14 academic questions were open; 11 of 14 went to volunteers.', {
          stance: 'contradicts',
        }),
        typed(4, 'c2', 'All had notebooks open within two minutes.'),
        typed(5, 'c2', 'The exit slips', { file: photo }),
      ],
    },
    'the ends of the scale, with and without evidence': {
      marks: { c1: { level: 4 }, s1: { level: 1 } },
      evidence: [typed(1, 'c1', 'Two students fetched a chair for a third.'), typed(2, 's1', '')],
    },
    'levels only': { marks: { c1: { level: 2 }, c3: { level: 3 }, r4: { level: 2 } }, evidence: [] },
    'notes without a level': {
      marks: { r3: { growthNote: 'Which of the comments did students use?' } },
      evidence: [typed(1, 'r3', '', { file: photo })],
    },
    'merged from two devices': {
      marks: { i5: { confidence: 'high' }, s3: { attributes: { 's3-1': true } } },
      evidence: [picked(2, 's3', 'S4 and S5 compare their graphs.'), typed(1, 'i5', 'S2: “denominator”')],
    },
  },
  2: {
    'seen in a role': { role: 'Counselor', marks: { c1: { level: 3 } }, evidence: [] },
    'seen in any role, as somebody said': { role: '', marks: { i2: { level: 2 } }, evidence: [] },
  },
}

export default samples
