import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { configurations, configurationVersions } from '../../configurations/configurations.tables.ts'

/** How some tools are set, by the newest version of each. */
export function newestSettings(db: Queries, ids: readonly number[]) {
  const { configurationId, version, content } = configurationVersions
  const { id, name, toolTypeId } = configurations
  return db
    .selectDistinctOn([id], { id, name, toolTypeId, content })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .where(sql`${id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(id, desc(version))
}
