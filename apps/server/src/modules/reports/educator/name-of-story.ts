import { createHash } from 'node:crypto'
import { readingParts } from '../../observations/access/readable.ts'
import { factStamps } from '../../observations/facts/fact-stamps.queries.ts'
import { recordStamps } from '../../observations/record/record-stamps.queries.ts'
import type { Source } from '../source.ts'
import type { Outline } from './load-educator.ts'

/** How the rows of some recordings stand, those that the reader may read, and what was counted in them. */
export async function stampsOf({ db, reader }: Source, ids: readonly string[]): Promise<string[]> {
  const { shape, values } = readingParts(reader)
  const [records, facts] = await Promise.all([
    recordStamps(db, shape, { ...values, ids }),
    factStamps(db, { ids }),
  ])
  return [...records.map(({ id, stamp }) => `${id} ${stamp}`).sort(), ...facts.map(({ all }) => all)]
}

/** A name that says all that the cards about an educator are made of: what was read of them, and stamps of the rest. */
export function nameOfStory(
  { reader, today, span, years, timeZone }: Source,
  { rows, went, versions, isChanging: _, ...others }: Outline,
  stamps: readonly string[],
): string {
  const sets = versions.map(({ configurationId, version }) => [configurationId, version])
  const all = { reader, today, span, years, timeZone, rows, stamps, sets, went: [...went], ...others }
  return createHash('sha256').update(JSON.stringify(all)).digest('base64')
}
