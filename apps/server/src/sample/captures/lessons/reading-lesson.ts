import type { Lesson } from './lesson.ts'

export const readingLesson: Lesson = [
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
]
