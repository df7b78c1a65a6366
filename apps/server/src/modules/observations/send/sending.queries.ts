import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { observations, sentCopies } from '../observations.tables.ts'

const copiesBefore = prepared<{ id: string }>()((db, value) =>
  db
    .select({ sendId: sentCopies.sendId, steps: sentCopies.steps })
    .from(sentCopies)
    .where(eq(sentCopies.observationId, value('id')))
    .orderBy(desc(sentCopies.version)),
)

/** What was sent of an observation before: by which sendings, and the educator's steps as the last one had them. */
export async function sentBefore(db: Queries, id: string) {
  const copies = await copiesBefore(db, { id })
  return {
    isSentBy: (sendId: string) => copies.some((it) => it.sendId === sendId),
    /** Null where they were not kept, or nothing was sent. */
    steps: copies[0]?.steps ?? null,
  }
}

interface CopyValues {
  readonly districtId: DistrictId
  readonly observationId: string
  readonly version: number
  readonly sendId: string
  readonly revision: number
  readonly record: string
  readonly steps: string
  readonly message: string
  readonly sentAt: string
}

const insertCopy = prepared<CopyValues>()((db, value) =>
  db.insert(sentCopies).values({
    districtId: sql`${value('districtId')}`,
    observationId: sql`${value('observationId')}`,
    version: sql`${value('version')}`,
    sendId: sql`${value('sendId')}`,
    revision: sql`${value('revision')}`,
    record: sql`${value('record')}::jsonb`,
    steps: sql`${value('steps')}::jsonb`,
    message: sql`${value('message')}`,
    sentAt: sql`${value('sentAt')}`,
  }),
)

const setSent = prepared<{ id: string; sentAt: string }>()((db, value) =>
  db
    .update(observations)
    .set({ status: 'sent', sentAt: sql`${value('sentAt')}` })
    .where(eq(observations.id, value('id'))),
)

interface Copy extends Omit<CopyValues, 'record' | 'steps' | 'sentAt'> {
  readonly record: object
  readonly steps: readonly AgreedStep[]
  readonly sentAt: Date
}

/** Writes a copy, and that its observation was sent: neither without the other. */
export async function writeCopy(db: Queries, { record, steps, ...copy }: Copy): Promise<void> {
  const sentAt = copy.sentAt.toISOString()
  const texts = { record: JSON.stringify(record), steps: JSON.stringify(steps), sentAt }
  await Promise.all([insertCopy(db, { ...copy, ...texts }), setSent(db, { id: copy.observationId, sentAt })])
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
