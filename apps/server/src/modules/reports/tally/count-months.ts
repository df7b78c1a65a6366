import { setImmediate } from 'node:timers/promises'
import type { Day } from '@corridor/domain/calendar/calendar'
import { allTools } from '@corridor/tools/registry/registry'
import type { Queries } from '../../../database/doors.ts'
import { earlier, firstOfMonth } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import { packed as packedSet } from '../records/kept-set.ts'
import { type Captured, captured as capturedIn } from '../records/records.queries.ts'
import { factsOfIds, sumsOfEachMonth } from '../sums/facts.queries.ts'
import { answersTo } from '../visits/answers.ts'
import { cellsOf } from '../visits/counted.queries.ts'
import { rowsOfMonths } from '../visits/months.queries.ts'
import { type Observed, observed } from '../visits/observed.queries.ts'
import { everyTalkSince } from '../visits/rows.queries.ts'
import { firstId, isAnsweredBy, putTogether, type Visit } from '../visits/visits-of.ts'
import { addSum, type KeptMonth, packed, type Sums } from './kept-month.ts'
import { laterOf, tallyOf } from './tally.ts'
import { type CountedMonth, keepMonths, type VisitMonth } from './visit-months.queries.ts'

/** The circumstances of a count: the transaction, the zone and the moment. */
export interface Counting {
  readonly db: Queries
  readonly timeZone: string
  readonly now: Date
  readonly today: Day
  /** The last day that is counted: a clock that is ahead dates visits after today, which count when their day comes. */
  readonly until: Day
}

type Month = Pick<VisitMonth, 'schoolId' | 'month' | 'yearStartsOn' | 'changes'>

/** How many months are counted at once: no statement takes long, however many months nobody has read yet. */
const PAGE = 24

/** Counts whole months of schools from their rows, for all readers of whole months, and keeps what came out. */
export async function countMonths(counting: Counting, months: readonly Month[]): Promise<CountedMonth[]> {
  const made: CountedMonth[] = []
  for (let at = 0; at < months.length; at += PAGE)
    made.push(...(await countPage(counting, months.slice(at, at + PAGE))))
  return made
}

