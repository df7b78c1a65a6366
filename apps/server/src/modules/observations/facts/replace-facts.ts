import type { Day } from '@corridor/domain/calendar/calendar'
import type { Fact } from '@corridor/tools/definition/tool'
import type { Queries } from '../../../database/doors.ts'
import type { StoredObservation } from '../stored-observation.ts'
import {
  type FactRow,
  insertFacts,
  insertFirstFacts,
  type MonthRow,
  moveMonths,
  takeFacts,
} from './facts.queries.ts'
import { factsOf } from './facts-of.ts'

/** The columns of an observation that counting it needs. */
type Countable = Parameters<typeof factsOf>[0] &
  Omit<FactRow, keyof Fact | 'observationId' | 'happenedOn' | 'purpose'> &
  Pick<StoredObservation, 'id' | 'startedOn'>

/** Counts observations as they stand now instead of as they stood before; a draft is counted out. */
export async function replaceFacts(db: Queries, ...rows: readonly Countable[]): Promise<void> {
  const before = await takeFacts(db, { ids: rows.map(({ id }) => id) })
  const after = rows.flatMap(factRowsOf)
  await Promise.all([insertFacts(db, after), moveMonths(db, movesFrom(before, after))])
}

/** Counts an observation that was a draft until now, and so was not counted. */
export async function addFacts(db: Queries, row: Countable): Promise<void> {
  await insertFirstFacts(db, ofAllFacts(row), inOrder(factsOf(row)))
}

/** Facts in the order in which their sums are always locked: two writers at once wait for each other, never in a ring. */
function inOrder(facts: readonly Fact[]): Fact[] {
  const named = facts.map((fact) => ({ fact, name: JSON.stringify([fact.item, fact.value]) }))
  return named.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ fact }) => fact)
}

export function factRowsOf(row: Countable): FactRow[] {
  const ofAll = ofAllFacts(row)
  return factsOf(row).map((fact) => ({ ...ofAll, ...fact }))
}

/** What the facts of one observation have in common. */
function ofAllFacts(row: Countable) {
  const { districtId, id, schoolId, toolTypeId, configurationId, configurationVersion } = row
  const { startedOn, yearStartsOn } = row
  const { purpose } = row.document
  const key = { districtId, observationId: id, schoolId, toolTypeId, configurationId, configurationVersion }
  return { ...key, purpose, yearStartsOn, happenedOn: startedOn }
}

/** The changes of sums, always in the same order: two writers at once wait for each other, never in a ring. */
function movesFrom(before: readonly FactRow[], after: readonly FactRow[]): MonthRow[] {
  const sums = new Map<string, MonthRow>()
  const add = ({ observationId: _, happenedOn, n, ...key }: FactRow, sign: 1 | -1) => {
    const month = monthOf(happenedOn)
    const { schoolId, toolTypeId, configurationId, configurationVersion, purpose, yearStartsOn } = key
    const set = [toolTypeId, configurationId, configurationVersion, purpose]
    const name = JSON.stringify([schoolId, ...set, month, yearStartsOn, key.item, key.value])
    const { n: moved, times } = sums.get(name) ?? { n: 0, times: 0 }
    sums.set(name, { ...key, month, n: moved + sign * n, times: times + sign })
  }
  for (const fact of before) add(fact, -1)
  for (const fact of after) add(fact, 1)
  return [...sums]
    .filter(([, { n, times }]) => n !== 0 || times !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, move]) => move)
}

function monthOf(day: Day): Day {
  return `${day.slice(0, -2)}01`
}
