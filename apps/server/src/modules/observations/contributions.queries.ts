import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { users } from '../people/people.tables.ts'
import { contributions } from './observations.tables.ts'

/** In the order in which they were written; one that was changed, when it was changed. */
export function repliesTo(db: Queries, id: string) {
  const { observationId, userId, kind, key, value, writtenAt } = contributions
  return db
    .select({ userId, by: users.name, value, writtenAt })
    .from(contributions)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(observationId, id), eq(kind, 'reply')))
    .orderBy(asc(writtenAt), asc(key))
}

type NewContribution = Omit<typeof contributions.$inferInsert, 'revision'>

/** Answers whether it is the first under its key. The same again changes nothing. */
export async function writeContribution(db: Queries, it: NewContribution): Promise<boolean> {
  const { districtId, observationId, userId, kind, key, value, revision } = contributions
  const [written] = await db
    .insert(contributions)
    .values({ ...it, revision: 1 })
    .onConflictDoUpdate({
      target: [districtId, observationId, userId, kind, key],
      set: { value: it.value, writtenAt: it.writtenAt, revision: sql`${revision} + 1` },
      setWhere: sql`${value} is distinct from excluded.value`,
    })
    .returning({ revision })
  return written?.revision === 1
}
