import type { OpenedAsked } from '@corridor/contract/reports/report-asked'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { MonthOfYear } from '../days/span.ts'
import { seesSumsAlone } from '../reader.ts'
import type { Source } from '../source.ts'
import { countMonths } from '../tally/count-months.ts'
import { countingOf, isHolding, wholeIn } from '../tally/holding.ts'
import { monthsOf, setMonthsOf } from '../tally/visit-months.queries.ts'
import { isAboutPeople } from '../visits/counted.queries.ts'
import { type KeptRow, type KeptSet, unpacked } from './kept-set.ts'
import { Listed } from './listed.ts'
import { type CapturedWithSet, capturedWithSets } from './records.queries.ts'
import { type SetFact, type SetRow, type SetVisits, visitsOfRows } from './set-visit.ts'

interface WithSet extends SetVisits {
  /** Of all that is counted, whichever versions are asked about; null: that was not read. */
  readonly versions: readonly number[] | null
}

/** The visits of a report about one set or rubric, with what was recorded in them. */
export async function visitsWithSet(source: Source, configuration: number): Promise<WithSet> {
  const { counted, filters } = source
  const facts = new Listed<SetFact>()
  if (counted.isTallied) {
    const rows = await keptRows(source, configuration, facts)
    const isVersion = ({ record }: SetRow) => filters.versions?.includes(record.version) ?? true
    return { facts, visits: visitsOfRows(rows.filter(isVersion)), versions: versionsOf(rows) }
  }
  const captured = await capturedWithSets(source.db, counted)
  const rows = captured.map((it) => rowOf(it, facts))
  return { facts, visits: visitsOfRows(rows), versions: filters.versions ? null : versionsOf(rows) }
}

function versionsOf(rows: readonly SetRow[]): number[] {
  return [...new Set(rows.map(({ record }) => record.version))].sort((a, b) => a - b)
}

function rowOf(captured: CapturedWithSet, all: Listed<SetFact>): SetRow {
  const [id, visit, schoolId, educatorId, observerId, startedOn, , purpose, isOpen, startedAt] = captured
  const [, , , , , , , , , , , version, grades, subject, hasEvidence, facts, rated] = captured
  const record = {
    evidenceId: hasEvidence ? id : null,
    startedAt,
    version,
    grades,
    subject,
    facts: (facts ?? []).map((fact) => all.placeOf(...fact)),
    rated: rated ?? [],
  }
  return { visit, schoolId, educatorId, observerId, startedOn, purpose, isOpen, record }
}

/** From months as they were kept, and from those that changed since, counted anew. */
async function keptRows(source: Source, configuration: number, facts: Listed<SetFact>): Promise<SetRow[]> {
  const { db, schools, span, counted } = source
  const ids = schools.map(({ id }) => id)
  const [months, kept] = await Promise.all([
    monthsOf(db, ids, span),
    setMonthsOf(db, configuration, ids, span),
  ])
  const holds = isHolding(source)
  const holding = new Set(months.filter(holds).map(keyOfMonth))
  const made = await countMonths(
    countingOf(source),
    months.filter((it) => !holds(it)),
  )
  const isWhole = wholeIn(counted)
  const rowsOf = (month: MonthOfSchool, records: KeptSet) =>
    rowsFor(source, isWhole(month), unpacked(month, records, facts))
  return [
    ...kept.filter((it) => holding.has(keyOfMonth(it))).flatMap((it) => rowsOf(it, it.kept)),
    ...made.flatMap((it) => {
      const records = it.sets.get(configuration)
      return records ? rowsOf(it, records) : []
    }),
  ]
}

type MonthOfSchool = MonthOfYear & { readonly schoolId: SchoolId }

function keyOfMonth({ schoolId, month, yearStartsOn }: MonthOfSchool): string {
  return `${schoolId} ${month} ${yearStartsOn}`
}

/** Those that the reader may open, and of whole months those of cells with enough educators. */
function rowsFor({ reader, span, filters }: Source, isWhole: boolean, rows: readonly KeptRow[]): SetRow[] {
  const isOfSums = seesSumsAlone(reader)
  const mayBeClosed = isWhole && !isAboutPeople(filters)
  return rows.flatMap((row) => {
    if (row.startedOn < span.from || row.startedOn > span.to || !isAsked(row, filters)) return []
    const isOpen = row.isOpen && !isOfSums
    return isOpen || (mayBeClosed && row.isOfCell) ? [{ ...row, isOpen }] : []
  })
}

/** As a question names people and purposes; which versions it names is asked elsewhere. */
function isAsked({ educatorId, observerId, purpose, record }: SetRow, filters: OpenedAsked): boolean {
  const { educators, observers, purposes, grades, subjects } = filters
  return (
    (educators?.includes(educatorId) ?? true) &&
    (observers?.includes(observerId) ?? true) &&
    (purposes?.includes(purpose) ?? true) &&
    (grades?.includes(record.grades) ?? true) &&
    (subjects?.includes(record.subject) ?? true)
  )
}
