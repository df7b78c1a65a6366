import type { SavedObservation } from '@corridor/contract/observations'
import type { Actor } from '@corridor/domain/actor'
import type { Queries } from '../../database/doors.ts'
import { describeSaved } from './describe-saved.ts'
import { unsentOf } from './unsent.queries.ts'

/** The actor's own that are not sent yet, as their devices keep them. */
export async function listUnsent(db: Queries, { userId }: Actor): Promise<SavedObservation[]> {
  return (await unsentOf(db, userId)).map(describeSaved)
}
