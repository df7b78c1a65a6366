import { createTransport } from 'nodemailer'
import { afterAll, expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { makePlace, read } from '../../modules/observations/test-place.ts'
import { send, shown } from '../../modules/observations/test-sending.ts'
import { returnAddressOf } from '../return-address.ts'
import { openMailbox } from '../test-mailbox.ts'
import { sendWaiting } from '../test-sender.ts'
import { openInbound } from './open-inbound.ts'

const mailbox = await openMailbox()
const DOMAIN = 'back.corridor.example'
const made = await product({
  MAIL_URL: mailbox.url,
  INBOUND_MAIL_DOMAIN: DOMAIN,
  INBOUND_MAIL_PORT: '0',
})
const { clock, logged, services } = made
const inbound = await openInbound(services)
afterAll(() => inbound?.close())

async function waitingSending() {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const { id } = read(await send(place.marisol, await place.finished(place.marisol)))
  const state = async () => {
    const [delivery] = (await shown(place.marisol, id)).deliveries
    return [delivery?.state, delivery?.trouble]
  }
  return { email: teacher.email, state }
}

async function aSending() {
  const { email, state } = await waitingSending()
  await sendWaiting(services)
  const from = mailbox.envelopes.find(({ to }) => to.includes(email))?.from ?? ''
  return { from, state }
}

function report(action: string, status: string): string {
  return `Content-Type: multipart/report; report-type=delivery-status; boundary="x"
Subject: canary-subject
MIME-Version: 1.0

--x
Content-Type: text/plain

canary-words
--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.school.test

Final-Recipient: rfc822; omar@school.test
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 canary-diagnosis

--x--
`.replaceAll('\n', '\r\n')
}

const away =
  'Subject: Out of office\r\nAuto-Submitted: auto-replied\r\n\r\ncanary: action: failed status: 5.1.1\r\n'
const failed = () => report('failed', '5.1.1')

/** Brings a mail back as a mail server does; answers the listener's code. */
async function bring(to: string, raw: string | Buffer): Promise<number> {
  const transport = createTransport({ host: '127.0.0.1', port: inbound?.port ?? 0, ignoreTLS: true })
  try {
    await transport.sendMail({ envelope: { from: '', to }, raw })
    return 250
  } catch (error) {
    return error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  }
}

test('a report to the signed address says that a mail came back, once and for good; nothing of it is kept', async () => {
  const { from, state } = await aSending()
  expect(from).toMatch(/^bounce\+[^@]{1,57}@back\.corridor\.example$/)
  expect(await state()).toEqual(['sent', null])

  expect(await bring(from, away)).toBe(250)
  expect(await bring(from, report('delayed', '4.4.1'))).toBe(250)
  expect(await bring(from, 'no mail at all')).toBe(250)
  expect(await state()).toEqual(['sent', null])

  // Some servers write addresses in capitals.
  expect(await bring(from.toUpperCase(), failed())).toBe(250)
  expect(await state()).toEqual(['bounced', 'no-mailbox'])
  await bring(from, report('failed', '5.2.2'))
  expect(await state()).toEqual(['bounced', 'no-mailbox'])

  const { rows } = await made.database.pool.query('select * from mails, deliveries')
  expect(logged.join() + JSON.stringify(rows)).not.toContain('canary')
})

test('a mail that comes back before its server has answered us has come back', async () => {
  const { email, state } = await waitingSending()
  const { rows } = await made.database.pool.query('select id from mails where "to" = $1', [email])
  let release = () => {}
  mailbox.state.held = new Promise((resolve) => {
    release = resolve
  })
  const sending = sendWaiting(services)
  await vi.waitFor(async () => {
    const { rowCount } = await made.database.pool.query(
      'select from mails where attempts = 1 and "to" = $1',
      [email],
    )
    expect(rowCount).toBe(1)
  })

  expect(await bring((await returnAddressOf(services, rows[0].id)) ?? '', failed())).toBe(250)
  release()
  await sending

  expect(await state()).toEqual(['bounced', 'no-mailbox'])
})

test('a mail that a server gave up after days has failed', async () => {
  const { from, state } = await aSending()

  await bring(from, report('failed', '4.4.7'))

  expect(await state()).toEqual(['failed', 'not-reached'])
})

test('reports that are forged, foreign, late or large change nothing', async () => {
  const { from, state } = await aSending()
  const [, id, until, signature] = from.match(/^bounce\+(\w+)\.(\w+)\.(\w+)@/) ?? []
  const wrong = `${signature?.slice(0, -1)}${signature?.endsWith('0') ? '1' : '0'}`
  const later = (Number.parseInt(until ?? '', 36) + 1).toString(36)

  for (const address of [
    `bounce+${id}.${until}.${wrong}@${DOMAIN}`,
    `bounce+${id}.${later}.${signature}@${DOMAIN}`,
    `bounce+${id?.replace(/^./, (it) => (it === '0' ? '1' : '0'))}.${until}.${signature}@${DOMAIN}`,
    from.replace(DOMAIN, 'elsewhere.example'),
    `postmaster@${DOMAIN}`,
  ])
    expect(await bring(address, failed())).toBe(550)
  expect(await bring(from, Buffer.alloc(600 * 1024, 'a\r\n'))).toBe(552)
  const now = clock.now
  clock.now = new Date(now.getTime() + 15 * 24 * 3_600_000)
  expect(await bring(from, failed())).toBe(550)
  clock.now = now
  expect(await state()).toEqual(['sent', null])
})

test('without a domain for mails that come back nothing listens', async () => {
  const { INBOUND_MAIL_DOMAIN: _, ...config } = services.config

  expect(await openInbound({ ...services, config })).toBeUndefined()
})
