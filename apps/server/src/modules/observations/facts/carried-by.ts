import type { JsonObject } from '@corridor/domain/data/json'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Carrying = Pick<StoredObservation, 'status' | 'document' | 'configuration'>

/** What others than its observer may know of it. */
export function withoutOwn({ own: _, ...carried }: JsonObject): JsonObject {
  return carried
}

/** What the next visit with the same tool should know. A draft carries nothing. */
export function carriedBy(row: Carrying): JsonObject | null {
  return row.status === 'draft' ? null : opened(row).carry()
}
