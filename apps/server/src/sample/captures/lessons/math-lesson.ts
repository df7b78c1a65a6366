import type { Lesson } from './lesson.ts'

export const mathLesson: Lesson = [
  [
    'environment',
    null,
    'Objective on the board: “I can explain what the slope means in a story.”',
    { i1: null, 'thinking-goal': null },
  ],
  [
    'script',
    'T',
    'Look at week three. What changes in the graph there?',
    { i2: 'What changes in the graph there?', 'problem-sense': null },
  ],
  ['script', 'Sn', 'It gets steeper.'],
  ['script', 'T', 'What would that look like in the story?', { 'showing-connect': null, i2: null }],
  [
    'action',
    'S',
    'Pairs point at their graphs and talk. Two hands up.',
    { 'language-talk': 'Pairs point at their graphs and talk.', s3: null },
  ],
  [
    'student-work',
    'Sn',
    'Table of values with the rate written beside each row.',
    { s4: null, 'showing-precise': 'the rate written beside each row' },
  ],
  ['script', 'Sn', 'They saved more money each week after that.', { 'showing-connect': null }],
  [
    'action',
    'T',
    'Moves to the back table, reads over a shoulder, asks to see the table of values.',
    { r1: 'reads over a shoulder', r3: null },
  ],
  ['script', 'T', 'If the fee doubled, which part of the table would change?'],
  ['script', 'Sn', 'Only where it starts, not how fast it goes.', { 'discussing-explain': null, s2: null }],
  [
    'script',
    'T',
    'Write that down, in your own words, with the number that shows it.',
    { i5: 'in your own words', 'showing-precise': 'with the number that shows it' },
  ],
]
