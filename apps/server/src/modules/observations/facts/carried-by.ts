import type { JsonObject } from '@corridor/domain/data/json'
import { opened } from '../opened.ts'
import type { StoredObservation } from '../stored-observation.ts'

type Carrying = Pick<StoredObservation, 'status' | 'document' | 'configuration'>

/** What an observation carries, without its observer's own part. */
export function withoutOwn({ own: _, ...carried }: JsonObject): JsonObject {
  return carried
}

/** What an observation carries to the next visit with the same tool. A draft carries nothing. */
export function carriedBy(row: Carrying): JsonObject | null {
  return row.status === 'draft' ? null : opened(row).carry()
}
