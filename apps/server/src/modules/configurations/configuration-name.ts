import type { Queries } from '../../database/doors.ts'
import { findConfiguration } from './known.queries.ts'

/** The name of a look-for set or a rubric today. */
export async function configurationName(db: Queries, id: number): Promise<string | undefined> {
  return (await findConfiguration(db, id))?.name
}
