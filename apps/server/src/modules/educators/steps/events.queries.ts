import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { users } from '../../people/people.tables.ts'
import { stepEvents } from '../educators.tables.ts'

export async function insertEvents(
  db: Queries,
  events: readonly (typeof stepEvents.$inferInsert)[],
): Promise<number> {
  if (events.length === 0) return 0
  const written = await db
    .insert(stepEvents)
    .values([...events])
    .onConflictDoNothing()
    .returning({ id: stepEvents.id })
  return written.length
}

/** The events of a step, the first first. */
export function eventsOf(db: Queries, id: string) {
  const { stepId, at, kind, fromStatus, toStatus, fromDueOn, toDueOn, isReworded, note } = stepEvents
  return db
    .select({
      id: stepEvents.id,
      at,
      kind,
      fromStatus,
      toStatus,
      fromDueOn,
      toDueOn,
      isReworded,
      note,
      by: users.name,
    })
    .from(stepEvents)
    .innerJoin(users, eq(users.id, stepEvents.byId))
    .where(eq(stepId, id))
    .orderBy(asc(at), asc(stepEvents.id))
}
