import type { UserId } from '@corridor/domain/people/ids'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { observations, sentCopies } from '../observations.tables.ts'

export async function isSentBy(db: Queries, id: string, sendId: string): Promise<boolean> {
  const { observationId, sendId: made, version } = sentCopies
  const copies = await db
    .select({ version })
    .from(sentCopies)
    .where(and(eq(observationId, id), eq(made, sendId)))
  return copies.length > 0
}

/** The educator's steps as the last copy sent them; null where they were not kept, or nothing was sent. */
export async function stepsSentBefore(db: Queries, id: string): Promise<readonly AgreedStep[] | null> {
  const { observationId, version, steps } = sentCopies
  const [last] = await db
    .select({ steps })
    .from(sentCopies)
    .where(eq(observationId, id))
    .orderBy(desc(version))
    .limit(1)
  return last?.steps ?? null
}

/** Writes a copy, and that its observation was sent: neither without the other. */
export async function writeCopy(db: Queries, copy: typeof sentCopies.$inferInsert): Promise<void> {
  await db.insert(sentCopies).values(copy)
  await db
    .update(observations)
    .set({ status: 'sent', sentAt: copy.sentAt })
    .where(eq(observations.id, copy.observationId))
}

export async function setAcknowledged(db: Queries, id: string, acknowledgedAt: Date): Promise<void> {
  await db.update(observations).set({ status: 'acknowledged', acknowledgedAt }).where(eq(observations.id, id))
}

interface Reopening {
  readonly reopenedBecause: string
  readonly reopenedById: UserId
  readonly reopenedAt: Date
}

/** Makes an observation a draft again, of the next version; the copy keeps why. */
export async function setReopened(
  db: Queries,
  { id, version }: { readonly id: string; readonly version: number },
  reopening: Reopening,
) {
  await db
    .update(sentCopies)
    .set(reopening)
    .where(and(eq(sentCopies.observationId, id), eq(sentCopies.version, version)))
  const never = { completedAt: null, sentAt: null, acknowledgedAt: null, lateDocument: null, carried: null }
  const reopened = { status: 'draft' as const, version: version + 1, ...never }
  await db.update(observations).set(reopened).where(eq(observations.id, id))
  return reopened
}
