import type { EducatorId } from '@corridor/domain/people/ids'
import { FACTS_GENERATION } from '@corridor/tools/report/facts-generation'
import { and, asc, desc, eq, getTableColumns, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared } from '../../database/prepared.ts'
import { configurationVersions } from '../configurations/configurations.tables.ts'
import { schools } from '../districts/districts.tables.ts'
import { educators } from '../educators/educators.tables.ts'
import { users } from '../people/people.tables.ts'
import { isOwnOrSent, type Reader, readableBy } from './access/readable.ts'
import { contributedTo } from './answer/contributions.queries.ts'
import { isCountedVisit } from './facts/counted-visit.ts'
import { observations } from './observations.tables.ts'

function stored(db: Queries) {
  const { observerId, educatorId, schoolId, configurationId, configurationVersion } = observations
  return db
    .select({
      ...getTableColumns(observations),
      observer: { name: users.name, jobTitle: users.jobTitle },
      /** The educator as they are today; the document has them as they were. */
      educator: { name: educators.name, email: educators.email, userId: educators.userId },
      school: { name: schools.name },
      /** The tool's set-up. */
      configuration: configurationVersions.content,
      contributed: contributedTo(db),
    })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .innerJoin(educators, eq(educators.id, educatorId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .innerJoin(
      configurationVersions,
      and(
        eq(configurationVersions.configurationId, configurationId),
        eq(configurationVersions.version, configurationVersion),
      ),
    )
}

export async function findObservation(db: Queries, id: string, isReadable?: SQL) {
  const [found] = await stored(db).where(and(eq(observations.id, id), isReadable))
  return found
}

/** Several observations at once, of those that the reader may read. */
export function findObservations(db: Queries, ids: readonly string[], isReadable: SQL | undefined) {
  return stored(db).where(and(isOneOf(observations.id, ids), isReadable))
}

/** The observations that one observer made in one visit, of those that the reader may read. */
export function findVisit(
  db: Queries,
  { visitId, observerId }: Pick<typeof observations.$inferSelect, 'visitId' | 'observerId'>,
  isReadable: SQL | undefined,
) {
  const isSame = and(eq(observations.visitId, visitId), eq(observations.observerId, observerId))
  return stored(db).where(and(isSame, isReadable))
}

/** An observation as it is stored, with what was contributed and nothing else that other tables say of it. */
function bare(db: Queries) {
  return db.select({ ...getTableColumns(observations), contributed: contributedTo(db) }).from(observations)
}

const lockOne = prepared<{ id: string }>()((db, value) =>
  bare(db)
    .where(eq(observations.id, value('id')))
    .for('update'),
)

const lockAll = prepared<{ ids: readonly string[] }>()((db, value) =>
  bare(db)
    .where(sql`${observations.id} = any(${value('ids')}::uuid[])`)
    .orderBy(asc(observations.id))
    .for('update'),
)

/**
 * Locks observations: whoever else wants to change them waits until the transaction ends. Several at once are always
 * locked in the same order, so two transactions that want the same ones never wait for each other.
 */
export function lockRows(db: Queries, ids: readonly string[]) {
  const [id, ...others] = ids
  // PostgreSQL does not know how long a list is, and plans it anew each time, which takes longer than reading it: one
  // id has a statement of its own.
  return id !== undefined && others.length === 0 ? lockOne(db, { id }) : lockAll(db, { ids })
}

/** Finished observations in a fixed order, a page at a time. */
export function pageOfCounted(db: Queries, after: string | undefined, limit: number) {
  const { id, status } = observations
  return stored(db)
    .where(and(ne(status, 'draft'), after ? gt(id, after) : undefined))
    .orderBy(asc(id))
    .limit(limit)
}

/** Finished observations that older code counted, locked; one that somebody works on just now is left alone. */
export async function lockOutdated(db: Queries, limit: number) {
  const { id, status, factsGeneration } = observations
  const isOutdated = and(ne(status, 'draft'), lt(factsGeneration, FACTS_GENERATION))
  const found = await db.select({ id }).from(observations).where(isOutdated).limit(limit)
  const ids = found.map((it) => it.id)
  const isStill = and(isOneOf(id, ids), isOutdated)
  const page = await stored(db).where(isStill).for('update', { of: observations, skipLocked: true })
  return { isAny: ids.length > 0, page }
}

/** The newest visits to an educator whose figures the educator may be shown: finished by oneself, or sent by others. */
export function newestToShow(db: Queries, { actor, me }: Reader, educator: EducatorId, limit: number) {
  const { id, educatorId, startedAt } = observations
  return stored(db)
    .where(
      and(
        // An id may be larger than the column holds; then nothing has it.
        sql`${educatorId} = ${educator}::bigint`,
        readableBy(actor, me),
        isCountedVisit(),
        isOwnOrSent(actor),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
    .limit(limit)
}
