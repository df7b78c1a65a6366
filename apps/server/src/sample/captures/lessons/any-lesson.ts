import type { Lesson } from './lesson.ts'

/** A lesson as it might go where there is neither a text, a graph nor a tray: in music, in Spanish, in the gym. */
export const anyLesson: Lesson = [
  ['environment', null, 'Today’s goal and three steps on the board.', { i1: null, 'thinking-goal': null }],
  [
    'script',
    'T',
    'Watch me once. Then tell your partner what I did first.',
    { i3: 'Watch me once.', 'language-talk': 'tell your partner' },
  ],
  ['action', 'S', 'Partners talk; most point to the first step.', { 'engagement-part': null, s3: null }],
  ['script', 'Sn', 'You started slow, so that we could follow.', { 'thinking-reasons': null }],
  ['script', 'T', 'What would happen if I had started fast?', { i2: null, s1: null }],
  ['script', 'Sn', 'We would lose the others.'],
  [
    'action',
    'T',
    'Walks to the back row, watches two students try, shows one of them the first step again.',
    { r1: 'watches two students try', r3: null },
  ],
  ['script', 'T', 'Try it twice. The second time, change one thing.', { s2: 'change one thing', i4: null }],
  ['action', 'S', 'Everybody tries. Two groups begin again without being told.', { 'engagement-part': null }],
  [
    'script',
    'Sn',
    'The second one was better because we counted.',
    { 'thinking-reasons': 'because we counted' },
  ],
]
