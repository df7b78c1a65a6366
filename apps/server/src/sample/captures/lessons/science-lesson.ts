import type { Lesson } from './lesson.ts'

export const scienceLesson: Lesson = [
  [
    'action',
    'T',
    'Sets a timer for six minutes and lays out three trays at each table.',
    { i4: 'Sets a timer for six minutes', c4: null },
  ],
  [
    'script',
    'T',
    'Before anybody touches anything: what do you predict, and why?',
    { s1: 'what do you predict, and why?', 'thinking-time': 'Before anybody touches anything' },
  ],
  [
    'script',
    'Sn',
    'The salt one floats because the water is heavier.',
    { 'thinking-reasons': 'because the water is heavier' },
  ],
  ['script', 'Sn', 'I think it sinks a little. My cup at home did.'],
  [
    'action',
    'S',
    'Every table has a prediction on the sheet. One table has none.',
    { 'engagement-part': 'Every table has a prediction on the sheet.' },
  ],
  ['script', 'T', 'How will you know which of you is right?', { i2: null, s1: null }],
  [
    'environment',
    null,
    'Word wall with density, mass and volume, each with a student drawing.',
    { i5: 'density, mass and volume', 'environment-walls': null },
  ],
  ['student-work', 'S', 'Sheet with two columns: predicted, measured.', { s4: null }],
  [
    'script',
    'Sn',
    'Ours went up to the second line, so it is not the same as before.',
    { 'thinking-reasons': 'so it is not the same as before', s2: null },
  ],
  [
    'script',
    'T',
    'Trays down. Tell the next table one number and what it means.',
    { s3: null, 'language-talk': 'Tell the next table one number' },
  ],
]
