import { withoutMarks } from '@corridor/domain/words/clean-text'
import type { Transporter } from 'nodemailer'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { Config } from '../config.ts'
import type { Services } from '../services.ts'
import { htmlOf } from './html.ts'
import { findWaitingMail, markMailFailed, markMailSent } from './mails.queries.ts'

const TIMEOUT_MS = 20_000
const MailJob = z.object({ id: z.uuid() })

/** If one of them fails, all are tried again; for those that were sent there is nothing left to do then. */
export async function sendMails(services: Services, jobs: readonly PgBoss.Job[]): Promise<void> {
  const transport = await openTransport(services.config)
  const ids = jobs.map(({ data }) => MailJob.parse(data).id)
  const results = await Promise.allSettled(ids.map((id) => sendMail(services, transport, id)))
  const failed = results.filter(({ status }) => status === 'rejected')
  if (failed.length > 0) throw new Error(`${failed.length} of ${jobs.length} mails were not sent.`)
}

async function sendMail({ config, database, log, now }: Services, transport: Transporter, id: string) {
  const mail = await database.platform(({ db }) => findWaitingMail(db, id))
  if (!mail) return
  // What somebody is called must not turn around what Corridor says beside it.
  const text = withoutMarks(mail.text ?? '')
  try {
    await transport.sendMail({
      from: config.MAIL_FROM,
      to: { name: '', address: mail.to },
      subject: withoutMarks(mail.subject),
      text,
      html: htmlOf(text),
      // The same at every attempt: a mail that arrives twice is known for one.
      messageId: `<${id}@${config.PUBLIC_URL.hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribing(mail.unsubscribeUrl) },
    })
  } catch (error) {
    const code = codeOf(error)
    await database.platform(({ db }) => markMailFailed(db, id, code))
    log.warn({ code }, 'A mail was not sent; it will be tried again')
    throw error
  }
  await database.platform(({ db }) => markMailSent(db, id, now()))
}

/** Mail programs offer it beside the mail, and end it with one click (RFC 8058). */
function unsubscribing(url: string | null): Record<string, string> {
  if (!url) return {}
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
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

/** The error's own words may name the recipient. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
