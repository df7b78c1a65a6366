import type { Day } from '@corridor/domain/calendar/calendar'
import { sum } from '@corridor/domain/numbers/statistics'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'

/** Educators who came to a school on the same day, and teach there now. */
export interface Joined {
  readonly schoolId: SchoolId
  readonly joinedOn: Day
  /** Those of whom something is to be told: who was visited, has a step, or had another place as well. */
  readonly known: readonly EducatorId[]
  /** How many more there are: nothing is to be told of them, and none is in another row. */
  readonly others: number
}

/** The known educators of a roster once: somebody who teaches at two schools is one educator. */
export function knownIn(roster: readonly Joined[]): Set<EducatorId> {
  const all = new Set<EducatorId>()
  for (const { known } of roster) for (const id of known) all.add(id)
  return all
}

/** Those of a roster who came to a school after a day, and teach nowhere that they came to before. */
export function joinedAfter(roster: readonly Joined[], day: Day): Joined[] {
  const before = knownIn(roster.filter(({ joinedOn }) => joinedOn <= day))
  return roster
    .filter(({ joinedOn }) => joinedOn > day)
    .map(({ known, ...it }) => ({ ...it, known: known.filter((id) => !before.has(id)) }))
    .filter((it) => it.known.length + it.others > 0)
}

/** How many educators a roster has. */
export function headcount(roster: readonly Joined[]): number {
  return knownIn(roster).size + sum(roster.map(({ others }) => others))
}
