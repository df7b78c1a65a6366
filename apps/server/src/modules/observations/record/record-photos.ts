import type { Queries } from '../../../database/doors.ts'
import { findPhotos } from '../../files/find-photos.ts'
import type { PrintedPart } from './record-sections.ts'

/** The most bytes of photos in a paper. A page's own photos are far smaller; a paper is made in memory. */
const MOST_BYTES = 40 * 1024 * 1024

/** The photos that records name, as many of them as a paper holds: the others are named on it. */
export async function recordPhotos(
  db: Queries,
  parts: readonly Pick<PrintedPart, 'record'>[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = parts.flatMap(({ record }) =>
    record.blocks.flatMap((block) => (block.kind === 'files' ? block.items.map(({ file }) => file) : [])),
  )
  let room = MOST_BYTES
  const chosen = files.filter(({ type, bytes }) => {
    if ((type !== 'image/jpeg' && type !== 'image/png') || bytes > room) return false
    room -= bytes
    return true
  })
  return findPhotos(
    db,
    chosen.map(({ id }) => id),
  )
}
