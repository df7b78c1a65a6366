import { shortSchool as shorten } from '@corridor/domain/people/school-words'
import { currentUser } from '../api/session.ts'

/** The short name of a school, where it cannot be taken for another of the reader’s schools. */
export function shortSchool(name: string): string {
  return shorten(
    name,
    currentUser()?.schools.map((it) => it.name),
  )
}
