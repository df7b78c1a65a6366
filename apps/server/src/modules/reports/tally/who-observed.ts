import type { UserId } from '@corridor/domain/people/ids'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import { wholeIn } from './holding.ts'
import { readMonths } from './read-months.ts'

/** The observers of whole months' visits that a leader may open; undefined where kept months do not tell. */
export async function whoObserved(source: Source): Promise<readonly UserId[] | undefined> {
  if (!source.counted.isTallied || seesSumsAlone(source.reader)) return undefined
  const months = await source.months()
  if (!months.every(wholeIn(source.counted))) return undefined
  const read = await readMonths(source, { whom: 'leaders', isOfFigures: true }, months)
  const found = new Set<UserId>()
  for (const { kept } of read) {
    if (!kept) return undefined
    for (const [id, [, open]] of Object.entries(kept.tally.observers))
      if (open > 0) found.add(Number(id) as UserId)
  }
  return [...found]
}
