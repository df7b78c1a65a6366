import type { Samples } from '../../definition/samples.ts'

const START = Date.parse('2026-10-22T16:05:00Z')
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

function asked(number: number, seconds: number, details: object = {}) {
  return {
    id: idOf(number),
    at: new Date(START + seconds * 1_000).toISOString(),
    kind: 'academic',
    level: 'remember',
    asker: 'teacher',
    text: '',
    form: null,
    isFollowUp: false,
    directedTo: null,
    responder: null,
    waitSeconds: null,
    ...details,
  }
}

const procedural = { kind: 'procedural', level: null }

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the first question': { questions: [], isNoneAsked: false },
    'nobody asked': { questions: [], isNoneAsked: true },
    'a whole window': {
      questions: [
        asked(1, 20),
        asked(2, 65, { level: 'understand', form: 'closed', waitSeconds: 0.8, directedTo: 'class' }),
        asked(3, 130, { level: 'analyze', form: 'open', waitSeconds: 3.4, text: 'Why does it turn red?' }),
        asked(4, 150, { level: 'analyze', form: 'open', isFollowUp: true, directedTo: 'one', responder: 7 }),
        asked(5, 300, { level: 'create', asker: 'student', directedTo: 'volunteer', responder: 12 }),
        asked(6, 610, { level: 'evaluate', waitSeconds: 12, responder: 7 }),
        asked(7, 620, procedural),
        asked(8, 640, { kind: 'rhetorical', level: null }),
      ],
      isNoneAsked: false,
    },
    'three questions': {
      questions: [asked(1, 10), asked(2, 40, { level: 'apply' }), asked(3, 90, { level: 'create' })],
      isNoneAsked: false,
    },
    'only procedural': {
      questions: [asked(1, 10, procedural), asked(2, 50, procedural)],
      isNoneAsked: false,
    },
    'one without a level': { questions: [asked(1, 30), asked(2, 60, { level: null })], isNoneAsked: false },
    'merged from two devices': { questions: [asked(2, 90), asked(1, 30)], isNoneAsked: true },
    'by another scale': {
      questions: [asked(1, 30, { level: 'dok-1' }), asked(2, 60, { level: 'dok-3' })],
      isNoneAsked: false,
    },
    'both at the same moment': { questions: [asked(2, 30), asked(1, 30)], isNoneAsked: false },
  },
}

export default samples
