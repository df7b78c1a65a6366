import type { Kind } from '@corridor/tools/tools/narrative-corner/kinds'

/** The lines of a lesson: what was said and done. `Sn` is the student on some seat. */
export type Lesson = readonly (readonly [
  kind: Kind,
  who: 'T' | 'S' | 'Sn' | null,
  text: string,
  shows?: Shows,
])[]

/** The items that a line is evidence of, by id: with these words of the line, or all of it. */
export type Shows = Readonly<Record<string, string | null>>
