import type { UserId } from '@corridor/domain/ids'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, mails } from '../database/platform.tables.ts'

export interface NewMail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly now: Date
}

/** The same statement whether there is an account or not; without one it writes nothing. */
export async function insertMailTo(db: Queries, userId: UserId | undefined, mail: NewMail): Promise<void> {
  const { id, subject, text, now } = mail
  const toOwner = db
    .select({
      id: sql`${id}`.as('id'),
      to: accounts.email,
      subject: sql`${subject}`.as('subject'),
      text: sql`${text}`.as('text'),
      createdAt: sql`${sql.param(now, mails.createdAt)}`.as('created_at'),
      sentAt: sql`null`.as('sent_at'),
      attempts: sql`0`.as('attempts'),
      lastErrorCode: sql`null`.as('last_error_code'),
    })
    .from(accounts)
    .where(userId ? eq(accounts.userId, userId) : sql`false`)
  await db.insert(mails).select(toOwner)
}

export async function insertMail(db: Queries, to: string, { now, ...mail }: NewMail): Promise<void> {
  await db.insert(mails).values({ ...mail, to, createdAt: now })
}

/** Nothing where it has been sent, or never was written. */
export async function findWaitingMail(db: Queries, id: string) {
  const [mail] = await db
    .select({ to: mails.to, subject: mails.subject, text: mails.text })
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
  return mail
}

export async function markMailSent(db: Queries, id: string, now: Date): Promise<void> {
  const sent = { sentAt: now, text: null, lastErrorCode: null }
  await db
    .update(mails)
    .set({ ...sent, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

export async function markMailFailed(db: Queries, id: string, code: string): Promise<void> {
  await db
    .update(mails)
    .set({ lastErrorCode: code, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

const KEPT_MS = 30 * 24 * 3_600_000

/** Whom we wrote to is forgotten after a month. */
export async function pruneMails(db: Queries, now: Date): Promise<void> {
  await db.delete(mails).where(lte(mails.sentAt, new Date(now.getTime() - KEPT_MS)))
}
