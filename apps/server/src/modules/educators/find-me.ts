import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { findByUser } from './educators.queries.ts'

/** The educator that somebody is, if they are one. */
export async function findMe(db: Queries, userId: UserId): Promise<EducatorId | undefined> {
  const [me] = await findByUser(db, { userId })
  return me?.id
}
