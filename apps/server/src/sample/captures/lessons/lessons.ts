import { anyLesson } from './any-lesson.ts'
import type { Lesson } from './lesson.ts'
import { mathLesson } from './math-lesson.ts'
import { readingLesson } from './reading-lesson.ts'
import { scienceLesson } from './science-lesson.ts'

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
