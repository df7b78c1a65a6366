import type { UserId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { mails } from '../../../database/platform.tables.ts'
import { untilFirstTry } from '../../../mail/mails.queries.ts'
import { users } from '../../people/people.tables.ts'
import { deliveries, sentCopies } from './sendings.tables.ts'

/** The deliveries of a sending, the educator's first. Addresses are forgotten after a month. */
export function deliveriesOf(db: Queries, sendId: string) {
  const { id, name, isEducator, userId, openedAt, state, stateAt, trouble } = deliveries
  return db
    .select({
      id,
      name,
      nameNow: users.name,
      isEducator,
      userId,
      openedAt,
      state,
      stateAt,
      trouble,
      address: mails.to,
      // Why the mail still waits.
      delay: mails.trouble,
      waits: untilFirstTry,
    })
    .from(deliveries)
    .leftJoin(mails, eq(mails.id, deliveries.mailId))
    .leftJoin(users, eq(users.id, deliveries.userId))
    .where(eq(deliveries.sendId, sendId))
    .orderBy(desc(isEducator), asc(name), asc(deliveries.id))
}

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number]

/** Gives a sending to its educator another mail: one that still waits is not sent any more. */
export async function replaceMail(db: Queries, sendId: string, mailId: string): Promise<void> {
  const isTheirs = and(eq(deliveries.sendId, sendId), deliveries.isEducator)
  const before = db.select({ mailId: deliveries.mailId }).from(deliveries).where(isTheirs)
  await db.delete(mails).where(and(inArray(mails.id, before), isNull(mails.sentAt)))
  await db.update(deliveries).set({ mailId, state: 'queued', stateAt: null, trouble: null }).where(isTheirs)
}

/** Whether a mail was ever written, as far as anybody remembers. */
export async function isMailed(db: Queries, id: string): Promise<boolean> {
  const found = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  return found.length > 0
}

/** Notes that an observer gave a sending on paper to whom no mail went. Answers whether there was somebody. */
export async function setHandedOver(db: Queries, sendId: string, at: Date): Promise<boolean> {
  const given = await db
    .update(deliveries)
    .set({ state: 'handed-over', stateAt: at })
    .where(
      and(eq(deliveries.sendId, sendId), eq(deliveries.state, 'not-mailed'), isNull(deliveries.openedAt)),
    )
    .returning({ id: deliveries.id })
  return given.length > 0
}

interface Opening {
  readonly id: string
  readonly version: number
  readonly userId: UserId
  /** Whether the reader is the educator, who may have an account only since it was sent. */
  readonly isEducator: boolean
  readonly at: Date
}

/** Notes the first opening of a delivery, by the first of what was sent together; answers the sending then. */
export async function setOpened(db: Queries, { id, version, userId, isEducator, at }: Opening) {
  const theirs = isEducator
    ? or(eq(deliveries.userId, userId), deliveries.isEducator)
    : eq(deliveries.userId, userId)
  const { observationId, version: sent, sendId } = sentCopies
  const sending = db
    .select({ sendId })
    .from(sentCopies)
    .where(and(eq(observationId, id), eq(sent, version)))
  const [opened] = await db
    .update(deliveries)
    .set({ openedAt: at })
    .where(and(inArray(deliveries.sendId, sending), theirs, isNull(deliveries.openedAt)))
    .returning({ sendId: deliveries.sendId, state: deliveries.state })
  return opened
}
