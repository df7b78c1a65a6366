import type { Kind } from '@corridor/tools/tools/narrative-corner/kinds'

/** What was said and done, line by line. `Sn` is the student on some seat. */
export type Lesson = readonly (readonly [
  kind: Kind,
  who: 'T' | 'S' | 'Sn' | null,
  text: string,
  shows?: Shows,
])[]

/** What a line is evidence of, by the item's id: these words of it, or all of it. */
export type Shows = Readonly<Record<string, string | null>>
