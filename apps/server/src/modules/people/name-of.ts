import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { getName } from './people.queries.ts'

/** The name of a person of the district. */
export function nameOf(db: Queries, id: UserId): Promise<string> {
  return getName(db, id)
}
