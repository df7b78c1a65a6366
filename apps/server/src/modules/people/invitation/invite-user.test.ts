import { contract } from '@corridor/contract/contract'
import type { UserId } from '@corridor/domain/people/ids'
import PgBoss from 'pg-boss'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { callerOf, product, type Reply } from '../../../../test/harness.ts'
import { statementsOf } from '../../../../test/statements.ts'
import { startSession } from '../../../access/sessions.ts'
import { joining } from '../../../jobs/queues.ts'
import { sendMails } from '../../../mail/send-mails.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'
import { bodyOf, type Caller, invited, listed, makePlace } from '../test-place.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
const { app, clock, database, guest, logged, services } = made
const boss = new PgBoss({ db: joining(database.pool), migrate: false })
const { invite, inviteAgain, withdraw } = contract.users
const HOUR_MS = 3_600_000

const start = clock.now
afterEach(() => {
  clock.now = start
})

/** Sends the mails that wait, as the worker does, without waiting for its turn. */
async function deliver() {
  await sendMails(services, await boss.fetch<object>('mail.send', { batchSize: 200 }))
}

async function tokenFor(email: string, count = 1): Promise<string> {
  await deliver()
  const { text = '' } = await mailbox.arrival(email, count)
  return text.match(/^https:\/\/corridor\.example\/auth\/invite\/([\w-]{43})$/m)?.[1] ?? ''
}

let number = 0
const anAddress = () => `new-${++number}@example.test`
const look = (token: string) => guest.call(contract.invitation.show, { params: { token } })
const NOT_VALID = { status: 404, body: { code: 'invitation-not-valid' } }

const accept = (token: string) =>
  guest.call(contract.invitation.accept, {
    params: { token },
    body: {
      name: 'Imani Boateng',
      way: { by: 'new-password', password: 'lavender kettle thursday' },
      staySignedIn: false,
    },
  })

describe('an invitation', () => {
  test('is mailed, works for fourteen days, and brings in who was invited to what', async () => {
    const { admin, rows, trail, wanted } = await makePlace(made)
    await rows(`update users set name = E'Lorraine\\nhttps://evil.example/' where id = ${admin.id}`)
    const email = anAddress()

    const { id } = await invited(admin, bodyOf([wanted('coach')], email.toUpperCase()))
    const token = await tokenFor(email)

    const [mail] = mailbox.to(email)
    expect(mail?.subject).toBe('Your invitation to Corridor')
    expect(mail?.text).toMatch(/^Lorraine https:\/\/evil\.example\/ of District \w+ invites you to Corridor/m)
    expect(mail?.html?.match(/<a /g)).toHaveLength(1)
    expect(await trail()).toEqual([`user.invite on ${id} by ${admin.id}`])
    expect((await rows('select token_hash from invitations'))[0]?.token_hash).not.toContain(token)
    expect(logged.join('')).not.toMatch(new RegExp(`${token}|${email}`))

    clock.now = new Date(start.getTime() + 14 * 24 * HOUR_MS)
    expect(await look(token)).toMatchObject(NOT_VALID)
    clock.now = new Date(start.getTime() + 14 * 24 * HOUR_MS - 1)
    const { headers, status } = await accept(token)
    expect(status).toBe(200)
    const imani = callerOf(app, String(headers.authorization).replace('Bearer ', ''))
    expect(await imani.call(contract.auth.user, {})).toMatchObject({
      body: { id, email, security: { roles: ['coach'] } },
    })
    expect((await listed(admin)).counts).toEqual({ active: 2, invited: 0, paused: 0 })
  })

  test('of somebody whom the inviter sees already says so', async () => {
    const { admin, as, person, hill, wanted } = await makePlace(made)
    const principal = await as('principal')
    const [coach, email] = [await as('coach'), anAddress()]
    await person({ role: 'coach', schoolId: hill.id })
    await invited(admin, bodyOf([wanted('teacher')], email))
    const said = {
      status: 422,
      body: { fields: { email: 'This person is in your list already.' } },
    }

    for (const known of [coach.email, email, coach.email.toUpperCase()])
      expect(await principal.call(invite, { body: bodyOf([wanted('coach')], known) })).toMatchObject(said)
  })

  test('tells nothing of accounts out of sight: same answer, same statements, one mail', async () => {
    const [here, there] = [await makePlace(made), await makePlace(made)]
    const principal = await here.as('principal')
    const atHill = await here.person({ role: 'coach', schoolId: here.hill.id })
    const unknown = anAddress()
    const body = bodyOf([here.wanted('teacher')])

    await listed(principal)

    const replies: unknown[] = []
    for (const email of [unknown, there.admin.email, atHill.email, here.admin.email]) {
      let reply: Reply | undefined
      const seen = await statementsOf(database, async () => {
        reply = await principal.call(invite, { body: { ...body, email } })
      })
      const user = invite.response.parse(reply?.body)
      const assignments = user.assignments.map((it) => ({ ...it, id: 0 }))
      expect(user.email).toBe(email)
      replies.push({ status: reply?.status, seen, user: { ...user, id: 0, email: '', assignments } })
    }
    await deliver()

    expect(replies[0]).toMatchObject({ status: 200 })
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(await mailbox.arrival(there.admin.email)).toMatchObject({ subject: 'Your invitation to Corridor' })
    expect(await there.rows('select * from invitations join users on users.id = user_id')).toEqual([])
  })

  test('sent fifty times at once is sent once', async () => {
    const { admin, wanted } = await makePlace(made)
    const email = anAddress()

    const replies = await Promise.all(
      Array.from({ length: 50 }, () => admin.call(invite, { body: bodyOf([wanted('coach')], email) })),
    )
    await deliver()

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(49)
    expect((await listed(admin)).counts.invited).toBe(1)
    expect(mailbox.to(email)).toHaveLength(1)
  }, 30_000)
})

