import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import PgBoss from 'pg-boss'
import { beforeEach, describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { hurriedWorkers } from '../../../../test/hurried-workers.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { joining } from '../../../jobs/queues.ts'
import { sendMails } from '../../../mail/send-mails.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'
import { bodyOf, invited, makePlace } from '../../people/test-place.ts'
import { forgetRegistrations } from './forget-registrations.ts'
import { password, registering, typed } from './test-registering.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
const { clock, database, district, guest, logged, services } = made
const { newEmail, rows, send, signedIn, start } = registering(made)
const boss = new PgBoss({ db: joining(database.pool), migrate: false })
const { confirm, open, register, show } = contract.registration
const DAY_MS = 24 * 3_600_000
const passwordHash = await hashPassword('a long enough password')

let email = ''
beforeEach(() => {
  email = newEmail()
})

const registerWith = (body: object = {}) => send({ ...typed, email, ...body })

/** Sends the mails that wait, as the worker does, without waiting for its turn. */
async function deliver() {
  await sendMails(services, await boss.fetch<object>('mail.send', { batchSize: 200 }))
}

const link = /^https:\/\/corridor\.example\/auth\/register\/confirm\/([\w-]{43})$/m

async function tokenFor(to: string, nth = 1): Promise<string> {
  await deliver()
  return (await mailbox.arrival(to, nth)).text?.match(link)?.[1] ?? ''
}

const confirmWith = (token: string, chosen = password) =>
  guest.call(confirm, { params: { token }, body: { password: chosen } })

const counted = async (table: string) => Number((await rows(`select count(*) from ${table}`))[0]?.count)

test('the page learns how a registration opens', async () => {
  expect(await guest.call(show, {})).toMatchObject({ status: 200, body: { opens: 'by-mail' } })
})

test('the mailed link begins the trial, with the password that is chosen there', async () => {
  const before = [await counted('accounts'), await counted('sessions')]
  const reply = await registerWith()
  expect(reply).toMatchObject({ status: 200, body: {} })
  expect(reply.headers.authorization).toBeUndefined()
  expect([await counted('accounts'), await counted('sessions')]).toEqual(before)

  const token = await tokenFor(email)
  const params = { token }
  // A mail scanner opens the link: nothing comes of it.
  for (let times = 0; times < 2; times++)
    expect(await guest.call(open, { params })).toEqual(
      expect.objectContaining({
        status: 200,
        body: { districtName: 'Pine Hollow Schools', name: 'Nadia Bloom', email },
      }),
    )
  expect([await counted('accounts'), await counted('sessions')]).toEqual(before)

  const confirmed = await confirmWith(token)
  expect(confirmed).toMatchObject({ status: 200, body: {} })
  expect(await signedIn(confirmed).call(contract.auth.user, {})).toMatchObject({
    body: {
      name: 'Nadia Bloom',
      email,
      district: { name: 'Pine Hollow Schools', on_trial: true, subscribed: false },
      security: { roles: ['district-admin'] },
      schools: [{ name: 'Pine Hollow Elementary' }],
    },
  })
  await deliver()
  expect(await mailbox.arrival(email, 2)).toMatchObject({ subject: 'Welcome to Corridor' })
  const credentials = { email, password, staySignedIn: false }
  expect(await guest.call(contract.auth.login, { body: credentials })).toMatchObject({ status: 200 })
})

describe('every address is answered alike', () => {
  const plainOf = ({ status, body, headers }: Awaited<ReturnType<typeof registerWith>>) => {
    const { date: _, 'set-cookie': cookies, ...others } = headers
    const names = [cookies].flat().map((it) => String(it).replace(/=[^;]*/, ''))
    return { status, body, headers: { ...others, names } }
  }

  test('known, registered before and new: same status, body, headers and statements; the mail differs', async () => {
    const { person } = await district()
    const { email: known } = await person({ role: 'coach', schoolId: null }, { passwordHash })
    const waiting = `waiting-${email}`
    await registerWith({ email: waiting })
    const before = [await counted('accounts'), await counted('sessions')]

    const replies: unknown[] = []
    for (const to of [email, known, waiting]) {
      let reply: Awaited<ReturnType<typeof registerWith>> | undefined
      const seen = await statementsOf(database, async () => {
        reply = await registerWith({ email: to })
      })
      replies.push({ seen, ...(reply && plainOf(reply)) })
    }

    expect(replies[0]).toMatchObject({ status: 200, body: {} })
    expect(replies[0]).not.toHaveProperty('headers.authorization')
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect([await counted('accounts'), await counted('sessions')]).toEqual(before)
    await deliver()
    expect((await mailbox.arrival(email)).text).toMatch(link)
    expect(await mailbox.arrival(known)).toMatchObject({ subject: 'You have a Corridor account already' })
    expect((await mailbox.arrival(known)).text).not.toMatch(link)
    expect((await mailbox.arrival(waiting, 2)).text).toMatch(link)
  })

  test('the demo’s too, and nothing is mailed to it', async () => {
    const { person } = await district()
    const { email: demo } = await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

    expect(plainOf(await registerWith({ email: demo }))).toEqual(plainOf(await registerWith()))
    await deliver()

    expect(mailbox.to(demo)).toEqual([])
    expect(await rows(`select from mails where "to" = '${demo}'`)).toEqual([])
  })
})

test('the mail holds nothing that was typed, and the table neither name nor address', async () => {
  await registerWith()
  await deliver()

  const { subject, text } = await mailbox.arrival(email)
  const kept = JSON.stringify(await rows('select * from registrations'))
  for (const secret of ['Pine Hollow', 'Nadia', email]) {
    expect(`${subject} ${text}`).not.toContain(secret)
    expect(kept).not.toContain(secret)
    expect(logged.join()).not.toContain(secret)
  }
})

test('a stranger’s registration keeps nobody out: the invited person accepts, and the link is then of no use', async () => {
  const { admin, wanted, id } = await makePlace(made)
  await registerWith()
  const strangers = await tokenFor(email)

  await invited(admin, bodyOf([wanted('coach')], email))
  await deliver()
  const invitation = (await mailbox.arrival(email, 2)).text?.match(/\/auth\/invite\/([\w-]{43})$/m)?.[1] ?? ''
  const accepted = await guest.call(contract.invitation.accept, {
    params: { token: invitation },
    body: { name: 'Imani Boateng', way: { by: 'new-password', password }, staySignedIn: false },
  })

  expect(accepted).toMatchObject({ status: 200 })
  expect(await rows(`select district_id from accounts where email = '${email}'`)).toEqual([
    { district_id: id },
  ])
  const said = { status: 409, body: { code: 'address-has-account' } }
  expect(await guest.call(open, { params: { token: strangers } })).toMatchObject(said)
  expect(await confirmWith(strangers)).toMatchObject(said)
})

test('of two who register an address it is whose link is confirmed first', async () => {
  await registerWith({ districtName: 'Theirs' })
  const theirs = await tokenFor(email)
  await registerWith({ districtName: 'Mine' })
  const mine = await tokenFor(email, 2)

  expect(await confirmWith(mine)).toMatchObject({ status: 200 })
  expect(await confirmWith(theirs)).toMatchObject({ status: 409, body: { code: 'address-has-account' } })
  expect(await rows(`select from accounts where email = '${email}'`)).toHaveLength(1)
})

test('a registration that is confirmed ten times at once makes one district, and says afterwards that it has begun', async () => {
  await registerWith()
  const token = await tokenFor(email)
  const before = await counted('accounts')

  const replies = await Promise.all(Array.from({ length: 10 }, () => confirmWith(token)))

  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await counted('accounts')).toBe(before + 1)
  const said = { status: 409, body: { code: 'registration-confirmed' } }
  for (const reply of [...replies.filter(({ status }) => status !== 200), await confirmWith(token)])
    expect(reply).toMatchObject(said)
  expect(await guest.call(open, { params: { token } })).toMatchObject(said)
}, 30_000)

