import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { AgreedStep } from '@corridor/tools/definition/tool'
import { and, asc, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { rowsGiven } from '../../../database/rows-given.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'
import { heldBy } from '../access/rights.queries.ts'
import { observations } from '../observations.tables.ts'
import { accountColumns } from '../reach/readers.queries.ts'
import { deliveries, sendings, sentCopies } from './sendings.tables.ts'

interface CopyBefore {
  readonly sendId: string
  /** The educator's steps as the copy had them; null where they were not kept. */
  readonly steps: readonly AgreedStep[] | null
}

/** Rows that sending an observation asks for: names, to whom it goes, what its observer held, what was sent before. */
export const askedOfSending = prepared<{ id: string; now: string }>()((db, value) => {
  const { id, observerId, educatorId, schoolId } = observations
  const { sendId, steps, version } = sentCopies
  const one = sql`json_build_object('sendId', ${sendId}, 'steps', ${steps})`
  const before = db
    .select({ list: sql`coalesce(json_agg(${one} order by ${version} desc), '[]')` })
    .from(sentCopies)
    .where(eq(sentCopies.observationId, id))
  return db
    .select({
      id,
      observer: { name: users.name, jobTitle: users.jobTitle },
      educator: { name: educators.name, email: educators.email, userId: educators.userId },
      school: { name: schools.name },
      account: accountColumns,
      assignments: heldBy(db, value('now')),
      copies: sql<readonly CopyBefore[]>`(${before})`,
    })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .innerJoin(educators, eq(educators.id, educatorId))
    .innerJoin(schools, eq(schools.id, schoolId))
    .leftJoin(accounts, eq(accounts.userId, educators.userId))
    .where(eq(id, value('id')))
})

interface SendingValues extends Omit<Required<typeof sendings.$inferInsert>, 'sentAt'> {
  readonly sentAt: string
  readonly deliveries: string
}

const insertSending = prepared<SendingValues>()((db, value) => {
  const sending = db.$with('sending').as(
    db
      .insert(sendings)
      .values({
        districtId: sql`${value('districtId')}`,
        id: sql`${value('id')}`,
        visitId: sql`${value('visitId')}`,
        observerId: sql`${value('observerId')}`,
        educatorId: sql`${value('educatorId')}`,
        message: sql`${value('message')}`,
        sentAt: sql`${value('sentAt')}`,
        isReadMarkAsked: sql`${value('isReadMarkAsked')}`,
      })
      .returning({ id: sendings.id }),
  )
  const { columns, rows } = rowsGiven(deliveries, value('deliveries'))
  return db.with(sending).insert(deliveries).select(sql`select ${columns} from ${rows}`)
})

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
  readonly isUndelivered: boolean
}

// Copies are inserted one by one and not as a list: PostgreSQL would not keep the plan of a list.
const insertCopy = prepared<CopyValues>()((db, value) => {
  const copy = db.$with('copy').as(
    db
      .insert(sentCopies)
      .values({
        districtId: sql`${value('districtId')}`,
        observationId: sql`${value('observationId')}`,
        version: sql`${value('version')}`,
        sendId: sql`${value('sendId')}`,
        revision: sql`${value('revision')}`,
        record: sql`${value('record')}::jsonb`,
        steps: sql`${value('steps')}::jsonb`,
        message: sql`${value('message')}`,
        sentAt: sql`${value('sentAt')}`,
      })
      .returning({ id: sentCopies.observationId }),
  )
  return db
    .with(copy)
    .update(observations)
    .set({
      status: 'sent',
      sentAt: sql`${value('sentAt')}`,
      isUndelivered: sql`${value('isUndelivered')}`,
    })
    .where(eq(observations.id, value('observationId')))
})

export type NewDelivery = typeof deliveries.$inferInsert & Pick<typeof deliveries.$inferSelect, 'state'>

interface Copy {
  readonly observationId: string
  readonly version: number
  readonly revision: number
  readonly record: object
  readonly steps: readonly AgreedStep[]
}

/**
 * Writes a sending with to whom it goes and the copies that it is made of, and that their observations were sent: none
 * without the others. Fails where the sending's id is taken.
 */
export async function writeSending(
  db: Queries,
  sending: Required<typeof sendings.$inferInsert>,
  to: readonly NewDelivery[],
  copies: readonly Copy[],
): Promise<void> {
  const { districtId, id: sendId, message } = sending
  const sentAt = sending.sentAt.toISOString()
  const isUndelivered = to.some(({ state }) => state === 'not-mailed')
  const sent = { districtId, sendId, message, sentAt, isUndelivered }
  await Promise.all([
    insertSending(db, { ...sending, sentAt, deliveries: JSON.stringify(to) }),
    ...copies.map(({ record, steps, ...copy }) =>
      insertCopy(db, { ...sent, ...copy, record: JSON.stringify(record), steps: JSON.stringify(steps) }),
    ),
  ])
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

/** How many observations a sending is made of. */
export function countOfSending(db: Queries, sendId: string): Promise<number> {
  return db.$count(sentCopies, eq(sentCopies.sendId, sendId))
}

/** Locks all that was sent together with an observation until the transaction ends, always in the same order. */
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

/** Whether somebody opened this observation again: a draft since, it may be out of their sight. */
export async function wasReopenedBy(db: Queries, id: string, userId: UserId): Promise<boolean> {
  const theirs = and(eq(sentCopies.observationId, id), eq(sentCopies.reopenedById, userId))
  return (await db.$count(sentCopies, theirs)) > 0
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
  await db
    .update(observations)
    .set({ ...reopened, isUndelivered: false })
    .where(eq(observations.id, id))
  return reopened
}
