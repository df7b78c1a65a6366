import type { JsonObject } from '@corridor/domain/data/json'
import type { DistrictId } from '@corridor/domain/people/ids'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { prepared } from '../../database/prepared.ts'
import { configurations, configurationVersions } from './configurations.tables.ts'

export interface NewConfiguration {
  readonly toolTypeId: number
  readonly name: string
  readonly content: JsonObject
}

/**
 * Inserts a configuration with its first version, as Corridor ships it. Where the district has one already, for a tool
 * that has only one, it inserts nothing.
 */
export async function insertMissing(
  db: Queries,
  districtId: DistrictId,
  { toolTypeId, name, content }: NewConfiguration,
  publishedAt: Date,
): Promise<void> {
  const [made] = await db
    .insert(configurations)
    .values({ districtId, toolTypeId, name })
    .onConflictDoNothing()
    .returning({ id: configurations.id })
  if (!made) return
  await db
    .insert(configurationVersions)
    .values({ districtId, configurationId: made.id, version: 1, content, publishedAt })
}

/** The newest published version of each configuration, without its content. */
export const newestVersions = prepared()((db) => {
  const { configurationId, version, publishedAt } = configurationVersions
  const { id, toolTypeId, name, schoolId, retiredAt } = configurations
  return db
    .selectDistinctOn([toolTypeId, id], {
      id,
      toolTypeId,
      name,
      schoolId,
      retiredAt,
      version,
      publishedAt,
    })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .orderBy(toolTypeId, id, desc(version))
})

export type NewestVersion = Awaited<ReturnType<typeof newestVersions>>[number]

export interface UsedVersion {
  readonly configurationId: number
  readonly configurationVersion: number
}

export async function versionsOf(db: Queries, used: readonly UsedVersion[]) {
  if (used.length === 0) return []
  const { configurationId, version, content } = configurationVersions
  const { id, toolTypeId, name, schoolId } = configurations
  const isUsed = used.map((it) =>
    and(eq(configurationId, it.configurationId), eq(version, it.configurationVersion)),
  )
  return db
    .select({ id, toolTypeId, name, schoolId, version, content })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .where(or(...isUsed))
    .orderBy(id, version)
}
