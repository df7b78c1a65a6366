import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { setLinksEducator } from './links.queries.ts'

/** Mailed links of an educator open what is somebody's who is the same. Answers which, by the hashes of their tokens. */
export function moveLinks(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  return setLinksEducator(db, from, to, only)
}
