import { createHash } from 'node:crypto'
import type { Source } from '../source.ts'
import type { Outline } from './load-educator.ts'

/** A name that says all that the cards about an educator are made of: what was read of them, and how their records stand. */
export function nameOfStory(
  { reader, today, span, years, timeZone }: Source,
  { rows, went, versions, isChanging: _, ...others }: Outline,
  records: readonly string[],
): string {
  const sets = versions.map(({ configurationId, version }) => [configurationId, version])
  const all = { reader, today, span, years, timeZone, rows, records, sets, went: [...went], ...others }
  return createHash('sha256').update(JSON.stringify(all)).digest('base64')
}
