import type { Samples } from '../../definition/samples.ts'
import { blankConference, usualConference } from './conference.ts'
import { agreedMark } from './signing.ts'

const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`
const fresh = blankConference(usualConference())
const { visits: _, meeting: __, invited: ___, talkedAt: ____, ...blank } = fresh
const { visits: none } = fresh

const agreed: Parameters<typeof agreedMark>[0] = {
  agreements: [
    { id: idOf(1), text: 'We keep the pause and add partner talk.' },
    { id: idOf(2), text: 'Success looks like more than six students answering in ten minutes.' },
  ],
  goals: [
    {
      id: idOf(11),
      text: 'More students explain their thinking in whole-group talk.',
      measure: 'Different responders in 10 min',
      baseline: '6 of 27',
      target: '14 of 27',
      dueOn: '2027-01-15',
    },
    {
      id: idOf(12),
      text: 'Exit tickets come back the next day.',
      measure: '',
      baseline: '',
      target: '',
      dueOn: null,
    },
  ],
  steps: [
    {
      id: idOf(21),
      text: 'One partner talk before whole-group answers, every lesson.',
      owner: 'educator',
      dueOn: '2026-11-05',
    },
    {
      id: idOf(22),
      text: 'Arrange Period 5 cover to visit Room 206.',
      owner: 'leader',
      dueOn: '2026-10-28',
    },
  ],
  reviews: [
    {
      id: idOf(31),
      text: 'Pause three seconds after each question.',
      dueOn: '2026-10-09',
      outcome: 'carried',
      newDueOn: '2026-11-05',
    },
    {
      id: idOf(32),
      text: 'Write the goal of the lesson on the board.',
      dueOn: null,
      outcome: 'mastered',
      newDueOn: null,
    },
  ],
  followUpOn: '2026-11-05',
  followUpFor: 'Higher-Level Questioning',
}

const whole = {
  ...blank,
  ...agreed,
  stage: 'sign',
  aboutOn: '2026-10-21',
  sharedAt: '2026-10-22T16:06:00.000Z',
  agenda: blank.agenda.map((entry, index) => ({
    ...entry,
    said: `What was said to question ${index + 1}.`,
    by: (['educator', 'leader', 'both'] as const)[index % 3],
  })),
  data: [
    { id: 'one', head: 'Question · 9:58 AM', text: 'Analyze: what changes when the slope is negative?' },
    { id: 'two', head: '', text: 'Median wait 1.8 seconds, 14 timed.' },
  ],
  prepNotes: 'Open with the graph task.',
}

const questions = { tool: 'Higher-Level Questioning', by: 'Marisol Okafor' }
const visits = [
  {
    ...questions,
    id: idOf(41),
    on: '2026-09-29',
    figures: [
      { label: 'Academic questions', value: '25', note: '' },
      { label: 'Median wait', value: '1.2 s', note: 'timed for 16 questions' },
    ],
  },
  {
    ...questions,
    id: idOf(42),
    on: '2026-10-21',
    figures: [
      { label: 'Academic questions', value: '23', note: '' },
      { label: 'Median wait', value: '1.8 s', note: 'timed for 14 questions' },
    ],
  },
]
const signature = { name: 'Marisol Okafor', at: '2026-10-22T16:24:00.000Z', of: agreedMark(agreed) }

/** Reviewed steps of both people: since when, and what became of them. */
const looked = {
  ...agreed,
  reviews: [
    {
      id: idOf(31),
      text: 'Pause three seconds after each question.',
      dueOn: '2026-10-09',
      agreedOn: '2026-09-29',
      outcome: 'carried',
      newDueOn: '2026-11-05',
    },
    {
      id: idOf(32),
      text: 'Write the goal of the lesson on the board.',
      dueOn: null,
      agreedOn: '2026-09-30',
      outcome: 'mastered',
      newDueOn: null,
    },
    {
      id: idOf(33),
      text: 'Find a second set of calculators.',
      dueOn: '2026-10-30',
      owner: 'leader',
      agreedOn: '2026-09-29',
      outcome: 'carried',
      newDueOn: null,
    },
    {
      id: idOf(34),
      text: 'Bring the pacing guide.',
      dueOn: '2026-10-09',
      owner: 'leader',
      agreedOn: '2026-09-29',
      outcome: 'done',
      newDueOn: null,
    },
  ],
} satisfies Parameters<typeof agreedMark>[0]

const planned = { on: '2026-10-23', at: '13:10', minutes: 25, place: 'Room 224' }
const noticed = agreed.goals.map((goal) => ({
  ...goal,
  noticedBy: { tool: 'Higher-Level Questioning', figure: 'Seats that answered' },
}))

/** Captures of every version that ever shipped. None is ever taken out: somewhere one is still stored. */
const samples: Samples = {
  1: {
    'before the talk': blank,
    'shared ahead': { ...blank, sharedAt: '2026-10-22T16:06:00.000Z', prepNotes: 'Ask about partner talk.' },
    'agreed and not signed': whole,
    'agreed and signed': { ...whole, signature },
    'changed after signing': { ...whole, followUpOn: null, signature },
    'a check-in without an agenda': {
      ...blank,
      kind: 'check-in',
      agenda: [],
      agreements: agreed.agreements,
      asksAhead: false,
    },
    'about a visit that is yet to come': { ...blank, kind: 'pre', aboutOn: '2026-10-29' },
    'entries left empty': {
      ...blank,
      agreements: [{ id: idOf(1), text: ' ' }],
      steps: [{ id: idOf(2), text: '', owner: 'educator', dueOn: null }],
    },
    'merged from two devices': { ...whole, agenda: [...whole.agenda].reverse() },
  },
  2: {
    'before the talk': { ...blank, visits: none },
    'earlier visits on the table': { ...whole, visits, signature },
  },
  3: {
    'before the talk': { ...blank, visits: none },
    'steps of both looked at again': {
      ...whole,
      ...looked,
      visits,
      signature: { ...signature, of: agreedMark(looked) },
    },
  },
  4: {
    'before the talk': fresh,
    'planned and invited': { ...fresh, meeting: planned, invited: planned },
    'moved and not told yet': { ...fresh, meeting: { ...planned, at: '14:40' }, invited: planned },
    'a day without a time': { ...fresh, meeting: { ...planned, at: null } },
    'talked, with a goal that a figure notices': {
      ...fresh,
      ...agreed,
      stage: 'agree',
      meeting: planned,
      invited: planned,
      talkedAt: '2026-10-23T19:12:00.000Z',
      goals: noticed,
    },
  },
}

export default samples