async function countPage(counting: Counting, months: readonly Month[]): Promise<CountedMonth[]> {
  const { db, timeZone, now, until } = counting
  const rowsOfAll = rowsOfMonths(months)
  const [all, answers, sums, captured] = await Promise.all([
    observed(db, rowsOfAll),
    answersTo(db, rowsOfAll),
    sumsOfEachMonth(db, months),
    capturedIn(db, rowsOfAll),
  ])
  const rows = all.filter(([, , , , , startedOn]) => startedOn <= until)
  const cells = cellsOf(rows.map(closedRow))
  const isOfCell = new Set(cells.counted)
  const isOfLeaders = (row: Observed) => !isCoaching(row) || isOfCell.has(row[0])
  const readers = {
    leaders: grouped(
      putTogether(rows.filter(isOfLeaders), answers, (purpose) => purpose !== 'coaching'),
      keyOfVisit,
    ),
    viewers: grouped(
      putTogether(
        rows.filter(([id]) => isOfCell.has(id)),
        answers,
        () => false,
      ),
      keyOfVisit,
    ),
  }
  const mayBeTalkedAbout = await possibleTalks(counting, [...readers.leaders.values()].flat())
  const rowOf = new Map(rows.map((row) => [row[0], row]))
  const less = grouped(await factsOfIds(db, cells.leftOut), ({ observationId }) => {
    const row = rowOf.get(observationId)
    return row && keyOfRow(row)
  })
  const rowsOf = grouped(all, keyOfRow)
  const sumsOf = grouped(sums, ([schoolId, month, yearStartsOn]) => keyOf({ schoolId, month, yearStartsOn }))
  const setsOf = grouped(
    captured.filter(([, , , , , startedOn]) => startedOn <= until),
    keyOfCaptured,
  )
  const visitOf = new Map(
    [...readers.leaders.values()].flat().flatMap((visit) => {
      const drawnAs = { id: firstId(visit), startedAt: visit.startedAt }
      return visit.observations.map(({ id }) => [id, drawnAs] as const)
    }),
  )
  const keptSet = (month: Day, records: readonly Captured[]) => {
    const [tool] = records.map(([id]) => rowOf.get(id)?.[12])
    const isDrawn = allTools.some(({ id, visitItems }) => id === tool && visitItems.length > 0)
    return packedSet(month, records, isOfCell, isDrawn ? (id) => visitOf.get(id) : null)
  }
  const count = ({ schoolId, month, yearStartsOn, changes }: Month): CountedMonth => {
    const key = keyOf({ schoolId, month, yearStartsOn })
    const [total, ofCells]: [Sums, Sums] = [new Map(), new Map()]
    for (const [, , , set, item, value, n, times] of sumsOf.get(key) ?? []) {
      addSum(total, set, item, value, n, times)
      addSum(ofCells, set, item, value, n, times)
    }
    for (const { observationId, item, value, n } of less.get(key) ?? []) {
      const row = rowOf.get(observationId)
      addSum(ofCells, row?.[13] ?? 0, item, value, -n, -1)
      if (row && isCoaching(row)) addSum(total, row[13], item, value, -n, -1)
    }
    const keptOf = (visits: ReadonlyMap<string, Visit[]>, theirs: Sums): KeptMonth => ({
      tally: tallyOf(visits.get(key) ?? [], { timeZone, now, mayBeTalkedAbout }),
      sums: packed(theirs),
    })
    const bySet = grouped(setsOf.get(key) ?? [], (it) => it[10])
    return {
      schoolId,
      month,
      yearStartsOn,
      changes,
      lastOn: (rowsOf.get(key) ?? []).map(([, , , , , startedOn]) => startedOn).reduce(laterOf, null),
      kept: { leaders: keptOf(readers.leaders, total), viewers: keptOf(readers.viewers, ofCells) },
      sets: new Map([...bySet].map(([set, records]) => [set, keptSet(month, records)])),
    }
  }
  const made: CountedMonth[] = []
  for (const month of months) {
    // A dozen months take a tenth of a second: others have their turn before each.
    await setImmediate()
    made.push(count(month))
  }
  const isOver = ({ lastOn }: CountedMonth) => lastOn === null || lastOn <= until
  await keepMonths(db, made.filter(isOver), timeZone)
  return made
}

/** Conferences of anybody: who may know of them is asked when the visit is shown to somebody. */
async function possibleTalks({ db, today }: Counting, visits: readonly Visit[]) {
  const educators = [...new Set(visits.map(({ educatorId }) => educatorId))]
  const since = visits.map(({ startedOn }) => startedOn).reduce(earlier, today)
  const talks = grouped(await everyTalkSince(db, educators, since, today), ({ educatorId }) => educatorId)
  return ({ educatorId, startedAt }: Visit, sentAt: number) =>
    (talks.get(educatorId) ?? []).some((talk) => {
      const at = talk.startedAt.getTime()
      return at >= startedAt && isAnsweredBy(at, sentAt)
    })
}

function isCoaching([, , , , , , purpose]: Observed): boolean {
  return purpose === 'coaching'
}

function closedRow(row: Observed) {
  const [id, visit, , educatorId, observerId, startedOn, purpose] = row
  const [, , , , , , , , , , , , toolTypeId, configurationId, configurationVersion] = row
  return {
    id,
    educatorId,
    visit: `${visit}|${educatorId}|${observerId}|${startedOn}`,
    place: `${keyOfRow(row)}|${purpose}`,
    used: `${toolTypeId}.${configurationId}.${configurationVersion}`,
  }
}

function keyOf({ schoolId, month, yearStartsOn }: Pick<VisitMonth, 'schoolId' | 'month' | 'yearStartsOn'>) {
  return `${schoolId} ${month} ${yearStartsOn}`
}

function keyOfVisit({ schoolId, startedOn, yearStartsOn }: Visit): string {
  return keyOf({ schoolId, month: firstOfMonth(startedOn), yearStartsOn })
}

function keyOfRow(row: Observed): string {
  const [, , schoolId, , , startedOn] = row
  return keyOf({ schoolId, month: firstOfMonth(startedOn), yearStartsOn: row[17] })
}

function keyOfCaptured([, , schoolId, , , startedOn, yearStartsOn]: Captured): string {
  return keyOf({ schoolId, month: firstOfMonth(startedOn), yearStartsOn })
}
