import type { About } from '@corridor/tools/tools/noticing-wondering/columns'

/** Things that somebody might have seen, and what they might have made them ask. */
export const noticed: readonly (readonly [about: About, seen: string, asked: string | null])[] = [
  [
    'students',
    'I saw 5 of 6 students look at the wall chart before they began.',
    'I wonder what they could do without it.',
  ],
  [
    'students',
    'I heard a student say, “That’s the same as the one before.”',
    'I wonder how students decide which belong together.',
  ],
  ['materials', 'Each student keeps a ring of 12 to 15 cards.', null],
  [
    'teacher',
    'The teacher asked, “How do you know?” four times in six minutes.',
    'I wonder what students expect to be asked next.',
  ],
  ['environment', 'Desks stand in groups of four; every group has a sheet with roles.', null],
  [
    'students',
    'Three of the four groups had one student writing and three talking.',
    'I wonder how the one who writes is chosen.',
  ],
  [
    'teacher',
    'The teacher waited while eleven hands went up, then called on a table.',
    'What might happen if tables talked first?',
  ],
  ['materials', 'The slide and the handout show the same four steps.', null],
  [
    'students',
    'Two students crossed out an answer after comparing with a partner.',
    'I wonder what they heard that made them change it.',
  ],
  ['environment', 'The objective on the board is in two languages.', 'I wonder who reads it, and when.'],
]
