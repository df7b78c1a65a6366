/** The kinds of question. Only academic questions are in the mix; the others are counted apart. */
export const kinds = ['academic', 'procedural', 'rhetorical'] as const
export type Kind = (typeof kinds)[number]

export const kindTitles: Readonly<Record<Kind, string>> = {
  academic: 'Academic',
  procedural: 'Procedural',
  rhetorical: 'Rhetorical',
}

export const askers = ['teacher', 'student'] as const
export type Asker = (typeof askers)[number]

export const askerTitles: Readonly<Record<Asker, string>> = { teacher: 'Teacher', student: 'Student' }

export const forms = ['open', 'closed'] as const
export type Form = (typeof forms)[number]

export const formTitles: Readonly<Record<Form, string>> = { open: 'Open', closed: 'Closed' }

export const directions = ['class', 'group', 'one', 'volunteer'] as const
export type Direction = (typeof directions)[number]

export const directionTitles: Readonly<Record<Direction, string>> = {
  class: 'Whole class',
  group: 'A group',
  one: 'One student',
  volunteer: 'A volunteer',
}
