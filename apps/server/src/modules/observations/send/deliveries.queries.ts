import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { mails } from '../../../database/platform.tables.ts'
import { prepared } from '../../../database/prepared.ts'
import { rowsGiven } from '../../../database/rows-given.ts'
import { deliveries, sentCopies } from '../observations.tables.ts'

/** To whom a sending went, the educator first. Of what was mailed long ago nothing is known but that. */
export function deliveriesOf(db: Queries, sendId: string) {
  const { name, isEducator, mailId, openedAt, handedOverAt } = deliveries
  return db
    .select({
      name,
      isEducator,
      mailId,
      openedAt,
      handedOverAt,
      mailedAt: mails.sentAt,
      attempts: mails.attempts,
    })
    .from(deliveries)
    .leftJoin(mails, eq(mails.id, mailId))
    .where(eq(deliveries.sendId, sendId))
    .orderBy(desc(isEducator), asc(name), asc(deliveries.id))
}

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number]

const insertRows = prepared<{ rows: string }>()((db, value) => {
  const { columns, rows } = rowsGiven(deliveries, value('rows'))
  return db.insert(deliveries).select(sql`select ${columns} from ${rows}`)
})

export async function insertDeliveries(
  db: Queries,
  rows: readonly (typeof deliveries.$inferInsert)[],
): Promise<void> {
  await insertRows(db, { rows: JSON.stringify(rows) })
}

/** Whether a mail was ever written, as far as anybody remembers. */
export async function isMailed(db: Queries, id: string): Promise<boolean> {
  const found = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  return found.length > 0
}

/** Gives a sending over to whom no mail went: on paper, by its observer. Answers whether there was somebody. */
export async function setHandedOver(db: Queries, sendId: string, at: Date): Promise<boolean> {
  const { openedAt, handedOverAt, mailId } = deliveries
  const given = await db
    .update(deliveries)
    .set({ handedOverAt: at })
    .where(and(eq(deliveries.sendId, sendId), isNull(mailId), isNull(openedAt), isNull(handedOverAt)))
    .returning({ id: deliveries.id })
  return given.length > 0
}

interface Opening {
  readonly id: string
  readonly version: number
  readonly userId: UserId
  /** The educator may have an account only since it was sent. */
  readonly isEducator: boolean
  readonly at: Date
}

/** A delivery was opened when the first of what was sent together was opened first. */
export async function setOpened(db: Queries, { id, version, userId, isEducator, at }: Opening) {
  const theirs = isEducator
    ? or(eq(deliveries.userId, userId), deliveries.isEducator)
    : eq(deliveries.userId, userId)
  const { observationId, version: sent, sendId } = sentCopies
  const sending = db
    .select({ sendId })
    .from(sentCopies)
    .where(and(eq(observationId, id), eq(sent, version)))
  await db
    .update(deliveries)
    .set({ openedAt: at })
    .where(and(inArray(deliveries.sendId, sending), theirs, isNull(deliveries.openedAt)))
}
