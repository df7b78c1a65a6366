import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { configurations, configurationVersions } from '../../configurations/configurations.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Counted } from '../visits/counted.queries.ts'

const { id, name, schoolId, retiredAt, toolTypeId } = configurations
const { configurationId, version, content } = configurationVersions

/** A set or a rubric with all its published versions, the newest last. None for another tool's id, or nobody's. */
export const publishedSet = prepared<{ readonly tool: number; readonly asked: number }>()((db, value) =>
  db
    .select({ id, name, schoolId, retiredAt, version, content })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    // An id may be larger than the column holds; then nothing has it.
    .where(and(eq(toolTypeId, value('tool')), sql`${id} = ${value('asked')}::bigint`))
    .orderBy(asc(version)),
)

/** All sets or rubrics that were published, each with its newest version. */
export function publishedSets(db: Queries, tool: number) {
  return db
    .selectDistinctOn([id], { id, name, schoolId, retiredAt, content })
    .from(configurations)
    .innerJoin(configurationVersions, eq(configurationId, id))
    .where(eq(toolTypeId, tool))
    .orderBy(asc(id), sql`${version} desc`)
}

/** The versions with which something was captured. */
export async function versionsIn(db: Queries, { where }: Counted): Promise<number[]> {
  const { configurationVersion } = observations
  const found = await db
    .selectDistinct({ configurationVersion })
    .from(observations)
    .where(where)
    .orderBy(asc(configurationVersion))
  return found.map((it) => it.configurationVersion)
}

/** The columns that tell visits apart. */
const visitKey = sql`(${observations.visitId}, ${observations.schoolId}, ${observations.educatorId},
  ${observations.observerId}, ${observations.purpose}, ${observations.startedOn})`

/** How many visits were made with each set. */
export function visitsBySet(db: Queries, { where, isOpen }: Counted) {
  return db
    .select({
      id: observations.configurationId,
      visits: sql`count(distinct (${visitKey}, ${isOpen}))`.mapWith(Number),
    })
    .from(observations)
    .where(where)
    .groupBy(observations.configurationId)
}
