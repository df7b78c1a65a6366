import { setTimeout } from 'node:timers/promises'
import { withoutMarks } from '@corridor/domain/words/clean-text'
import type { Transporter } from 'nodemailer'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { Config } from '../config.ts'
import type { Transaction } from '../database/doors.ts'
import { enqueue } from '../jobs/queues.ts'
import { documentFile } from '../modules/billing/documents/document-file.ts'
import { type MailLook, mailLook } from '../modules/districts/mail-look.ts'
import { isNoticeSettled } from '../modules/notices/is-notice-settled.ts'
import { settleDelivery } from '../modules/observations/delivery/settle-delivery.ts'
import type { Services } from '../services.ts'
import { failureOf } from './failure.ts'
import { htmlOf } from './html.ts'
import {
  type ClaimedMail,
  claimMail,
  deleteMail,
  markMailSent,
  markMailStopped,
  markMailTried,
  wakeMails,
} from './mails.queries.ts'
import { returnAddressOf } from './return-address.ts'

const TIMEOUT_MS = 20_000
/** How long a whole attempt may take: shorter than a claim lasts. */
const PATIENCE_MS = 120_000
const MOST_MARKS = 30
const MailJob = z.object({ id: z.uuid() })

/** How often a mail is tried. Pauses double up to an hour: some 24 hours in all. */
const MOST_ATTEMPTS = 34
const pauseAfter = (attempts: number) => Math.min(2 ** attempts, 3_600)

/** Sends mails. Each is claimed before it is sent: jobs may be many, servers too, and a mail goes out once. */
export async function sendMails(services: Services, jobs: readonly PgBoss.Job[]): Promise<void> {
  const transport = await openTransport(services.config)
  const ids = jobs.map(({ data }) => MailJob.parse(data).id)
  await Promise.all(ids.map((id) => sendMail(services, transport, id)))
}

async function sendMail(services: Services, transport: Transporter, id: string) {
  const { database, log, now } = services
  const mail = await database.platform(({ db }) => claimMail(db, id))
  if (!mail) return
  if (await isUnwanted(services, mail)) return forget(services, mail)
  const part = await districtPartOf(services, mail)
  try {
    await inTime(transport, compose(services.config, mail, part, await returnAddressOf(services, id)))
  } catch (error) {
    const failure = failureOf(error)
    const isOver = failure.isFinal || mail.attempts >= MOST_ATTEMPTS
    await around(services, mail, async (transaction) => {
      if (isOver) return stop(services, transaction, mail, failure)
      const pause = pauseAfter(mail.attempts)
      await markMailTried(transaction.db, id, failure, pause)
      await enqueue(transaction, 'mail.send', { id }, pause)
    })
    const { code, reply } = failure
    log.warn({ code, reply }, isOver ? 'A mail was given up' : 'A mail was not sent; it will be tried again')
    return
  }
  await untilKept(() =>
    around(services, mail, async (transaction) => {
      await markMailSent(transaction.db, id, now())
      await settleDelivery(transaction, services, id, { state: 'sent', at: now(), trouble: null })
    }),
  )
}

/** Whether a mail tells of a notice that needs none any more: its reader may have read it while the mail waited. */
async function isUnwanted({ database }: Services, { id, districtId }: ClaimedMail): Promise<boolean> {
  return districtId !== null && (await database.tenant(districtId, ({ db }) => isNoticeSettled(db, id)))
}

async function forget({ database }: Services, { id }: ClaimedMail): Promise<void> {
  await database.platform(({ db }) => deleteMail(db, id))
}

/**
 * Marks a mail, and tries until that works: one that went out and is not marked would go out again, also while the
 * database is away.
 */
async function untilKept(mark: () => Promise<void>): Promise<void> {
  for (let tries = 1; tries < MOST_MARKS; tries += 1) {
    try {
      return await mark()
    } catch {
      await setTimeout(1_000)
    }
  }
  await mark()
}

