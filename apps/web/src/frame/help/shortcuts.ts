export type Shortcut = readonly [key: string, does: string]

export const everywhere: readonly Shortcut[] = [
  ['/', 'Search'],
  ['?', 'Show this list'],
  ['↑ ↓', 'Move through what was found'],
  ['Enter', 'Open it'],
  ['T', 'Chart or table, in the card that has the focus'],
  ['Esc', 'Close the search, a menu or a dialog'],
]

/** The keys of capture screens. Those on a button are shown there as well. */
export const observing: readonly { readonly tool: string; readonly keys: readonly Shortcut[] }[] = [
  { tool: 'While observing', keys: [['Ctrl+Z or ⌘Z', 'Undo the last act']] },
  {
    tool: 'On Task',
    keys: [
      ['S', 'Start a sweep'],
      ['1–9', 'Choose the code of the seat'],
      ['Arrows', 'Move to another seat'],
    ],
  },
  {
    tool: 'Advanced Task',
    keys: [
      ['S', 'Start a round'],
      ['Digits', 'Choose the level of the seat'],
      ['Arrows', 'Move to another seat'],
    ],
  },
  {
    tool: 'Higher-Level Questioning',
    keys: [
      ['1–9', 'Count a question of a level'],
      ['T, S', 'The teacher or a student asks'],
      ['O, C', 'Open or closed'],
      ['F', 'A follow-up'],
      ['W', 'Start or stop the wait time'],
      ['P, R', 'Count a procedural or a rhetorical question'],
      ['↑ ↓', 'Move to another question'],
    ],
  },
  {
    tool: 'Narrative Corner',
    keys: [
      ['Enter', 'Add the line with its time'],
      ['↑ ↓', 'Move to another line'],
      ['#', 'Tag the line'],
      ['Delete', 'Remove the line'],
    ],
  },
  {
    tool: 'Keeping Time',
    keys: [
      ['A letter', 'Switch to the category with that letter'],
      ['1–9', 'Choose the grouping'],
    ],
  },
  {
    tool: 'Standard Over Time',
    keys: [
      ['Y, N', 'There was a chance to see it, or not'],
      ['Digits', 'Choose the level'],
      ['F', 'Show the focus terms'],
    ],
  },
  { tool: 'Targeted Comment', keys: [['1–9', 'Choose the kind of comment']] },
  {
    tool: 'Custom Look-Fors',
    keys: [
      ['1–9', 'Choose the answer'],
      ['+ −', 'Count one more or one fewer'],
      ['↑ ↓', 'Move to another look-for'],
      ['← →', 'Turn to another part'],
      ['E', 'Write evidence'],
    ],
  },
  {
    tool: 'Expanded Rubric',
    keys: [
      ['1–9', 'Choose the level'],
      ['Arrows', 'Move to another indicator'],
    ],
  },
  { tool: 'Noticing & Wondering', keys: [['N, W', 'Write a noticing or a wondering']] },
  { tool: 'Teacher Conference', keys: [['1–9', 'Go to a stage']] },
]
