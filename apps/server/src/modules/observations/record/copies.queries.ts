import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { servedTo } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'
import { sendings, sentCopies } from '../send/sendings.tables.ts'

/** The copies of observations, newest first. Only the newest of each carries its record and the role in it. */
export function copiesOf(db: Queries, ids: readonly string[]) {
  const { observationId, version, sendId, message, sentAt, reopenedBecause, record } = sentCopies
  const isNewest = sql`${version} = max(${version}) over (partition by ${observationId})`
  return db
    .select({
      observationId,
      version,
      sendId,
      message,
      sentAt,
      reopenedBecause,
      record: sql<unknown>`case when ${isNewest} then ${record} end`,
      observerRole: sql<string | null>`case when ${isNewest} then ${record} ->> 'observerRole' end`,
      isReadMarkAsked: sendings.isReadMarkAsked,
    })
    .from(sentCopies)
    .innerJoin(sendings, eq(sendings.id, sendId))
    .where(isOneOf(observationId, ids))
    .orderBy(desc(version))
}

/** Ids of the observations that were ever sent together with one. */
export async function everSentWith(db: Queries, id: string): Promise<readonly string[]> {
  const { observationId, sendId } = sentCopies
  const sent = db.select({ sendId }).from(sentCopies).where(eq(observationId, id))
  const found = await db
    .selectDistinct({ observationId })
    .from(sentCopies)
    .where(and(inArray(sendId, sent), ne(observationId, id)))
  return found.map((it) => it.observationId)
}

/** The newest copy of each observation. */
export function newestCopies(db: Queries, ids: readonly string[]) {
  const { observationId, version, record } = sentCopies
  return db
    .selectDistinctOn([observationId], { observationId, record: sql<unknown>`${record}` })
    .from(sentCopies)
    .where(isOneOf(observationId, ids))
    .orderBy(observationId, desc(version))
}

export async function findCopy(db: Queries, id: string, version: number) {
  const asked = and(eq(sentCopies.observationId, id), eq(sentCopies.version, version))
  const [found] = await db.select({ record: sentCopies.record }).from(sentCopies).where(asked)
  return found
}

/** Whether a file went out to an educator, with whichever observation of theirs, or with one of some. */
export async function isSentTo(
  db: Queries,
  actor: Actor,
  me: EducatorId,
  fileId: string,
  among?: readonly string[],
): Promise<boolean> {
  const { observationId, record, version } = sentCopies
  const names = sql`jsonb_path_exists(${record}, '$.blocks[*].items[*].file.id ? (@ == $id)', jsonb_build_object('id', ${fileId}::text))`
  const found = await db
    .select({ version })
    .from(sentCopies)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(
      and(eq(observations.educatorId, me), servedTo(actor), among && isOneOf(observationId, among), names),
    )
    .limit(1)
  return found.length > 0
}
