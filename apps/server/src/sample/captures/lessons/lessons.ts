import type { Kind } from '@corridor/tools/tools/narrative-corner/kinds'
import { anyLesson } from './any-lesson.ts'
import { mathLesson } from './math-lesson.ts'
import { readingLesson } from './reading-lesson.ts'
import { scienceLesson } from './science-lesson.ts'

/** What was said and done, line by line. `Sn` is the student on some seat. */
export type Lesson = readonly (readonly [
  kind: Kind,
  who: 'T' | 'S' | 'Sn' | null,
  text: string,
  shows?: Shows,
])[]

/** What a line is evidence of, by the item's id: these words of it, or all of it. */
export type Shows = Readonly<Record<string, string | null>>

const taught: readonly (readonly [subjects: RegExp, lesson: Lesson])[] = [
  [/All|ELA|ELD|English|Geography|History|Reading|Social/, readingLesson],
  [/All|Algebra|Geometry|Math/, mathLesson],
  [/All|Biology|Chemistry|Science/, scienceLesson],
]

/** Lessons that nobody taught, as they might have gone in the subject. */
export function lessonsIn(subject: string): readonly Lesson[] {
  const lessons = taught.flatMap(([subjects, lesson]) => (subjects.test(subject) ? [lesson] : []))
  return lessons.length > 0 ? lessons : [anyLesson]
}
