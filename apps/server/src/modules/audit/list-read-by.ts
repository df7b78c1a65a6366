import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { readersSince } from './audit.queries.ts'

/**
 * The readers of an observation since a moment, and when each read it first. Support is not of the district, and named
 * as what it is.
 */
export async function listReadBy(db: Queries, observationId: string, educatorId: EducatorId, since: Date) {
  const readers = await readersSince(db, observationId, educatorId, since)
  return readers.flatMap(({ name, at }) =>
    at ? [{ name: name ?? 'Corridor support', at: at.toISOString() }] : [],
  )
}
