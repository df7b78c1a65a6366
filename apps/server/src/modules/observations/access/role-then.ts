import { observerRole } from '@corridor/domain/people/observer-role'
import type { Queries } from '../../../database/doors.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { findHeldThen } from './rights.queries.ts'

type Visited = Pick<StoredObservation, 'id' | 'observer' | 'schoolId' | 'educatorId'>

/** The role that an observer had there on the day of the visit: it goes out with the record. */
export async function roleThen(db: Queries, visited: Visited, now: Date): Promise<string | undefined> {
  const assignments = await findHeldThen(db, visited.id, now)
  return observerRole({ ...visited.observer, assignments }, visited)
}
