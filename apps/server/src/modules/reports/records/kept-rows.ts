import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { MonthOfYear } from '../days/span.ts'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import { countMonths } from '../tally/count-months.ts'
import { countingOf, isHolding, wholeIn } from '../tally/holding.ts'
import { monthsAsked, setMonthsOf } from '../tally/visit-months.queries.ts'
import { isAboutPeople } from '../visits/counted.queries.ts'
import { type KeptRow, type KeptSet, unpacked } from './kept-set.ts'
import type { Listed } from './listed.ts'
import type { SetFact, SetRow } from './set-visit.ts'

/** What is kept of some sets in the months of a report. */
export async function readKept(source: Source, configurations: readonly number[]) {
  const { db, schools, span } = source
  const asked = monthsAsked(schools, span)
  const [months, kept] = await Promise.all([source.months(), setMonthsOf(db, { ...asked, configurations })])
  const holds = isHolding(source)
  const holding = new Set(months.filter(holds).map(keyOfMonth))
  return {
    configurations,
    kept: kept.filter((it) => holding.has(keyOfMonth(it))),
    /** Months of which nothing is kept that still holds. */
    missing: months.filter((it) => !holds(it)),
  }
}

/** Records of some sets, by set: as they were kept, and where that holds no more, counted anew. */
export async function keptRows(
  source: Source,
  { configurations, kept, missing }: Awaited<ReturnType<typeof readKept>>,
  facts: Listed<SetFact>,
): Promise<ReadonlyMap<number, readonly SetRow[]>> {
  const made = await countMonths(countingOf(source), missing)
  const isWhole = wholeIn(source.counted)
  const found = new Map<number, SetRow[]>(configurations.map((id) => [id, []]))
  const add = (configuration: number, month: MonthOfSchool, records: KeptSet) =>
    found.get(configuration)?.push(...rowsFor(source, isWhole(month), unpacked(month, records, facts)))
  for (const it of kept) add(it.configurationId, it, it.kept)
  for (const it of made) for (const [configuration, records] of it.sets) add(configuration, it, records)
  return found
}

type MonthOfSchool = MonthOfYear & { readonly schoolId: SchoolId }

function keyOfMonth({ schoolId, month, yearStartsOn }: MonthOfSchool): string {
  return `${schoolId} ${month} ${yearStartsOn}`
}

/** The rows that the reader may open, and of whole months those of cells with enough educators. */
function rowsFor(
  { reader, span, filters }: Pick<Source, 'reader' | 'span' | 'filters'>,
  isWhole: boolean,
  rows: readonly KeptRow[],
): SetRow[] {
  const isOfSums = seesSumsAlone(reader)
  const mayBeClosed = isWhole && !isAboutPeople(filters)
  return rows.filter((row) => {
    if (row.startedOn < span.from || row.startedOn > span.to || !isAsked(row, filters)) return false
    row.isOpen = row.purpose !== 'coaching' && !isOfSums
    return row.isOpen || (mayBeClosed && row.isOfCell)
  })
}

/** Whether a row is of the people, purposes, grades and subjects asked for; versions are asked about elsewhere. */
function isAsked({ educatorId, observerId, purpose, records }: SetRow, filters: OpenedAsked): boolean {
  const { educators, observers, purposes, grades, subjects } = filters
  return (
    (educators?.includes(educatorId) ?? true) &&
    (observers?.includes(observerId) ?? true) &&
    (purposes?.includes(purpose) ?? true) &&
    records.every((it) => grades?.includes(it.grades) ?? true) &&
    records.every((it) => subjects?.includes(it.subject) ?? true)
  )
}
