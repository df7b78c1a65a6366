import { firstOfMonth } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import type { Source } from '../source.ts'
import { factsOfIds, sumsOfEachMonth } from '../sums/facts.queries.ts'
import { answersTo } from '../visits/answers.ts'
import { cellsOf, visitsOfMonths } from '../visits/counted.queries.ts'
import { type Observed, observed } from '../visits/observed.queries.ts'
import { everyTalkSince } from '../visits/rows.queries.ts'
import { isAnsweredBy, putTogether, type Visit } from '../visits/visits-of.ts'
import { addSum, KEPT_FORM, packed, type Sums } from './kept-month.ts'
import { laterOf, tallyOf } from './tally.ts'
import { type CountedMonth, keepMonths, type VisitMonth } from './visit-months.queries.ts'

type Asked = Pick<Source, 'db' | 'counted' | 'span' | 'timeZone' | 'now' | 'today'>

/** Counts whole months of schools from their rows, and keeps what came out. */
export async function countMonths(source: Asked, months: readonly VisitMonth[]): Promise<CountedMonth[]> {
  if (months.length === 0) return []
  const { db, counted, span, timeZone, now } = source
  const part = { ...counted, where: visitsOfMonths(months) }
  const [all, answers, sums] = await Promise.all([
    observed(db, part),
    answersTo(db, part),
    sumsOfEachMonth(db, months),
  ])
  // A clock that is ahead dates visits after today: they are counted when their day comes.
  const rows = all.filter(([, , , , , startedOn]) => startedOn <= span.to)
  const { counted: cells, leftOut } = cellsOf(rows.filter(isCoaching).map(closedRow))
  const isOfCell = new Set(cells)
  const visits = putTogether(
    rows.filter((row) => !isCoaching(row) || isOfCell.has(row[0])),
    answers,
  )
  const mayBeTalkedAbout = await possibleTalks(source, visits)
  const less = await factsOfIds(db, leftOut)
  const keyOfId = new Map(rows.map((row) => [row[0], keyOfRow(row)]))
  const [visitsOf, rowsOf] = [grouped(visits, keyOfVisit), grouped(all, keyOfRow)]
  const [sumsOf, lessOf] = [
    grouped(sums, keyOf),
    grouped(less, ({ observationId }) => keyOfId.get(observationId)),
  ]
  const setOf = new Map(rows.map(([id, , , , , , , , , , , , , configurationId]) => [id, configurationId]))
  const made = months.map(({ kept: _, ...month }) => {
    const key = keyOf(month)
    const total: Sums = new Map()
    for (const it of sumsOf.get(key) ?? [])
      addSum(total, it.configurationId, it.item, it.value, it.n, it.times)
    for (const { observationId, item, value, n } of lessOf.get(key) ?? [])
      addSum(total, setOf.get(observationId) ?? 0, item, value, -n, -1)
    const theirs = rowsOf.get(key) ?? []
    const lastOn = theirs.map(([, , , , , startedOn]) => startedOn).reduce(laterOf, null)
    const tally = tallyOf(visitsOf.get(key) ?? [], { timeZone, now, mayBeTalkedAbout })
    return { ...month, kept: { form: KEPT_FORM, timeZone, lastOn, tally, sums: packed(total) } }
  })
  await keepMonths(
    db,
    made.filter(({ kept: { lastOn } }) => lastOn === null || lastOn <= span.to),
  )
  return made
}

/** Talks of anybody: who may know of them is asked when the visit is shown to somebody. */
async function possibleTalks({ db, span, today }: Asked, visits: readonly Visit[]) {
  const educators = [...new Set(visits.map(({ educatorId }) => educatorId))]
  const talks = grouped(await everyTalkSince(db, educators, span.from, today), ({ educatorId }) => educatorId)
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
