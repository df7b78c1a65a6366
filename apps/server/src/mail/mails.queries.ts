import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { and, eq, isNull, lte, ne, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, mails } from '../database/platform.tables.ts'
import { prepared } from '../database/prepared.ts'

export interface NewMail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly now: Date
  /** Where its reader ends mails of its kind. */
  readonly unsubscribeUrl?: string | undefined
  /** Until when it waits. */
  readonly waitsUntil?: Date | undefined
}

interface MailValues {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly now: string
  readonly unsubscribeUrl: string | null
}

function valuesOf({ id, subject, text, now, unsubscribeUrl }: NewMail): MailValues {
  return { id, subject, text, now: now.toISOString(), unsubscribeUrl: unsubscribeUrl ?? null }
}

const insertToOwner = prepared<MailValues & { userId: UserId | null }>()((db, value) => {
  const words = { subject: value('subject'), text: value('text') }
  const mail = { id: value('id'), ...words, now: value('now'), unsubscribeUrl: value('unsubscribeUrl') }
  const toOwner = db
    .select(columnsOf(sql`${accounts.email}`, mail))
    .from(accounts)
    .where(and(eq(accounts.userId, value('userId')), ne(accounts.userId, DEMO_USER)))
  return db.insert(mails).select(toOwner)
})

/** The same statement whether there is an account or not; without one it writes nothing. */
export async function insertMailTo(db: Queries, userId: UserId | undefined, mail: NewMail): Promise<void> {
  await insertToOwner(db, { ...valuesOf(mail), userId: userId ?? null })
}

export async function insertMail(db: Queries, to: string, mail: NewMail): Promise<void> {
  const demo = db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, DEMO_USER), eq(accounts.email, to)))
  const toAddress = db
    .select(columnsOf(sql`${to}`, valuesOf(mail)))
    .from(sql`(select) as one`)
    .where(notExists(demo))
  await db.insert(mails).select(toAddress)
}

// Whoever comes by opens the demo: nothing is ever written to its address, whatever it is about.
function columnsOf(to: SQL, mail: Record<keyof MailValues, string | null | Placeholder>) {
  const { id, subject, text, now, unsubscribeUrl } = mail
  return {
    id: sql`${id}::uuid`.as('id'),
    to: to.as('to'),
    subject: sql`${subject}`.as('subject'),
    text: sql`${text}`.as('text'),
    createdAt: sql`${now}::timestamptz`.as('created_at'),
    sentAt: sql`null::timestamptz`.as('sent_at'),
    unsubscribeUrl: sql`${unsubscribeUrl}::text`.as('unsubscribe_url'),
    attempts: sql`0`.as('attempts'),
    lastErrorCode: sql`null`.as('last_error_code'),
  }
}

/** Nothing where it has been sent, or never was written. */
export async function findWaitingMail(db: Queries, id: string) {
  const [mail] = await db
    .select({
      to: mails.to,
      subject: mails.subject,
      text: mails.text,
      unsubscribeUrl: mails.unsubscribeUrl,
    })
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
  return mail
}

export async function markMailSent(db: Queries, id: string, now: Date): Promise<void> {
  const sent = { sentAt: now, text: null, unsubscribeUrl: null, lastErrorCode: null }
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
