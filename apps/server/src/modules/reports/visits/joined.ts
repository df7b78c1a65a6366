import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'

/** Educators who came to a school on the same day, and teach there now. */
export interface Joined {
  readonly schoolId: SchoolId
  readonly joinedOn: Day
  readonly ids: readonly EducatorId[]
}

/** Everybody of a roster once: somebody who teaches at two schools is one educator. */
export function everybodyIn(roster: readonly Joined[]): Set<EducatorId> {
  const everybody = new Set<EducatorId>()
  for (const { ids } of roster) for (const id of ids) everybody.add(id)
  return everybody
}
