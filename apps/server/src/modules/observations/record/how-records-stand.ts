import type { Queries } from '../../../database/doors.ts'
import { type Reader, readingParts } from '../access/readable.ts'
import { factStamps } from '../facts/fact-stamps.queries.ts'
import { recordStamps } from './record-stamps.queries.ts'

/**
 * How the rows of some observations stand, those that somebody may read, and what was counted in them: it changes with
 * everything that was recorded.
 */
export async function howRecordsStand(
  db: Queries,
  reader: Reader,
  ids: readonly string[],
): Promise<string[]> {
  const { shape, values } = readingParts(reader)
  const [records, facts] = await Promise.all([
    recordStamps(db, shape, { ...values, ids }),
    factStamps(db, { ids }),
  ])
  return [...records.map(({ id, stamp }) => `${id} ${stamp}`).sort(), ...facts.map(({ all }) => all)]
}
