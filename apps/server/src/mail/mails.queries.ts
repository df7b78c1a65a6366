import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { and, eq, isNull, lte, ne, notExists, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, mails } from '../database/platform.tables.ts'
import { prepared } from '../database/prepared.ts'

export interface NewMail {
  readonly id: string
  readonly subject: string
  readonly text: string
  /** An invitation for calendars, as iCalendar. */
  readonly calendar?: string
  readonly now: Date
}

interface MailValues extends Omit<NewMail, 'now' | 'calendar'> {
  readonly calendar: string | null
  readonly now: string
}

const insertToOwner = prepared<MailValues & { userId: UserId | null }>()((db, value) => {
  const mail = {
    id: value('id'),
    subject: value('subject'),
    text: value('text'),
    calendar: value('calendar'),
    now: value('now'),
  }
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

function valuesOf({
  calendar = null,
  now,
  ...mail
}: Omit<NewMail, 'calendar'> & { calendar?: string | null }): MailValues {
  return { ...mail, calendar, now: now.toISOString() }
}

// Whoever comes by opens the demo: nothing is ever written to its address, whatever it is about.
function columnsOf(
  to: SQL,
  { id, subject, text, calendar, now }: Record<keyof MailValues, string | Placeholder | null>,
) {
  return {
    id: sql`${id}::uuid`.as('id'),
    to: to.as('to'),
    subject: sql`${subject}`.as('subject'),
    text: sql`${text}`.as('text'),
    calendar: sql`${calendar}::text`.as('calendar'),
    createdAt: sql`${now}::timestamptz`.as('created_at'),
    sentAt: sql`null::timestamptz`.as('sent_at'),
    attempts: sql`0`.as('attempts'),
    lastErrorCode: sql`null`.as('last_error_code'),
  }
}

/** Nothing where it has been sent, or never was written. */
export async function findWaitingMail(db: Queries, id: string) {
  const [mail] = await db
    .select({ to: mails.to, subject: mails.subject, text: mails.text, calendar: mails.calendar })
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
  return mail
}

export async function markMailSent(db: Queries, id: string, now: Date): Promise<void> {
  const sent = { sentAt: now, text: null, calendar: null, lastErrorCode: null }
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
