import type { Queries } from '../../database/doors.ts'
import { findConfiguration } from './known.queries.ts'

/** What a look-for set or a rubric is called today. */
export async function configurationName(db: Queries, id: number): Promise<string | undefined> {
  return (await findConfiguration(db, id))?.name
}
