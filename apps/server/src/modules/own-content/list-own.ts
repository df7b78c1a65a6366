import type { Snapshot } from '@corridor/contract/observations/device'
import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { ownRows } from './own-content.queries.ts'

/** The own content of somebody in any tool. */
export function listOwn(db: Queries, { userId }: Actor): Promise<Snapshot['own']> {
  return ownRows(db, { userId })
}
