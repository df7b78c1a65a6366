import { count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { schools } from '../districts/districts.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'
import { configurations, configurationVersions } from './configurations.tables.ts'

/** Configurations, each with its newest version, if it has one, and with its draft. */
export function knownConfigurations(db: Queries, isIt?: SQL) {
  const { configurationId, version, content, publishedAt, publishedById } = configurationVersions
  const { id, toolTypeId, name, schoolId, retiredAt, draft, draftRevision, draftSavedAt } = configurations
  return db
    .selectDistinctOn([toolTypeId, id], {
      id,
      toolTypeId,
      name,
      schoolId,
      retiredAt,
      draft,
      draftRevision,
      draftSavedAt,
      version,
      content,
      publishedAt,
      publishedById,
      publishedBy: users.name,
      schoolName: schools.name,
    })
    .from(configurations)
    .leftJoin(configurationVersions, eq(configurationId, id))
    .leftJoin(users, eq(users.id, publishedById))
    .leftJoin(schools, eq(schools.id, schoolId))
    .where(isIt)
    .orderBy(toolTypeId, id, desc(version))
}

export type KnownConfiguration = Awaited<ReturnType<typeof knownConfigurations>>[number]

// An id may be larger than the column holds; then nothing has it.
const isId = (id: number) => sql`${configurations.id} = ${id}::bigint`

export async function findConfiguration(db: Queries, id: number): Promise<KnownConfiguration | undefined> {
  const [found] = await knownConfigurations(db, isId(id))
  return found
}

export function configurationsOf(db: Queries, ids: readonly number[]): Promise<KnownConfiguration[]> {
  return knownConfigurations(db, isOneOf(configurations.id, ids))
}

/** Look-for sets and rubrics, by name alone. */
export function namesOfSets(db: Queries) {
  const { id, name, toolTypeId } = configurations
  return db
    .select({ id, name })
    .from(configurations)
    .where(isOneOf(toolTypeId, [9, 11]))
}

/** Locks a set: whoever else wants to change it waits until the transaction ends. */
export async function lockConfiguration(db: Queries, id: number): Promise<KnownConfiguration | undefined> {
  await db.select({ id: configurations.id }).from(configurations).where(isId(id)).for('update')
  return findConfiguration(db, id)
}

export function publishedVersions(db: Queries, id: number) {
  const { configurationId, version, content, publishedAt, publishedById } = configurationVersions
  return db
    .select({ version, content, publishedAt, publishedBy: users.name })
    .from(configurationVersions)
    .leftJoin(users, eq(users.id, publishedById))
    .where(eq(configurationId, id))
    .orderBy(desc(version))
}

/** All published versions of some sets, the newest of each last. */
export function publishedOf(db: Queries, ids: readonly number[]) {
  const { id, toolTypeId } = configurations
  const { configurationId, version, content } = configurationVersions
  return db
    .select({ id, toolTypeId, content })
    .from(configurationVersions)
    .innerJoin(configurations, eq(id, configurationId))
    .where(sql`${id} = any(${sql.param([...ids])}::bigint[])`)
    .orderBy(id, version)
}

/** How many observations were captured with each version of every set, or of one. */
export function usesOf(db: Queries, id?: number) {
  const { configurationId, configurationVersion } = observations
  return db
    .select({ configurationId, version: configurationVersion, used: count() })
    .from(observations)
    .where(id === undefined ? undefined : eq(configurationId, id))
    .groupBy(configurationId, configurationVersion)
}

export type Use = Awaited<ReturnType<typeof usesOf>>[number]
