import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { sentCopies } from './observations.tables.ts'

/** What was sent, newest first. Only the newest carries its record. */
export function copiesOf(db: Queries, id: string) {
  const { observationId, version, message, sentAt, reopenedBecause, record } = sentCopies
  const isNewest = sql`${version} = max(${version}) over ()`
  return db
    .select({
      ...{ version, message, sentAt, reopenedBecause },
      record: sql<unknown>`case when ${isNewest} then ${record} end`,
    })
    .from(sentCopies)
    .where(eq(observationId, id))
    .orderBy(desc(version))
}
