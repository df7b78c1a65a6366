import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { findMerged } from './merging.queries.ts'

/** The educator whom an id stands for today that is on the list no more: the one into whom its own was merged. */
export async function whoNow(db: Queries, id: EducatorId): Promise<EducatorId | undefined> {
  return (await findMerged(db, id))?.intoId
}
