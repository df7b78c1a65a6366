import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

const about = { id: '41:i2', code: 'I2', title: 'Questions and discussion' }

function aComment(number: number, kind: string, text: string, details: object = {}) {
  return {
    id: idOf(number),
    at: at(60 * number),
    kind,
    target: null,
    text,
    bankId: null,
    evidence: [],
    isStep: false,
    stepDueOn: null,
    ...details,
  }
}

const typed = { id: idOf(800), text: 'S7 asked S2 why.', stance: 'supports', source: null }
const picked = {
  id: idOf(801),
  text: '9 of 14 questions were open.',
  stance: 'contradicts',
  source: { observationId: idOf(900), toolTypeId: 4, entryId: idOf(700), kind: 'Question', at: at(200) },
}
const photo = { ...typed, id: idOf(802), file: { id: idOf(701), type: 'image/jpeg', bytes: 51_000 } }

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first comment': { comments: [] },
    'three comments with an action step': {
      comments: [
        aComment(1, 'strength', 'All 24 students had clay and tools on the table within two minutes.', {
          bankId: 'strength-1',
        }),
        aComment(2, 'question', 'What did you learn when students compared their two glazes?', {
          bankId: 'question-3',
          target: about,
          evidence: [typed, picked],
        }),
        aComment(3, 'next-step', 'Plan one question that asks for reasons in each lesson.', {
          target: about,
          isStep: true,
          stepDueOn: '2026-11-05',
        }),
      ],
    },
    'as it stands in the bank': {
      comments: [aComment(1, 'question', 'How did you decide on ___?', { bankId: 'question-1' })],
    },
    'more than are sent': {
      comments: [1, 2, 3, 4].map((number) => aComment(number, 'note', `Remark ${number}`)),
    },
    'evidence before words': {
      comments: [aComment(1, 'suggestion', '', { evidence: [photo] }), aComment(2, 'note', 'Group work.')],
    },
    'merged from two devices, a step marked on each': {
      comments: [
        aComment(4, 'next-step', 'Ask a second student.', { isStep: true }),
        aComment(2, 'next-step', 'Wait four seconds.', { isStep: true, stepDueOn: '2026-10-29' }),
      ],
    },
  },
  2: {
    'words of two banks, as they were taken and changed': {
      comments: [
        aComment(1, 'question', 'How did you decide on the pairs?', {
          bankId: 'question-1',
          taken: 'How did you decide on ___?',
        }),
        aComment(2, 'strength', 'Everybody knew where to begin.', {
          bankId: `own:${idOf(600)}`,
          taken: 'Everybody knew where to begin.',
        }),
        aComment(3, 'note', 'Group work.'),
      ],
    },
    'about a goal and an action step': {
      comments: [
        aComment(1, 'strength', 'Nine students spoke in the first ten minutes.', {
          target: { id: `goal:${idOf(610)}`, code: 'Goal', title: 'More voices.' },
        }),
        aComment(2, 'question', 'What happens when you wait longer?', {
          target: { id: `step:${idOf(611)}`, code: 'Step', title: 'Wait four seconds.' },
        }),
      ],
    },
  },
}

export default samples
