import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { configurations, configurationVersions } from '../../configurations/configurations.tables.ts'

/** Some sets, and tools that have none, with the newest version of each. */
export function newestVersions(db: Queries, ids: readonly number[]) {
  const { configurationId, version } = configurationVersions
  const { id, name, toolTypeId } = configurations
  return db
    .selectDistinctOn([id], { id, name, toolTypeId, version })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .where(sql`${id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(id, desc(version))
}
