import type { Kind } from '@corridor/tools/narrative-corner/kinds'

type Said = readonly [kind: Kind, who: 'T' | 'S' | 'Sn' | null, text: string, shows?: Shows]

/** What a line is evidence of, by the item's id: these words of it, or all of it. */
export type Shows = Readonly<Record<string, string | null>>

/** Lessons that nobody taught. `Sn` is the student on some seat. */
export const scripts: readonly (readonly Said[])[] = [
  [
    [
      'action',
      'T',
      'Greets students at the door. Slide shows: “Do now: reread paragraph 4, mark one claim.”',
      { c1: 'Greets students at the door.', i1: null },
    ],
    [
      'script',
      'T',
      'You have four minutes. Mark the claim, and be ready to say how you know it is a claim.',
      { i4: 'You have four minutes.', 'thinking-time': null },
    ],
    ['action', 'S', 'All but three students writing on the page.', { 'engagement-part': null }],
    ['script', 'Sn', 'Is the first sentence the claim?'],
    ['script', 'T', 'What makes you think so?', { i2: null, 'talk-follow-up': null }],
    [
      'script',
      'T',
      'Is that the claim or the evidence? Talk to your partner.',
      { i2: 'Is that the claim or the evidence?', 'language-talk': 'Talk to your partner.' },
    ],
    [
      'script',
      'Sn',
      'It’s evidence, because the author uses it to show that planning came first.',
      { s4: null, 'thinking-reasons': 'because the author uses it' },
    ],
    [
      'script',
      'T',
      'Say more. Where do you see planning?',
      { i2: null, 'talk-follow-up': 'Where do you see planning?' },
    ],
    ['script', 'Sn', 'Line 3. It says they had met for months.', { s4: 'Line 3.' }],
    ['interpretation', null, 'Follow-up seems to send the student back to the text. Ask about this.'],
    [
      'environment',
      null,
      'Anchor chart on the north wall lists sentence frames for claims and evidence.',
      { c4: null, 'language-support': 'sentence frames' },
    ],
    [
      'script',
      'T',
      'Turn to your partner. Decide which of the two claims is stronger, and why.',
      { s3: 'Turn to your partner.', s1: 'which of the two claims is stronger, and why' },
    ],
  ],
  [
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
  ],
  [
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
  ],
]