describe('inviting again', () => {
  const again = (caller: Caller, userId: UserId) => caller.call(inviteAgain, { params: { userId } })

  test('mails a new link, and the old one stops working', async () => {
    const { admin, trail, wanted } = await makePlace(made)
    const email = anAddress()
    const { id } = await invited(admin, bodyOf([wanted('coach')], email))
    const first = await tokenFor(email)
    clock.now = new Date(start.getTime() + 20 * 24 * HOUR_MS)
    const renewed = await makeSession(admin.id)

    expect(await again(renewed, id)).toMatchObject({
      status: 200,
      body: { status: 'invited', invitationEndsAt: '2026-11-25T15:30:00.000Z' },
    })
    const second = await tokenFor(email, 2)

    expect(await look(first)).toMatchObject(NOT_VALID)
    expect(await look(second)).toMatchObject({ status: 200, body: { email } })
    expect((await trail()).at(-1)).toBe(`user.invite-again on ${id} by ${admin.id}`)
  })

  test('goes out five times an hour and no more, however fast', async () => {
    const { admin, wanted } = await makePlace(made)
    const email = anAddress()
    const { id } = await invited(admin, bodyOf([wanted('coach')], email))

    const replies = await Promise.all(Array.from({ length: 12 }, () => again(admin, id)))

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    })
    await deliver()
    expect(mailbox.to(email)).toHaveLength(6)
    clock.now = new Date(start.getTime() + HOUR_MS)
    expect(await again(admin, id)).toMatchObject({ status: 200 })
  })

  test('is for those who have not accepted', async () => {
    const { admin, as } = await makePlace(made)
    const said = { status: 409, body: { code: 'not-invited' } }
    const params = { userId: (await as('coach')).id }

    expect(await admin.call(inviteAgain, { params })).toMatchObject(said)
    expect(await admin.call(withdraw, { params })).toMatchObject(said)
  })
})

describe('withdrawing', () => {
  test('leaves no trace but in the trail, and the address may be invited anew', async () => {
    const { admin, educator, ridge, rows, trail, wanted } = await makePlace(made)
    const email = anAddress()
    const { id } = await invited(admin, bodyOf([wanted('coach')], email))
    const token = await tokenFor(email)
    await educator(ridge.id)
    await rows(`update educators set user_id = ${id}`)

    expect(await admin.call(withdraw, { params: { userId: id } })).toMatchObject({ status: 200, body: {} })

    expect(await look(token)).toMatchObject(NOT_VALID)
    expect(await accept(token)).toMatchObject(NOT_VALID)
    expect((await listed(admin)).found).toBe(1)
    expect(await rows(`select * from assignments where user_id = ${id}`)).toEqual([])
    expect(await rows('select name, user_id from educators')).toEqual([
      { name: 'Omar Haddad', user_id: null },
    ])
    expect((await trail()).at(-1)).toBe(`user.invite-withdraw on ${id} by ${admin.id}`)
    expect(await invited(admin, bodyOf([wanted('coach')], email))).toMatchObject({ status: 'invited' })
  })

  test('waits for somebody who accepts at this moment, and leaves them in', async () => {
    const place = await makePlace(made)
    const { id } = await invited(place.admin, bodyOf([place.wanted('coach')], anAddress()))
    const replies: Promise<Reply>[] = []

    await database.tenant(place.id, async ({ client }) => {
      await client.query('select from invitations where user_id = $1 for update', [id])
      replies.push(place.admin.call(withdraw, { params: { userId: id } }))
      const waiting = 'select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))'
      await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1), {
        timeout: 10_000,
      })
      await client.query(`update users set name = 'Imani B.' where id = $1`, [id])
      await client.query('insert into accounts (district_id, user_id, email) values ($1, $2, $3)', [
        ...[place.id, id, anAddress()],
      ])
      await client.query('delete from invitations where user_id = $1', [id])
    })

    expect(await replies[0]).toMatchObject({ status: 409, body: { code: 'not-invited' } })
    expect((await listed(place.admin)).counts).toEqual({ active: 2, invited: 0, paused: 0 })
  })
})

/** Makes a new session: after weeks the session of the harness is over. */
async function makeSession(userId: UserId): Promise<Caller> {
  const device = { words: 'Chrome on Linux', hash: `later-${userId}` }
  const token = await database.platform(({ db }) =>
    startSession(db, { userId, now: clock.now, staySignedIn: true, device, hasSecondFactor: false }),
  )
  return { id: userId, email: '', ...callerOf(app, token) }
}
