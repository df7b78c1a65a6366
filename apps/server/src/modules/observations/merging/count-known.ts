import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { countObservations } from './merging.queries.ts'

/** How many observations and conferences of each educator somebody may know of. */
export function countKnown(
  db: Queries,
  reader: { readonly actor: Actor; readonly me: EducatorId | undefined },
  ids: readonly EducatorId[],
) {
  return countObservations(db, reader, ids)
}
