import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import type { Services } from '../services.ts'
import { mailAddress } from './mail-address.ts'
import { sendMails, wakeWaitingMails } from './send-mails.ts'
import { openMailbox } from './test-mailbox.ts'
import { jobOf, sendWaiting } from './test-sender.ts'

// Everybody gets one mail, never none; twice only where a worker dies between the server's answer and our mark.

const mailbox = await openMailbox()
const { database, services } = await product({ MAIL_URL: mailbox.url })
const other: Services = { ...services }

async function aMail() {
  const to = `${randomUUID()}@example.test`
  const mail = { subject: 'News', text: 'Hello', now: services.now() }
  await database.platform((transaction) => mailAddress(transaction, to, mail))
  const row = async () => {
    const { rows } = await database.pool.query('select * from mails where "to" = $1', [to])
    return rows[0]
  }
  return { to, id: (await row()).id as string, row }
}

const free = (id: string) =>
  database.pool.query(`update mails set claimed_until = now() - interval '1 second' where id = $1`, [id])
const jobsOf = async (id: string) => {
  const { rows } = await database.pool.query(`select state from pgboss.job where data->>'id' = $1`, [id])
  return rows.length
}

test('however many jobs, workers and servers take it up at once, a mail goes out once', async () => {
  const { to, id, row } = await aMail()
  let release = () => {}
  mailbox.state.held = new Promise((resolve) => {
    release = resolve
  })

  const sending = [services, other, services, other].map((it) =>
    sendMails(it, [jobOf({ id }), jobOf({ id })]),
  )
  release()
  await Promise.all(sending)
  await sendMails(services, [jobOf({ id })])

  expect(mailbox.to(to)).toHaveLength(1)
  expect(await row()).toMatchObject({ attempts: 1, text: null, claimed_until: null })
})

test('while the mail server is away a mail waits for its next attempt, and arrives once', async () => {
  const { to, id, row } = await aMail()
  const away: Services = { ...services, config: { ...services.config, MAIL_URL: 'smtp://127.0.0.1:1' } }
  await sendMails(away, [jobOf({ id })])
  await sendMails(away, [jobOf({ id })])

  expect(await row()).toMatchObject({ attempts: 2, trouble: 'not-reached', sent_at: null, stopped_at: null })
  // The job it was written with, and one for each attempt to come.
  expect(await jobsOf(id)).toBe(3)

  await sendWaiting(services)
  expect(mailbox.to(to)).toHaveLength(1)
})

test('a worker that dies while it sends leaves the mail to the next one, woken by its row', async () => {
  const { to, id } = await aMail()
  await database.pool.query(
    `update mails set attempts = 1, claimed_until = now() + interval '2 minutes', next_try_at = now() - interval '1 hour' where id = $1`,
    [id],
  )
  await sendMails(services, [jobOf({ id })])
  await wakeWaitingMails(services)
  expect([mailbox.to(to).length, await jobsOf(id)]).toEqual([0, 1])

  await free(id)
  await wakeWaitingMails(services)
  await wakeWaitingMails(services)
  expect(await jobsOf(id)).toBe(2)
  await sendMails(services, [jobOf({ id })])
  expect(mailbox.to(to)).toHaveLength(1)
})

test('a worker that dies between the answer and the mark sends the mail twice, under the same name', async () => {
  const { to, id } = await aMail()
  let asked = 0
  const platform: Services['database']['platform'] = (work) => {
    asked += 1
    // The worker's first transaction asks for the mail; by the second it is dead.
    return asked === 1 ? database.platform(work) : new Promise(() => {})
  }
  sendMails({ ...services, database: { ...database, platform } }, [jobOf({ id })]).catch(() => {})
  await mailbox.arrival(to)

  await free(id)
  await sendMails(services, [jobOf({ id })])

  const [first, second, ...more] = mailbox.to(to)
  expect(more).toEqual([])
  expect(second?.messageId).toBe(first?.messageId)
})
