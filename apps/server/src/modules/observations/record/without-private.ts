import { isOwn } from '@corridor/domain/observation/observation-rules'
import { targetsIn, withoutTargets } from '@corridor/domain/observation/targets-in'
import type { Actor } from '@corridor/domain/people/actor'
import type { SQL } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { privateTargetsOf } from '../../configurations/private-targets-of.ts'
import { findObservations } from '../observations.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'

/**
 * Observations for others than their observers, without what is private: tags also keep the words of look-fors that are
 * only for observers.
 */
export async function allWithoutPrivate(
  db: Queries,
  rows: readonly StoredObservation[],
): Promise<readonly StoredObservation[]> {
  const named = rows.flatMap(({ document }) => [...targetsIn(document.capture)])
  const sets = new Set(named.map((it) => Number.parseInt(it, 10)).filter(Number.isSafeInteger))
  if (sets.size === 0) return rows
  const hidden = await privateTargetsOf(db, [...sets])
  return rows.map((row) => {
    const capture = withoutTargets(row.document.capture, hidden)
    return { ...row, document: { ...row.document, capture } }
  })
}

/** Several observations by their ids, as far as a condition lets the actor read them; those of others without what is private. */
export async function findWithoutPrivate(
  db: Queries,
  actor: Actor,
  ids: readonly string[],
  isReadable: SQL | undefined,
): Promise<ReadonlyMap<string, StoredObservation>> {
  const found = await findObservations(db, ids, isReadable)
  const own = found.filter((row) => isOwn(actor, row))
  const others = found.filter((row) => !isOwn(actor, row))
  return new Map([...own, ...(await allWithoutPrivate(db, others))].map((row) => [row.id, row]))
}
