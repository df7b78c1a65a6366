import { AtHand } from '../../../database/at-hand.ts'
import { earlier, later } from '../days/span.ts'
import type { VisitSource } from '../visits/visit-source.ts'
import { isHolding } from './holding.ts'
import type { KeptFigures } from './kept-month.ts'
import { type KeptAs, keptMonthsOf, type VisitMonth } from './visit-months.queries.ts'

interface ReadMonth extends VisitMonth {
  /** What is kept of the month; null: nothing that holds. */
  readonly kept: KeptFigures | null
}

type Asked = Pick<VisitSource, 'db' | 'reader' | 'timeZone' | 'today' | 'span'>

/** The most bytes of months that are kept at hand: a large district's overview has a million letters of them. */
const MOST_BYTES = 15_000_000
const BYTES_A_LETTER = 5
const atHand = new AtHand<KeptFigures>(MOST_BYTES)

/** Some months as they are kept. A month that was read before, and is the same since, is not read again. */
export async function readMonths(
  source: Asked,
  as: KeptAs,
  months: readonly VisitMonth[],
): Promise<ReadMonth[]> {
  const { districtId } = source.reader.actor
  const holds = isHolding(source)
  const isKnown = (it: VisitMonth) => holds(it) && it.keptZone === source.timeZone
  const nameOf = (it: VisitMonth) => [districtId, as.whom, as.isOfFigures, keyOf(it), it.stamp].join(' ')
  const { known, lacking } = atHand.look(months.filter(isKnown), nameOf)
  const read = new Map((await readAnew(source, as, lacking)).map((it) => [keyOf(it), it]))
  return months.map((month) => {
    const found = known.get(month)
    if (found) return { ...month, kept: found }
    // Somebody may have changed the month since the months were asked for.
    const { text, ...now } = read.get(keyOf(month)) ?? { ...month, text: null }
    if (text === null || !isKnown(now)) return { ...now, kept: null }
    const kept: KeptFigures = JSON.parse(text)
    return { ...now, kept: atHand.keep(nameOf(now), kept, BYTES_A_LETTER * text.length) }
  })
}

function keyOf({ schoolId, month, yearStartsOn }: VisitMonth): string {
  return `${schoolId} ${month} ${yearStartsOn}`
}

function readAnew({ db }: Asked, as: KeptAs, months: readonly VisitMonth[]) {
  const [first] = months
  if (!first) return []
  const days = months.map(({ month }) => month)
  return keptMonthsOf(db, as, {
    ids: [...new Set(months.map(({ schoolId }) => schoolId))],
    fromMonth: days.reduce(earlier),
    toMonth: days.reduce(later),
  })
}
