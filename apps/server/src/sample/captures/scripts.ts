import type { Kind } from '@corridor/tools/narrative-corner/kinds'

type Said = readonly [kind: Kind, who: 'T' | 'S' | 'Sn' | null, text: string]

/** Lessons that nobody taught. `Sn` is the student on some seat. */
export const scripts: readonly (readonly Said[])[] = [
  [
    [
      'action',
      'T',
      'Greets students at the door. Slide shows: “Do now: reread paragraph 4, mark one claim.”',
    ],
    ['script', 'T', 'You have four minutes. Mark the claim, and be ready to say how you know it is a claim.'],
    ['action', 'S', 'All but three students writing on the page.'],
    ['script', 'Sn', 'Is the first sentence the claim?'],
    ['script', 'T', 'What makes you think so?'],
    ['script', 'T', 'Is that the claim or the evidence? Talk to your partner.'],
    ['script', 'Sn', 'It’s evidence, because the author uses it to show that planning came first.'],
    ['script', 'T', 'Say more. Where do you see planning?'],
    ['script', 'Sn', 'Line 3. It says they had met for months.'],
    ['interpretation', null, 'Follow-up seems to send the student back to the text. Ask about this.'],
    ['environment', null, 'Anchor chart on the north wall lists sentence frames for claims and evidence.'],
    ['script', 'T', 'Turn to your partner. Decide which of the two claims is stronger, and why.'],
  ],
  [
    ['environment', null, 'Objective on the board: “I can explain what the slope means in a story.”'],
    ['script', 'T', 'Look at week three. What changes in the graph there?'],
    ['script', 'Sn', 'It gets steeper.'],
    ['script', 'T', 'What would that look like in the story?'],
    ['action', 'S', 'Pairs point at their graphs and talk. Two hands up.'],
    ['student-work', 'Sn', 'Table of values with the rate written beside each row.'],
    ['script', 'Sn', 'They saved more money each week after that.'],
    ['action', 'T', 'Moves to the back table, reads over a shoulder, asks to see the table of values.'],
    ['script', 'T', 'If the fee doubled, which part of the table would change?'],
    ['script', 'Sn', 'Only where it starts, not how fast it goes.'],
    ['script', 'T', 'Write that down, in your own words, with the number that shows it.'],
  ],
  [
    ['action', 'T', 'Sets a timer for six minutes and lays out three trays at each table.'],
    ['script', 'T', 'Before anybody touches anything: what do you predict, and why?'],
    ['script', 'Sn', 'The salt one floats because the water is heavier.'],
    ['script', 'Sn', 'I think it sinks a little. My cup at home did.'],
    ['action', 'S', 'Every table has a prediction on the sheet. One table has none.'],
    ['script', 'T', 'How will you know which of you is right?'],
    ['environment', null, 'Word wall with density, mass and volume, each with a student drawing.'],
    ['student-work', 'S', 'Sheet with two columns: predicted, measured.'],
    ['script', 'Sn', 'Ours went up to the second line, so it is not the same as before.'],
    ['script', 'T', 'Trays down. Tell the next table one number and what it means.'],
  ],
]
