import type { DistrictId } from '@corridor/domain/ids'
import type { JsonObject } from '@corridor/domain/json'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { users } from '../people/people.tables.ts'
import { configurations, configurationVersions } from './configurations.tables.ts'

export interface NewConfiguration {
  readonly toolTypeId: number
  readonly name: string
  readonly content: JsonObject
}

/** A first version of a single tool's configuration, unless there is one. */
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

/** The newest version of each. */
export function newestVersions(db: Queries) {
  return newest(db)
}

export type NewestVersion = Awaited<ReturnType<typeof newestVersions>>[number]

/** The newest of one; whoever else wants to publish the next waits until the transaction ends. */
export async function lockNewest(db: Queries, id: number): Promise<NewestVersion | undefined> {
  // An id may be larger than the column holds; then nothing has it.
  const isIt = sql`${configurations.id} = ${id}::bigint`
  await db.select({ id: configurations.id }).from(configurations).where(isIt).for('update')
  const [found] = await newest(db, isIt)
  return found
}

function newest(db: Queries, isIt?: SQL) {
  const { configurationId, version, content, publishedAt, publishedById } = configurationVersions
  const { id, toolTypeId, name } = configurations
  return db
    .selectDistinctOn([toolTypeId, id], {
      ...{ id, toolTypeId, name, version, content, publishedAt },
      publishedBy: users.name,
    })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .leftJoin(users, eq(users.id, publishedById))
    .where(isIt)
    .orderBy(toolTypeId, id, desc(version))
}

export interface UsedVersion {
  readonly configurationId: number
  readonly configurationVersion: number
}

export async function versionsOf(db: Queries, used: readonly UsedVersion[]) {
  if (used.length === 0) return []
  const { configurationId, version, content } = configurationVersions
  const { id, toolTypeId, name } = configurations
  const isUsed = used.map((it) =>
    and(eq(configurationId, it.configurationId), eq(version, it.configurationVersion)),
  )
  return db
    .select({ id, toolTypeId, name, version, content })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .where(or(...isUsed))
    .orderBy(id, version)
}

export async function insertVersion(db: Queries, row: typeof configurationVersions.$inferInsert) {
  await db.insert(configurationVersions).values(row)
}
