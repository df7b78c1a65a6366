import { targetsIn, withoutTargets } from '@corridor/domain/observation/targets-in'
import type { Queries } from '../../../database/doors.ts'
import { privateTargetsOf } from '../../configurations/private-targets-of.ts'
import type { KnownObservation } from '../observations.queries.ts'

/** For others than the observer: tags keep the words of their look-fors, also of those that are only for observers. */
export async function withoutPrivate(db: Queries, row: KnownObservation): Promise<KnownObservation> {
  const [open = row] = await allWithoutPrivate(db, [row])
  return open
}

export async function allWithoutPrivate(
  db: Queries,
  rows: readonly KnownObservation[],
): Promise<readonly KnownObservation[]> {
  const named = rows.flatMap(({ document }) => [...targetsIn(document.capture)])
  const sets = new Set(named.map((it) => Number.parseInt(it, 10)).filter(Number.isSafeInteger))
  if (sets.size === 0) return rows
  const hidden = await privateTargetsOf(db, [...sets])
  return rows.map((row) => {
    const capture = withoutTargets(row.document.capture, hidden)
    return { ...row, document: { ...row.document, capture } }
  })
}
