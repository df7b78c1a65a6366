import { type Assignment, scopeOf } from './actor.ts'
import type { EducatorId, SchoolId } from './ids.ts'
import { powers, roles, roleTitles } from './roles.ts'

interface Observer {
  readonly jobTitle: string | null
  /** What they held on the day of the visit. */
  readonly assignments: readonly Assignment[]
}

interface Visited {
  readonly schoolId: SchoolId
  readonly educatorId: EducatorId | null
}

/**
 * “Principal”: what stands beside an observer’s name on a record. It is their job title, or else the role by which
 * they observe there; of several the one in that school. Absent: they hold none that observes.
 */
export function observerRole({ jobTitle, assignments }: Observer, visited: Visited): string | undefined {
  if (jobTitle) return jobTitle
  const [nearest] = assignments
    .filter(({ role }) => powers[role]['observation.create'])
    .toSorted(
      (one, other) =>
        nearness(other, visited) - nearness(one, visited) ||
        roles.indexOf(one.role) - roles.indexOf(other.role),
    )
  return nearest && roleTitles[nearest.role]
}

/** How much an assignment has to do with a visit: held in its school, reaching it, or neither. */
function nearness(assignment: Assignment, { schoolId, educatorId }: Visited): number {
  const { schools, educators } = scopeOf({ assignments: [assignment] }, 'observation.create')
  const isReached =
    schools === 'all' || schools.includes(schoolId) || (educatorId !== null && educators.includes(educatorId))
  if (!isReached) return 0
  return assignment.schoolId === schoolId ? 2 : 1
}
