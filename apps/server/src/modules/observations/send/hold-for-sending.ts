import type { Queries } from '../../../database/doors.ts'
import { holdAll } from '../access/access.ts'
import type { HeldThen } from '../access/rights.queries.ts'
import { addresseeOf } from '../reach/readers.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { askedOfSending } from './sending.queries.ts'

/** An observation that somebody is about to send, and what the sending stands on. */
export interface HeldForSending {
  readonly row: StoredObservation
  /** The educator, to whom the observation would go. */
  readonly educator: ReturnType<typeof addresseeOf>
  /** The assignments that the observer held when the visit was made. */
  readonly assignments: readonly HeldThen[]
  /** The copies that were sent before, the newest first. */
  readonly copies: Awaited<ReturnType<typeof askedOfSending>>[number]['copies']
}

/**
 * Locks observations until the transaction ends, and asks all that sending them asks, in one trip. The lock comes
 * first: who waited for another sending of the same sees what that wrote.
 */
export async function holdForSending(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<HeldForSending[]> {
  const at = now.toISOString()
  const [rows, ...asked] = await Promise.all([
    holdAll(db, ids),
    ...ids.map((id) => askedOfSending(db, { id, now: at })),
  ])
  const known = new Map(asked.flat().map((it) => [it.id, it]))
  return rows.flatMap((row) => {
    const about = known.get(row.id)
    if (!about) return []
    const { observer, educator, school, account, assignments, copies } = about
    const names = { observer, educator, school }
    return [{ row: { ...row, ...names }, educator: addresseeOf(educator, account), assignments, copies }]
  })
}
