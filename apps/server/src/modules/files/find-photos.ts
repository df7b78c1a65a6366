import type { Queries } from '../../database/doors.ts'
import { contentsOf } from './files.queries.ts'

/** Several photos by their ids, of records that somebody may read. */
export async function findPhotos(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (ids.length === 0) return new Map()
  const found = await contentsOf(db, { ids })
  return new Map(found.map(({ id, content }) => [id, content]))
}
