import { Problem } from '@corridor/contract/problems'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { LOCK_NOT_AVAILABLE, sqlStateOf, UNIQUE_VIOLATION } from '../../../database/sql-state.ts'
import { lockAtOnce, waitShortly, waitUsually } from './roster.queries.ts'

/** Locks educators for whoever changes them by hand; where an import holds one, that is said instead of waited for. */
export async function holdAtOnce(db: Queries, ids: readonly EducatorId[]): Promise<void> {
  if (!(await lockAtOnce(db, ids))) throw new Problem('educator-being-imported')
}

/**
 * Writes an educator's number, which an import may be writing for somebody else right now: that cannot be seen before
 * the import ends, and nobody waits for it.
 */
export async function writeNumber<Written>(db: Queries, write: () => Promise<Written>): Promise<Written> {
  await waitShortly(db)
  try {
    const written = await write()
    await waitUsually(db)
    return written
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === UNIQUE_VIOLATION) throw numberTaken()
    if (state === LOCK_NOT_AVAILABLE) throw new Problem('educator-being-imported')
    throw error
  }
}

export function numberTaken(): Problem {
  return new Problem('invalid-request', {
    fields: { externalId: 'Another educator of your district has this number.' },
  })
}
