import type { MailKind, MailTrouble } from '@corridor/domain/mail/delivery'
import { DEMO_USER, type DistrictId, type UserId } from '@corridor/domain/people/ids'
import { and, eq, isNull, lte, ne, notExists, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/doors.ts'
import { accounts, mails } from '../database/platform.tables.ts'
import { prepared } from '../database/prepared.ts'
import { secondsUntil } from './seconds-until.ts'

export interface NewMail {
  readonly id: string
  readonly subject: string
  /** The text, in which a line that is an address becomes the mail's button. */
  readonly text: string
  /** An invitation for calendars, as iCalendar. */
  readonly calendar?: string
  /** A document of the district, such as an invoice, that goes with the mail as PDF. */
  readonly documentId?: string | undefined
  readonly now: Date
  readonly kind?: MailKind | undefined
  /** The words on the button. Absent: “Open Corridor”. */
  readonly action?: string | undefined
  /** The address to which an answer goes, where the district allows it. Absent: to the sender, whom nobody reads. */
  readonly replyTo?: string | undefined
  /** The address where mails of this kind are turned off by one request, for mails that come again and again. */
  readonly unsubscribeUrl?: string | undefined
  /** Until when the mail waits, by the clock of `now`. Absent: it goes out at once. */
  readonly waitsUntil?: Date | undefined
}

interface MailValues {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly calendar: string | null
  readonly documentId: string | null
  readonly now: string
  readonly kind: MailKind
  readonly action: string | null
  readonly replyTo: string | null
  readonly unsubscribeUrl: string | null
  /** How long the mail waits, in seconds. */
  readonly wait: string
}

// Anybody may open the demo, so no mail ever goes to its account or its address, whatever it is about.
const insertToOwner = prepared<MailValues & { userId: UserId | null }>()((db, value) => {
  const toOwner = db
    .select(columnsOf({ to: sql`${accounts.email}`, districtId: sql`${accounts.districtId}` }, value))
    .from(accounts)
    .where(and(eq(accounts.userId, value('userId')), ne(accounts.userId, DEMO_USER)))
  return db.insert(mails).select(toOwner)
})

/** Mails an account. The same statement runs whether there is an account or not; without one it writes nothing. */
export async function insertMailTo(db: Queries, userId: UserId | undefined, mail: NewMail): Promise<void> {
  await insertToOwner(db, { ...valuesOf(mail), userId: userId ?? null })
}

// The district of the transaction, where there is one: callers do not have to think of it.
const currentDistrict = sql`nullif(current_setting('app.district_id', true), '')::int`

const insertToAddress = prepared<MailValues & { to: string }>()((db, value) => {
  const to = sql`${value('to')}::text`
  const demo = db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.userId, DEMO_USER), eq(accounts.email, to)))
  const toAddress = db
    .select(columnsOf({ to, districtId: currentDistrict }, value))
    .from(sql`(select) as one`)
    .where(and(notExists(demo), sql`${to} <> ''`))
  return db.insert(mails).select(toAddress)
})

/** Mails an address. The same statement runs whether there is an address or not; without one it writes nothing. */
export async function insertMail(db: Queries, to: string | undefined, mail: NewMail): Promise<void> {
  await insertToAddress(db, { ...valuesOf(mail), to: to ?? '' })
}

function valuesOf({ id, subject, text, now, ...mail }: NewMail): MailValues {
  const { kind = 'notice', action = null, replyTo = null, calendar = null, unsubscribeUrl = null } = mail
  const { documentId = null } = mail
  const wait = String(secondsUntil({ now, waitsUntil: mail.waitsUntil }))
  const said = { subject, text, action, replyTo, calendar, documentId, unsubscribeUrl }
  return { id, ...said, now: now.toISOString(), kind, wait }
}

interface Whose {
  readonly to: SQL
  readonly districtId: SQL
}

function columnsOf({ to, districtId }: Whose, value: (name: keyof MailValues) => Placeholder) {
  return {
    id: sql`${value('id')}::uuid`.as('id'),
    to: to.as('to'),
    subject: sql`${value('subject')}::text`.as('subject'),
    text: sql`${value('text')}::text`.as('text'),
    districtId: districtId.as('district_id'),
    kind: sql`${value('kind')}::text`.as('kind'),
    action: sql`${value('action')}::text`.as('action'),
    replyTo: sql`${value('replyTo')}::text`.as('reply_to'),
    calendar: sql`${value('calendar')}::text`.as('calendar'),
    documentId: sql`${value('documentId')}::uuid`.as('document_id'),
    createdAt: sql`${value('now')}::timestamptz`.as('created_at'),
    sentAt: sql`null::timestamptz`.as('sent_at'),
    unsubscribeUrl: sql`${value('unsubscribeUrl')}::text`.as('unsubscribe_url'),
    attempts: sql`0`.as('attempts'),
    lastErrorCode: sql`null`.as('last_error_code'),
    claimedUntil: sql`null::timestamptz`.as('claimed_until'),
    nextTryAt: sql`${clock} + make_interval(secs => ${value('wait')}::int)`.as('next_try_at'),
    stoppedAt: sql`null::timestamptz`.as('stopped_at'),
    trouble: sql`null`.as('trouble'),
  }
}

