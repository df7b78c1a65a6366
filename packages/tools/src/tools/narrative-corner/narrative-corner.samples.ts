import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

function aLine(number: number, seconds: number, text: string, details: object = {}) {
  return {
    id: idOf(number),
    at: at(seconds),
    kind: 'script',
    speaker: 'T',
    text,
    tags: {},
    file: null,
    isIncluded: false,
    removedAt: null,
    ...details,
  }
}

const questions = { code: 'I2', title: 'Questions and discussion', span: null }

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first line': { lines: [] },
    'a lesson': {
      lines: [
        aLine(1, 12, 'Greets students at the door. Slides show the do now.', { kind: 'action' }),
        aLine(2, 100, '“You have four minutes. Mark the claim.”'),
        aLine(3, 260, 'Is the first sentence the claim?', { speaker: 'S12' }),
        aLine(4, 271, 'What makes you think so?', { tags: { '9:q': questions } }),
        aLine(5, 700, 'Anchor chart lists sentence frames.', { kind: 'environment', speaker: null }),
      ],
    },
    'an interpretation that stays, and one that is sent': {
      lines: [
        aLine(1, 20, 'Where do you see planning?', { kind: 'question' }),
        aLine(2, 60, 'Seems to push back to the text.', { kind: 'interpretation', speaker: null }),
        aLine(3, 90, 'A calm start.', { kind: 'interpretation', speaker: null, isIncluded: true }),
      ],
    },
    'tagged words, and a photo': {
      lines: [
        aLine(1, 30, 'Say more. Where do you see planning?', {
          tags: {
            '9:q': { ...questions, span: { from: 0, to: 9 } },
            '11:talk': { ...questions, code: 'T1' },
          },
        }),
        aLine(2, 45, '', {
          kind: 'student-work',
          speaker: 'S',
          file: { id: idOf(90), type: 'image/jpeg', bytes: 240_000 },
        }),
      ],
    },
    'a removed line, and one left empty': {
      lines: [aLine(1, 5, 'Bell.', { removedAt: at(9) }), aLine(2, 8, ''), aLine(3, 15, 'Ready?')],
    },
    'merged from two devices': {
      lines: [
        aLine(2, 40, 'Line 3.', { speaker: 'S7' }),
        aLine(1, 10, 'Bell rings.', { kind: 'time', speaker: null }),
      ],
    },
  },
}

export default samples
