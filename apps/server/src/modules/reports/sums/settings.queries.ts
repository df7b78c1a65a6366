import { desc, eq } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared } from '../../../database/prepared.ts'
import { configurations, configurationVersions } from '../../configurations/configurations.tables.ts'

/** Some sets, and tools without sets, with the newest version of each. */
export const newestVersions = prepared<{ readonly ids: readonly number[] }>()((db, value) => {
  const { configurationId, version } = configurationVersions
  const { id, name, toolTypeId } = configurations
  return db
    .selectDistinctOn([id], { id, name, toolTypeId, version })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .where(isOneOf(id, value('ids')))
    .orderBy(id, desc(version))
})

export type Newest = Awaited<ReturnType<typeof newestVersions>>[number]
