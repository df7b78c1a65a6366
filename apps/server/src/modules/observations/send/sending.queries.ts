import type { UserId } from '@corridor/domain/people/ids'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { rowsGiven } from '../../../database/rows-given.ts'
import { observations, sendings, sentCopies } from '../observations.tables.ts'

const copiesBefore = prepared<{ ids: readonly string[] }>()((db, value) =>
  db
    .select({
      observationId: sentCopies.observationId,
      sendId: sentCopies.sendId,
      steps: sentCopies.steps,
    })
    .from(sentCopies)
    .where(sql`${sentCopies.observationId} = any(${value('ids')}::uuid[])`)
    .orderBy(desc(sentCopies.version)),
)

/** What was sent of observations before: by which sendings, and the educator's steps as the last one had them. */
export async function sentBefore(db: Queries, ids: readonly string[]) {
  const copies = await copiesBefore(db, { ids })
  return {
    isSentBy: (id: string, sendId: string) =>
      copies.some((it) => it.observationId === id && it.sendId === sendId),
    /** Null where they were not kept, or nothing was sent. */
    stepsOf: (id: string) => copies.find((it) => it.observationId === id)?.steps ?? null,
  }
}

const insertSending = prepared<{ rows: string }>()((db, value) => {
  const { columns, rows } = rowsGiven(sendings, value('rows'))
  return db
    .insert(sendings)
    .select(sql`select ${columns} from ${rows}`)
    .onConflictDoNothing()
    .returning({ id: sendings.id })
})

const insertCopies = prepared<{ rows: string }>()((db, value) => {
  const { columns, rows } = rowsGiven(sentCopies, value('rows'))
  return db.insert(sentCopies).select(sql`select ${columns} from ${rows}`)
})

// By one id and not by a list, of which PostgreSQL would not keep the plan.
const setSent = prepared<{ id: string; sentAt: string }>()((db, value) =>
  db
    .update(observations)
    .set({ status: 'sent', sentAt: sql`${value('sentAt')}` })
    .where(eq(observations.id, value('id'))),
)

interface Copy {
  readonly observationId: string
  readonly version: number
  readonly revision: number
  readonly record: object
  readonly steps: readonly AgreedStep[]
}

/**
 * Writes a sending with the copies that it is made of, and that their observations were sent: none without the others.
 * Answers whether the sending's id was free; where it was not, the transaction must not be kept.
 */
export async function writeSending(
  db: Queries,
  sending: typeof sendings.$inferInsert,
  copies: readonly Copy[],
): Promise<boolean> {
  const { districtId, id: sendId, message } = sending
  const sentAt = sending.sentAt.toISOString()
  const rows = copies.map((copy) => ({ ...copy, districtId, sendId, message, sentAt }))
  const [written] = await Promise.all([
    insertSending(db, { rows: JSON.stringify([{ isReadMarkAsked: true, ...sending, sentAt }]) }),
    insertCopies(db, { rows: JSON.stringify(rows) }),
    ...copies.map(({ observationId: id }) => setSent(db, { id, sentAt })),
  ])
  return written.length > 0
}

/** The sendings that an observation's version was sent with: one, or none. */
function sendingOf(db: Queries, id: string, version: number) {
  return db
    .select({ sendId: sentCopies.sendId })
    .from(sentCopies)
    .where(and(eq(sentCopies.observationId, id), eq(sentCopies.version, version)))
}

/** The sending that an observation was sent with last. */
export async function findSending(db: Queries, id: string): Promise<string | undefined> {
  const { observationId, sendId, version } = sentCopies
  const [copy] = await db
    .select({ sendId })
    .from(sentCopies)
    .where(eq(observationId, id))
    .orderBy(desc(version))
    .limit(1)
  return copy?.sendId
}

/** Holds all that was sent together with an observation until the transaction ends, always in the same order. */
export async function lockSentWith(db: Queries, id: string): Promise<void> {
  const { observationId, sendId } = sentCopies
  const sent = db.select({ sendId }).from(sentCopies).where(eq(observationId, id))
  const together = db.select({ observationId }).from(sentCopies).where(inArray(sendId, sent))
  await db
    .select({ id: observations.id })
    .from(observations)
    .where(inArray(observations.id, together))
    .orderBy(asc(observations.id))
    .for('update')
}

/** Marks as read all that was sent together with a version of an observation and stands as it was sent; answers their ids. */
export async function setAcknowledged(
  db: Queries,
  { id, version }: { readonly id: string; readonly version: number },
  acknowledgedAt: Date,
): Promise<readonly string[]> {
  const isStanding = db
    .select({ version: sentCopies.version })
    .from(sentCopies)
    .where(
      and(
        eq(sentCopies.observationId, observations.id),
        eq(sentCopies.version, observations.version),
        inArray(sentCopies.sendId, sendingOf(db, id, version)),
      ),
    )
  const marked = await db
    .update(observations)
    .set({ status: 'acknowledged', acknowledgedAt })
    .where(and(eq(observations.status, 'sent'), or(eq(observations.id, id), exists(isStanding))))
    .returning({ id: observations.id })
  return marked.map((it) => it.id)
}

interface Reopening {
  readonly reopenedBecause: string
  readonly reopenedById: UserId
  readonly reopenedAt: Date
}

/** Makes an observation a draft again, of the next version; the copy keeps why. */
/** Whether somebody opened this observation again: a draft since, it may be out of their sight. */
export async function wasReopenedBy(db: Queries, id: string, userId: UserId): Promise<boolean> {
  const theirs = and(eq(sentCopies.observationId, id), eq(sentCopies.reopenedById, userId))
  return (await db.$count(sentCopies, theirs)) > 0
}

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
  await db
    .update(observations)
    .set({ ...reopened, isUndelivered: false })
    .where(eq(observations.id, id))
  return reopened
}
