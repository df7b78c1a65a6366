import type { Day } from '@corridor/domain/calendar'
import type { Queries } from '../../database/doors.ts'
import { type FactRow, insertFacts, type MonthRow, moveMonths, takeFacts } from './facts.queries.ts'
import { factsOf } from './facts-of.ts'
import type { KnownObservation } from './observations.queries.ts'

/** Counts observations as they stand now instead of as they stood before; a draft is counted out. */
export async function replaceFacts(db: Queries, ...rows: readonly KnownObservation[]): Promise<void> {
  const before = await takeFacts(
    db,
    rows.map(({ id }) => id),
  )
  const after = rows.flatMap(factRowsOf)
  await insertFacts(db, after)
  await moveMonths(db, movesFrom(before, after))
}

export function factRowsOf(row: KnownObservation): FactRow[] {
  const { districtId, id, schoolId, toolTypeId, configurationId, startedOn } = row
  const key = { districtId, observationId: id, schoolId, toolTypeId, configurationId }
  return factsOf(row).map((fact) => ({ ...key, ...fact, happenedOn: startedOn }))
}

/** What the sums change by, always in the same order: two at once wait for each other, never in a ring. */
function movesFrom(before: readonly FactRow[], after: readonly FactRow[]): MonthRow[] {
  const sums = new Map<string, MonthRow>()
  const add = ({ observationId: _, happenedOn, n, ...key }: FactRow, sign: 1 | -1) => {
    const month = { ...key, month: monthOf(happenedOn) }
    const { schoolId, toolTypeId, configurationId, item, value } = key
    const name = JSON.stringify([schoolId, toolTypeId, configurationId, month.month, item, value])
    sums.set(name, { ...month, n: (sums.get(name)?.n ?? 0) + sign * n })
  }
  for (const fact of before) add(fact, -1)
  for (const fact of after) add(fact, 1)
  return [...sums]
    .filter(([, { n }]) => n !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, move]) => move)
}

function monthOf(day: Day): Day {
  return `${day.slice(0, -2)}01`
}
