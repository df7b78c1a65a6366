import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import PgBoss from 'pg-boss'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf, product, type Reply, WEAK } from '../../../../test/harness.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { joining } from '../../../jobs/queues.ts'
import { sendMails } from '../../../mail/send-mails.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'

const ORIGIN = 'https://corridor.example'
const MINUTE_MS = 60_000
const mailbox = await openMailbox()
const { app, clock, database, district, guest, logged, services } = await product({
  MAIL_URL: mailbox.url,
  PUBLIC_URL: ORIGIN,
})
const boss = new PgBoss({ db: joining(database.pool), migrate: false })

const start = clock.now
afterEach(() => {
  clock.now = start
})

const { login, requestPasswordReset, resetPassword, user } = contract.auth
const { changePassword } = contract.profile
const old = 'a long enough password'
const password = 'lavender kettle Åthursday'
const passwordHash = await hashPassword(old, WEAK)
const NOT_VALID = { status: 404, body: { code: 'reset-link-not-valid' } }

async function someone() {
  const { person } = await district()
  return person({ role: 'district-admin', schoolId: null }, { passwordHash })
}

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }
const ask = (email: string) => guest.call(requestPasswordReset, { body: { email } })

/** Sends the mails that wait, as the worker does, without waiting for its turn. */
async function deliver() {
  await sendMails(services, await boss.fetch<object>('mail.send', { batchSize: 50 }))
}

/** Asks for a link, and takes its token from the mail of that number. */
async function linkFor(email: string, count = 1): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200, body: {} })
  await deliver()
  const { text = '' } = await mailbox.arrival(email, count)
  const link = text.match(/^(https:\/\/corridor\.example)\/auth\/password-reset\/([\w-]{43})\/(.+)$/m)
  expect(link?.slice(1)).toEqual([ORIGIN, expect.any(String), encodeURIComponent(email)])
  return link?.[2] ?? ''
}

const use = (token: string, email: string, chosen = password) =>
  guest.call(resetPassword, { params: { token }, body: { email, password: chosen } })

async function signIn(email: string, secret: string) {
  const reply = await guest.call(login, { body: { email, password: secret, staySignedIn: false } })
  return {
    status: reply.status,
    ...callerOf(app, String(reply.headers.authorization).replace('Bearer ', '')),
  }
}

async function rows(question: string): Promise<object[]> {
  return (await database.platform(({ client }) => client.query(question))).rows
}

