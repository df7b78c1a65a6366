import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import { isHolding, wholeIn } from './holding.ts'

/**
 * A key of all that figures from kept months are made of: who sees how much, what is asked, and how each month stands.
 * Null where something has to be counted from rows.
 */
export async function nameOfKept(source: Source): Promise<string | null> {
  const { counted, reader, span, filters, timeZone } = source
  if (!counted.isTallied) return null
  const months = await source.months()
  const holds = isHolding(source)
  const isWhole = wholeIn(counted)
  if (!months.every((it) => holds(it) && it.keptZone === timeZone)) return null
  const each = months.map((it) =>
    [it.schoolId, it.month, it.yearStartsOn, it.stamp, isWhole(it) ? 'whole' : ''].join(' '),
  )
  const asked = [reader.actor.districtId, seesSumsAlone(reader), span.from, span.to, JSON.stringify(filters)]
  return [...asked, ...each.sort()].join('\n')
}
