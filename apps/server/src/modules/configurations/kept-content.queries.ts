import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../database/prepared.ts'
import { configurations, configurationVersions } from './configurations.tables.ts'

export interface Version {
  readonly toolTypeId: number
  readonly configurationId: number
  readonly configurationVersion: number
}

/** The content of a version. An id may be larger than its column holds; then there is none. */
export const findContent = prepared<Version>()((db, value) => {
  const { configurationId, version, content } = configurationVersions
  const { id, toolTypeId } = configurations
  return db
    .select({ content })
    .from(configurationVersions)
    .innerJoin(configurations, eq(id, configurationId))
    .where(
      and(
        eq(toolTypeId, sql`${value('toolTypeId')}::bigint`),
        eq(configurationId, sql`${value('configurationId')}::bigint`),
        eq(version, sql`${value('configurationVersion')}::bigint`),
      ),
    )
})