async function stop(
  services: Services,
  transaction: Transaction,
  { id }: ClaimedMail,
  failure: ReturnType<typeof failureOf>,
) {
  const at = services.now()
  await markMailStopped(transaction.db, id, failure, at)
  const state = failure.isFinal ? 'bounced' : 'failed'
  await settleDelivery(transaction, services, id, { state, at, trouble: failure.trouble })
}

/**
 * Runs work in a transaction in which a mail and what it tells of change together: in the district of the mail, where
 * it has one.
 */
function around<T>(
  { database }: Services,
  { districtId }: Pick<ClaimedMail, 'districtId'>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return districtId === null ? database.platform(work) : database.tenant(districtId, work)
}

interface DistrictPart {
  readonly look?: MailLook
  readonly document?: Awaited<ReturnType<typeof documentFile>>
}

/** The part of a mail that its district brings: name and logo, and a document that goes with it. */
async function districtPartOf(
  services: Services,
  { districtId, documentId }: ClaimedMail,
): Promise<DistrictPart> {
  if (districtId === null) return {}
  return {
    look: await services.database.tenant(districtId, ({ db }) => mailLook(db)),
    document: documentId === null ? undefined : await documentFile(services, districtId, documentId),
  }
}

function compose(
  config: Config,
  mail: ClaimedMail,
  { look, document }: DistrictPart,
  returnTo: string | undefined,
) {
  const { id, to, action, replyTo, calendar, unsubscribeUrl } = mail
  // A person's name must not turn around what Corridor says beside it.
  const text = withoutMarks(mail.text ?? '')
  const district = look && withoutMarks(look.name).replaceAll(/\s+/g, ' ')
  const logo = look?.logo
  return {
    from: config.MAIL_FROM,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(returnTo && { envelope: { from: returnTo, to } }),
    subject: withoutMarks(mail.subject),
    text: district ? `${text.trimEnd()}\nfor ${district}\n` : text,
    html: htmlOf(text, { action, district, hasLogo: logo !== undefined }),
    attachments: [...(logo ? [inlineLogo(logo)] : []), ...(document ? [attached(document)] : [])],
    ...(calendar !== null && { icalEvent: invitationOf(calendar) }),
    // The message id is the same at every attempt: a mail that arrives twice is known for one.
    messageId: `<${id}@${config.PUBLIC_URL.hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

function attached({ name, pdf }: NonNullable<DistrictPart['document']>) {
  return { filename: name, content: pdf, contentType: 'application/pdf' }
}

function inlineLogo({ type, bytes }: NonNullable<MailLook['logo']>) {
  return {
    cid: 'logo',
    filename: type === 'image/png' ? 'logo.png' : 'logo.jpg',
    content: bytes,
    contentType: type,
    contentDisposition: 'inline' as const,
  }
}

async function inTime(transport: Transporter, mail: ReturnType<typeof compose>): Promise<void> {
  const done = new AbortController()
  const tooSlow = Object.assign(new Error('Too slow'), { code: 'ETIMEDOUT' })
  const late = setTimeout(PATIENCE_MS, tooSlow, { signal: done.signal, ref: false })
  late.catch(() => {})
  const sent = transport.sendMail(mail).then(() => undefined)
  try {
    const failure = await Promise.race([sent, late])
    if (failure) throw failure
  } finally {
    done.abort()
  }
}

const MOST_WOKEN = 500

/** Wakes mails that have waited for long: jobs may be lost with a worker, or forgotten while nobody sends. */
export async function wakeWaitingMails({ database }: Services): Promise<void> {
  await database.platform(async (transaction) => {
    for (const id of await wakeMails(transaction.db, MOST_WOKEN))
      await enqueue(transaction, 'mail.send', { id })
  })
}

/** A calendar invitation as an attachment. Calendars read its purpose from the mail itself as well. */
function invitationOf(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'
  return { method, content, filename: 'conference.ics' }
}

async function openTransport({ MAIL_URL }: Config): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: MAIL_URL,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
