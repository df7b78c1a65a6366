import type { SchoolId } from '@corridor/domain/people/ids'
import { grouped } from '../grouped.ts'
import { seesSumsAlone } from '../reader.ts'
import type { SetSum } from '../sums/facts.queries.ts'
import { answersTo, noAnswers, talksWith } from '../visits/answers.ts'
import { visitsOfMonths } from '../visits/months.queries.ts'
import { type Observed, observed } from '../visits/observed.queries.ts'
import type { VisitSource } from '../visits/visit-source.ts'
import { dueDays, putTogether, type Visit } from '../visits/visits-of.ts'
import { countMonths } from './count-months.ts'
import { type Figures, figuresOf, sumOfTallies, type TallySum } from './figures.ts'
import { countingOf, wholeIn } from './holding.ts'
import { sumsOf } from './kept-month.ts'
import { readMonths } from './read-months.ts'
import { type Tally, tallyOf } from './tally.ts'

/** Visits as figures about many of them need them. */
export interface Tallies {
  readonly total: Figures
  readonly ofSchool: (id: SchoolId) => Figures
  readonly ofSchools: (ids: readonly SchoolId[]) => Figures
}

/** The visits in figures, as far as neither conferences nor the clock decide. */
export interface Counts extends Pick<Tallied, 'sums' | 'edges'> {
  readonly total: TallySum
  readonly ofSchool: (id: SchoolId) => TallySum
  readonly ofSchools: (ids: readonly SchoolId[]) => TallySum
}

interface Tallied {
  readonly parts: readonly { readonly schoolId: SchoolId; readonly tally: Tally }[]
  /** Sums of whole months; null: they are asked for elsewhere. */
  readonly sums: () => readonly SetSum[] | null
  /** Ids of observations whose counts are in no sum of a month. */
  readonly edges: readonly string[]
}

export async function countsOf(source: VisitSource): Promise<Counts> {
  const { parts, sums, edges } = source.counted.isTallied
    ? await fromMonths(source)
    : await fromVisits(source)
  const bySchool = grouped(parts, ({ schoolId }) => schoolId)
  const sumOf = (some: Tallied['parts']) => sumOfTallies(some.map(({ tally }) => tally))
  return {
    total: sumOf(parts),
    ofSchool: (id) => sumOf(bySchool.get(id) ?? []),
    ofSchools: (ids) => sumOf(parts.filter(({ schoolId }) => ids.includes(schoolId))),
    sums,
    edges,
  }
}

export async function talliesOf(
  source: VisitSource & { readonly counts: () => Promise<Counts> },
): Promise<Tallies> {
  const { db, years, today, now } = source
  const { total, ofSchool, ofSchools } = await source.counts()
  const educators = total.unreplied.map(([id]) => id)
  const talkedAt = await talksWith(db, source, educators)
  const following = { dueOn: dueDays(years), today, now, talkedAt }
  return {
    total: figuresOf(total, following),
    ofSchool: (id) => figuresOf(ofSchool(id), following),
    ofSchools: (ids) => figuresOf(ofSchools(ids), following),
  }
}

/** Tallies counted from visits, one by one. */
async function fromVisits(source: VisitSource): Promise<Tallied> {
  return {
    parts: partsOf(await source.visits(), source),
    sums: () => null,
    edges: edgesIn(await source.observed()),
  }
}

/**
 * Tallies from whole months as they were counted before, where nothing changed since; other days one by one. Of other
 * days, a reader who sees sums alone sees nothing.
 */
async function fromMonths(source: VisitSource): Promise<Tallied> {
  const { db, counted, span, reader, isOfFigures } = source
  const whom = seesSumsAlone(reader) ? 'viewers' : 'leaders'
  const months = await source.months()
  const isWhole = wholeIn(counted)
  const whole = await readMonths(source, { whom, isOfFigures }, months.filter(isWhole))
  const others = whom === 'viewers' ? [] : months.filter((it) => !isWhole(it))
  const part = { ...counted, where: visitsOfMonths(others, span) }
  const [made, rows, answers] = await Promise.all([
    countMonths(
      countingOf(source),
      whole.filter((it) => it.kept === null),
    ),
    part.where ? observed(db, part) : [],
    part.where ? answersTo(db, part) : noAnswers,
  ])
  const kept = [
    ...whole.flatMap(({ schoolId, kept: known }) => (known ? [{ schoolId, kept: known }] : [])),
    ...made.map(({ schoolId, kept: anew }) => ({ schoolId, kept: anew[whom] })),
  ]
  return {
    parts: [
      ...kept.map((it) => ({ schoolId: it.schoolId, tally: it.kept.tally })),
      ...partsOf(putTogether(rows, answers), source),
    ],
    sums: () => sumsOf(kept.map((it) => it.kept)),
    edges: edgesIn(rows),
  }
}

function partsOf(visits: readonly Visit[], told: Pick<VisitSource, 'timeZone' | 'now'>): Tallied['parts'] {
  const bySchool = grouped(visits, ({ schoolId }) => schoolId)
  const { timeZone, now } = told
  return [...bySchool].map(([schoolId, theirs]) => ({
    schoolId,
    tally: tallyOf(theirs, { timeZone, now }),
  }))
}

function edgesIn(rows: readonly Observed[]): string[] {
  return rows.flatMap(([id, , , , , , , , isEdge]) => (isEdge ? [id] : []))
}