describe('the link', () => {
  test('sets a new password, once, and ends every session', async () => {
    const { email, ...signedIn } = await someone()
    const phone = await signIn(email, old)
    const token = await linkFor(` ${email.toUpperCase()} `.trim().toLowerCase())

    expect(await use(token, email.toUpperCase())).toMatchObject({ status: 200, body: {} })

    for (const device of [signedIn, phone])
      expect(await device.call(user, {})).toMatchObject({ status: 401, body: { code: 'sign-in-required' } })
    expect((await signIn(email, old)).status).toBe(422)
    expect((await signIn(email, password.normalize('NFD'))).status).toBe(200)
    expect(await use(token, email, 'another long password')).toMatchObject(NOT_VALID)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('used fifty times at once works once', async () => {
    const { email } = await someone()
    const token = await linkFor(email)
    const passwords = Array.from({ length: 50 }, (_, index) => `lavender kettle number ${index}`)

    const replies = await Promise.all(passwords.map((chosen) => use(token, email, chosen)))

    const worked = passwords.filter((_, index) => replies[index]?.status === 200)
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(49)
    expect(worked).toHaveLength(1)
    expect((await signIn(email, String(worked[0]))).status).toBe(200)
  }, 30_000)

  test('works for thirty minutes and not a moment longer', async () => {
    const { email } = await someone()
    const token = await linkFor(email)

    clock.now = new Date(start.getTime() + 30 * MINUTE_MS)
    expect(await use(token, email)).toMatchObject(NOT_VALID)
    clock.now = new Date(start.getTime() + 30 * MINUTE_MS - 1)
    expect(await use(token, email)).toMatchObject({ status: 200 })
  })

  test('is voided by a newer one', async () => {
    const { email } = await someone()
    const first = await linkFor(email)
    const second = await linkFor(email, 2)

    expect(await use(first, email)).toMatchObject(NOT_VALID)
    expect(await use(second, email)).toMatchObject({ status: 200 })
  })

  test('is voided by a change of password', async () => {
    const { email, ...person } = await someone()
    const token = await linkFor(email)
    await person.call(changePassword, { body: { current: old, next: 'chosen in the meantime' } })

    expect(await use(token, email)).toMatchObject(NOT_VALID)
    expect((await signIn(email, 'chosen in the meantime')).status).toBe(200)
  })

  test('is voided by a change of address', async () => {
    const { email, id } = await someone()
    const token = await linkFor(email)
    await rows(`update accounts set email = 'moved-${id}@example.test' where user_id = ${id}`)

    expect(await use(token, email)).toMatchObject(NOT_VALID)
    expect(await use(token, `moved-${id}@example.test`)).toMatchObject(NOT_VALID)
  })

  test('is for one account alone', async () => {
    const [marisol, dana] = [await someone(), await someone()]
    const token = await linkFor(marisol.email)

    expect(await use(token, dana.email)).toMatchObject(NOT_VALID)
    expect(await use(token, 'nobody@example.test')).toMatchObject(NOT_VALID)
    expect((await signIn(dana.email, old)).status).toBe(200)
  })

  test.each(['x', 'a'.repeat(43), "' or 1=1 --", encodeURIComponent('../../x')])(
    'guessed as %j opens nothing',
    async (token) => {
      const { email } = await someone()
      await ask(email)

      expect(await guest.try(resetPassword, { params: { token }, body: { email, password } })).toMatchObject(
        NOT_VALID,
      )
    },
  )

  test('is not spent by a password that is refused', async () => {
    const { email } = await someone()
    const token = await linkFor(email)

    for (const weak of ['short', 'passwordpassword', 'x'.repeat(129)])
      expect(await use(token, email, weak)).toMatchObject({
        status: 422,
        body: { fields: { password: expect.stringMatching(/\.$/) } },
      })
    expect(await use(token, email)).toMatchObject({ status: 200 })
  })

  test('lets its owner in at once, also after too many failures', async () => {
    const { email } = await someone()
    for (let count = 0; count < 6; count++) await signIn(email, 'not the password')
    expect((await signIn(email, old)).status).toBe(429)
    const token = await linkFor(email)

    const { headers } = await use(token, email)

    const device = String(headers['set-cookie']).match(/corridor_device=[^;]+/)?.[0]
    const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known' }
    const body = { email, password, staySignedIn: false }
    const cookie = `XSRF-TOKEN=known; ${device}`
    expect(await guest.try(login, { body }, { ...ours, cookie })).toMatchObject({ status: 200 })
  })
})

describe('asking for it', () => {
  test('is answered alike for a known and an unknown address, after the same statements', async () => {
    const { email } = await someone()
    const statements = async (address: string) => {
      let reply: Reply | undefined
      const seen = await statementsOf(services.database, async () => {
        reply = await ask(address)
      })
      return { status: reply?.status, body: reply?.body, seen }
    }

    const [known, unknown] = [await statements(email), await statements('nobody@example.test')]

    const tables = ['throttles', 'accounts', 'one_time_tokens', 'one_time_tokens', 'mails', 'pgboss.job']
    expect(known.seen).toEqual(tables)
    expect(unknown).toEqual(known)
    await deliver()
    await mailbox.arrival(email)
    expect(mailbox.to('nobody@example.test')).toEqual([])
    expect(await rows(`select from mails where "to" = 'nobody@example.test'`)).toEqual([])
  })

  test('is a mail five times an hour, and answered alike after that', async () => {
    const { email } = await someone()

    for (let count = 0; count < 7; count++) expect(await ask(email)).toMatchObject({ status: 200, body: {} })

    expect(await rows(`select from mails where "to" = '${email}'`)).toHaveLength(5)
    clock.now = new Date(start.getTime() + 60 * MINUTE_MS)
    await ask(email)
    expect(await rows(`select from mails where "to" = '${email}'`)).toHaveLength(6)
  })

  test('at the same moment leaves one link', async () => {
    const { email, id } = await someone()

    await Promise.all([ask(email), ask(email), ask(email)])

    expect(await rows(`select from one_time_tokens where user_id = ${id}`)).toHaveLength(1)
  })

  test('under another name of the server is not answered at all', async () => {
    const { email } = await someone()

    const reply = await guest.try(
      requestPasswordReset,
      { body: { email } },
      { ...ours, host: 'evil.example' },
    )

    expect(reply).toMatchObject({ status: 421, body: { code: 'wrong-address' } })
    expect(await rows(`select from mails where "to" = '${email}'`)).toEqual([])
  })

  test.each([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=http' }],
    ['Origin and Referer', { origin: 'https://evil.example', referer: 'https://evil.example/x' }],
  ])('with a forged %s still mails a link to the configured address', async (_, forged) => {
    const { email } = await someone()

    await guest.try(requestPasswordReset, { body: { email } }, { ...ours, ...forged })

    await deliver()
    const { text = '', html = '' } = await mailbox.arrival(email)
    expect(text).toContain(`${ORIGIN}/auth/password-reset/`)
    expect(text + html).not.toContain('evil')
  })

  test.each([{}, { email: ' ' }, { email: 'a', role: 'support' }, { email: ['a@b.example'] }])(
    '%j is refused',
    async (body) => {
      expect(await guest.try(requestPasswordReset, { body })).toMatchObject({ status: 422 })
    },
  )
})

test('the demo gets no mail, and its password is nobody’s to set', async () => {
  const { person } = await district()
  const { email } = await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

  expect(await ask(email)).toMatchObject({ status: 200, body: {} })

  expect(await rows(`select from mails where "to" = '${email}'`)).toEqual([])
  expect(await rows(`select from one_time_tokens where user_id = ${DEMO_USER}`)).toEqual([])
})

test('tables, jobs and logs keep no token, and logs no address', async () => {
  const { email } = await someone()
  const token = await linkFor(email)
  expect(await rows(`select from mails where "to" = '${email}' and text is null`)).toHaveLength(1)
  await use(token, email)
  await use(token, email)

  const kept = [
    await rows('select * from mails'),
    await rows('select * from one_time_tokens'),
    await rows('select * from throttles'),
    (await database.pool.query('select data, output from pgboss.job')).rows,
  ]
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(logged.length).toBeGreaterThan(0)
  for (const secret of [token, email, password, 'example.test']) expect(logged.join()).not.toContain(secret)
})

test('a reset is in the audit trail, without a name', async () => {
  const { person, id: districtId } = await district()
  const { email, id } = await person({ role: 'coach', schoolId: null }, { passwordHash })
  await use(await linkFor(email), email)

  const { rows: events } = await database.tenant(districtId, ({ client }) =>
    client.query('select event, actor_id, subject_kind, subject_id from audit_events'),
  )

  expect(events).toEqual([
    { event: 'user.password-change', actor_id: null, subject_kind: 'user', subject_id: String(id) },
  ])
})