test('a registration waits for seven days, and then all of it goes', async () => {
  await registerWith()
  const token = await tokenFor(email)
  const NOT_VALID = { status: 404, body: { code: 'registration-not-valid' } }
  clock.now = new Date(start.getTime() + 7 * DAY_MS - 1)
  expect(await guest.call(open, { params: { token } })).toMatchObject({ status: 200 })

  clock.now = new Date(start.getTime() + 7 * DAY_MS)
  expect(await guest.call(open, { params: { token } })).toMatchObject(NOT_VALID)
  expect(await confirmWith(token)).toMatchObject(NOT_VALID)
  await database.platform(({ db }) => forgetRegistrations(db, clock.now))
  expect(await counted('registrations')).toBe(0)
})

test('the hourly cleaning deletes registrations that are too old', async () => {
  await registerWith()
  clock.now = new Date(start.getTime() + 7 * DAY_MS)
  const workers = await hurriedWorkers(services)
  const id = (await workers.boss.send('sessions.prune', {})) ?? ''
  await expect
    .poll(async () => (await workers.boss.getJobById('sessions.prune', id))?.state, { timeout: 15_000 })
    .toBe('completed')
  await workers.close()

  expect(await counted('registrations')).toBe(0)
}, 20_000)

test.each(['never-issued', 'a'.repeat(43), '%00'])('a link with %s opens nothing', async (token) => {
  const NOT_VALID = { status: 404, body: { code: 'registration-not-valid' } }
  expect(await guest.call(open, { params: { token } })).toMatchObject(NOT_VALID)
  expect(await confirmWith(token)).toMatchObject(NOT_VALID)
})

test('a weak password is said at its field, and the link still works', async () => {
  await registerWith()
  const token = await tokenFor(email)

  expect(await confirmWith(token, 'short')).toMatchObject({
    status: 422,
    body: { fields: { password: expect.any(String) } },
  })
  expect(await confirmWith(token)).toMatchObject({ status: 200 })
})

test.each([
  ['districtName', 'Win at evil.example'],
  ['schoolName', 'https://evil.example'],
  ['name', 'evil.example'],
])('an address as %s is refused in words', async (field, value) => {
  expect(await registerWith({ [field]: value })).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.stringContaining('cannot hold a web or email address') } },
  })
})

test('the address is written to five times an hour at most', async () => {
  for (let times = 0; times < 7; times++) expect(await registerWith()).toMatchObject({ status: 200 })
  await deliver()

  expect(await rows(`select from mails where "to" = '${email}'`)).toHaveLength(5)
})

test('a page that was open since before sends a password: it is not used', async () => {
  expect(
    await guest.call(register, { body: { ...typed, email, password: 'the stranger’s password' } }),
  ).toMatchObject({
    status: 200,
    body: {},
  })
  await confirmWith(await tokenFor(email))

  const login = (tried: string) =>
    guest.call(contract.auth.login, { body: { email, password: tried, staySignedIn: false } })
  expect(await login('the stranger’s password')).toMatchObject({ status: 422 })
  expect(await login(password)).toMatchObject({ status: 200 })
})
