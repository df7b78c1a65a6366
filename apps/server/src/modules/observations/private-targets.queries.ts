import type { JsonObject } from '@corridor/domain/json'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { configurations, configurationVersions } from '../configurations/configurations.tables.ts'

interface PublishedSet {
  readonly id: number
  readonly toolTypeId: number
  readonly content: JsonObject
}

/** All that was published of some sets, the newest last. */
export async function publishedOf(db: Queries, ids: readonly number[]): Promise<PublishedSet[]> {
  const { id, toolTypeId } = configurations
  const { configurationId, version, content } = configurationVersions
  return db
    .select({ id, toolTypeId, content })
    .from(configurationVersions)
    .innerJoin(configurations, eq(id, configurationId))
    .where(inArray(id, [...ids]))
    .orderBy(asc(id), asc(version))
}
