import type { Block } from '@corridor/domain/report/block'
import type { Queries } from '../../../database/doors.ts'
import { isAboutReader } from '../access/access.ts'
import { type Reader, readableBy } from '../access/readable.ts'
import { findObservations } from '../observations.queries.ts'
import { isFromNewer } from '../opened.ts'
import { newestCopies } from './copies.queries.ts'
import { readableCopy } from './read-copy.ts'
import { standingRecord } from './standing-record.ts'
import { allWithoutPrivate } from './without-private.ts'

/**
 * What several observations record, by their ids: to the educator as it was sent, to everybody else as it stands. What
 * is private is left out for its observer as well, and so is what the educator answered. One that a newer Corridor
 * wrote is missing.
 */
export async function recordsFor(
  db: Queries,
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Block[]>> {
  if (ids.length === 0) return new Map()
  const found = await findObservations(db, ids, readableBy(reader.actor, reader.me))
  const open = found.filter((it) => !isAboutReader(it, reader) && !isFromNewer(it.document))
  const standing = (await allWithoutPrivate(db, open)).map((row) => {
    const { blocks } = standingRecord(row, { message: null, contributions: [], isForEducator: true })
    return [row.id, blocks] as const
  })
  const sent = found.filter((it) => isAboutReader(it, reader)).map(({ id }) => id)
  const copies = sent.length === 0 ? [] : await newestCopies(db, sent)
  const received = copies.flatMap((copy) => {
    const record = readableCopy(copy)
    return record ? [[copy.observationId, record.blocks] as const] : []
  })
  return new Map([...standing, ...received])
}