// The database's clock: servers share it, and none of them is ahead. The product's own clock may stand still.
const clock = sql`clock_timestamp()`

const isWaiting = and(isNull(mails.sentAt), isNull(mails.stoppedAt))
const isFree = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, clock))

/** How long a sender holds a mail, longer than any attempt takes: one that dies leaves the mail to the next. */
const CLAIM = sql`interval '3 minutes'`

/** Takes a mail to send it, which counts as an attempt; undefined where it was sent, given up, or is another's. */
export async function claimMail(db: Queries, id: string) {
  const { to, subject, text, districtId, action, replyTo, calendar, documentId } = mails
  const { unsubscribeUrl, attempts } = mails
  const [mail] = await db
    .update(mails)
    .set({ claimedUntil: sql`${clock} + ${CLAIM}`, attempts: sql`${attempts} + 1` })
    .where(and(eq(mails.id, id), isWaiting, isFree))
    .returning({
      id: mails.id,
      to,
      subject,
      text,
      districtId,
      action,
      replyTo,
      calendar,
      documentId,
      unsubscribeUrl,
      attempts,
    })
  return mail
}

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

export async function markMailSent(db: Queries, id: string, sentAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({
      sentAt,
      text: null,
      calendar: null,
      unsubscribeUrl: null,
      lastErrorCode: null,
      trouble: null,
      claimedUntil: null,
    })
    .where(eq(mails.id, id))
}

interface Tried {
  readonly code: string
  readonly trouble: MailTrouble
}

/** Notes that a mail was not taken, and waits for the next attempt. */
export async function markMailTried(db: Queries, id: string, { code, trouble }: Tried, pause: number) {
  const nextTryAt = sql`${clock} + make_interval(secs => ${pause})`
  await db
    .update(mails)
    .set({ lastErrorCode: code, trouble, claimedUntil: null, nextTryAt })
    .where(eq(mails.id, id))
}

/** Gives a mail up; what it said is forgotten, as it may hold a link that opens something. */
export async function markMailStopped(db: Queries, id: string, { code, trouble }: Tried, stoppedAt: Date) {
  await db
    .update(mails)
    .set({
      stoppedAt,
      text: null,
      calendar: null,
      unsubscribeUrl: null,
      lastErrorCode: code,
      trouble,
      claimedUntil: null,
    })
    .where(eq(mails.id, id))
}

/** Notes that a mail that went out has come back: answers whose it was, the first time. */
export async function markMailReturned(db: Queries, id: string, trouble: MailTrouble, stoppedAt: Date) {
  const [mail] = await db
    .update(mails)
    .set({ stoppedAt, text: null, trouble, claimedUntil: null })
    .where(and(eq(mails.id, id), isNull(mails.stoppedAt)))
    .returning({ districtId: mails.districtId })
  return mail
}

/** Wakes mails whose job is overdue by minutes: it was lost with its worker, or forgotten while nobody sent. */
export async function wakeMails(db: Queries, limit: number): Promise<readonly string[]> {
  const overdue = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isWaiting, isFree, lte(mails.nextTryAt, sql`${clock} - interval '5 minutes'`)))
    .limit(limit)
    .for('update', { skipLocked: true })
  const woken = await db
    .update(mails)
    .set({ nextTryAt: clock })
    .where(sql`${mails.id} in ${overdue}`)
    .returning({ id: mails.id })
  return woken.map(({ id }) => id)
}

/** Deletes a mail that nobody needs any more. */
export async function deleteMail(db: Queries, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

const KEPT_MS = 30 * 24 * 3_600_000

/**
 * How many seconds a mail waits for the end of quiet hours; null where it does not. One that was tried waits for another
 * reason.
 */
export const untilFirstTry = sql<
  number | null
>`case when ${mails.attempts} = 0 and ${mails.nextTryAt} > ${clock} then
  extract(epoch from ${mails.nextTryAt} - ${clock})::int end`

/** Forgets mails after a month, and so whom we wrote to. */
export async function pruneMails(db: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_MS)
  await db.delete(mails).where(or(lte(mails.sentAt, since), lte(mails.stoppedAt, since)))
}

export interface OutboxPlace {
  readonly createdAt: Date
  readonly id: string
}

/** Mails of a district that wait, the oldest first. */
export function waitingMails(
  db: Queries,
  districtId: DistrictId,
  after: OutboxPlace | undefined,
  limit: number,
) {
  const { id, to, kind, createdAt, attempts, trouble } = mails
  const isLater =
    after && sql`(${createdAt}, ${id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select({ id, to, kind, createdAt, attempts, trouble })
    .from(mails)
    .where(and(eq(mails.districtId, districtId), isWaiting, isLater))
    .orderBy(createdAt, id)
    .limit(limit)
}

/** How many mails of a district wait, counted up to a limit. */
export async function countWaiting(db: Queries, districtId: DistrictId, limit: number): Promise<number> {
  const some = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.districtId, districtId), isWaiting))
    .limit(limit)
  return db.$count(some.as('some'))
}
