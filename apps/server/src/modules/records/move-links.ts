import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { setLinksEducator } from './links.queries.ts'

/** Moves an educator's mailed links to another who is the same person. Answers which, by the hashes of their tokens. */
export function moveLinks(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  return setLinksEducator(db, from, to, only)
}
