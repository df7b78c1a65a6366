import { later } from '../days/span.ts'
import type { Counted } from '../visits/counted.queries.ts'
import type { VisitSource } from '../visits/visit-source.ts'
import type { Counting } from './count-months.ts'
import type { VisitMonth } from './visit-months.queries.ts'

type Asked = Pick<VisitSource, 'db' | 'timeZone' | 'now' | 'today' | 'span'>

/** How months that are not kept are counted for a report: up to today, or as far as it looks ahead. */
export function countingOf({ db, timeZone, now, today, span }: Asked): Counting {
  return { db, timeZone, now, today, until: later(today, span.to) }
}

/** Whether what is kept of a month is as it would be counted. */
export function isHolding({ today, span }: Pick<Asked, 'today' | 'span'>) {
  const until = later(today, span.to)
  return ({ isKept, lastOn }: VisitMonth) => isKept && (lastOn === null || lastOn <= until)
}

/** Whether a month lies in the days of a report as a whole. */
export function wholeIn({ whole }: Counted): (it: Pick<VisitMonth, 'month' | 'yearStartsOn'>) => boolean {
  const months = new Set(whole?.months.map((it) => `${it.month} ${it.yearStartsOn}`))
  return ({ month, yearStartsOn }) => months.has(`${month} ${yearStartsOn}`)
}
