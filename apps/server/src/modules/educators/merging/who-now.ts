import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { findMerged } from './merging.queries.ts'

/** The educator whom an id means now that is nobody's on the list any more: the one they were merged into. */
export async function whoNow(db: Queries, id: EducatorId): Promise<EducatorId | undefined> {
  return (await findMerged(db, id))?.intoId
}
