import type { Snapshot } from '@corridor/contract/observations/device'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import type { Reader } from '../access/readable.ts'
import { withoutOwn } from '../facts/carried-by.ts'
import { earlierOf } from './earlier.queries.ts'

/** What earlier visits to educators carry to the next. */
export async function listEarlier(
  db: Queries,
  reader: Reader,
  educators: readonly EducatorId[],
): Promise<Snapshot['earlier']> {
  if (educators.length === 0) return []
  const found = await earlierOf(db, reader, educators)
  return found.flatMap(({ carried, startedAt, isOwn, ...it }) =>
    carried
      ? [{ ...it, carried: isOwn ? carried : withoutOwn(carried), startedAt: startedAt.toISOString() }]
      : [],
  )
}
