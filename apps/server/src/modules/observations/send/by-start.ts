import type { StoredObservation } from '../stored-observation.ts'

/** Compares observations by the order in which the visit went through its tools. */
export function byStart(
  one: Pick<StoredObservation, 'startedAt' | 'id'>,
  other: Pick<StoredObservation, 'startedAt' | 'id'>,
): number {
  return one.startedAt.getTime() - other.startedAt.getTime() || (one.id < other.id ? -1 : 1)
}
