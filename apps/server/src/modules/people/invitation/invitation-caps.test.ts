import { contract } from '@corridor/contract/contract'
import PgBoss from 'pg-boss'
import { afterEach, describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { joining } from '../../../jobs/queues.ts'
import { sendMails } from '../../../mail/send-mails.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'
import { bodyOf, invited, makePlace } from '../test-place.ts'
import { mailWaitingInvitations } from './mail-waiting-invitations.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
const { clock, database, guest, services } = made
const boss = new PgBoss({ db: joining(database.pool), migrate: false })
const { inviteAgain, withdraw } = contract.users
const DAY_MS = 24 * 3_600_000

const start = clock.now
afterEach(() => {
  clock.now = start
})

async function deliver() {
  for (;;) {
    const jobs = await boss.fetch<object>('mail.send', { batchSize: 200 })
    if (jobs.length === 0) return
    await sendMails(services, jobs)
    await boss.complete(
      'mail.send',
      jobs.map(({ id }) => id),
    )
  }
}

/** Runs the worker of waiting invitations at a later moment. */
async function later(milliseconds: number) {
  clock.now = new Date(start.getTime() + milliseconds)
  await mailWaitingInvitations(services)
  await deliver()
}

type Place = Awaited<ReturnType<typeof makePlace>>

async function onTrial(): Promise<Place> {
  const place = await makePlace(made)
  await place.rows(`update districts set plan_ends_at = null, trial_ends_at = '2026-11-21'`)
  return place
}

let number = 0
const anAddress = () => `asked-${++number}@example.test`
const ask = ({ admin, wanted }: Place, email: string) => invited(admin, bodyOf([wanted('coach')], email))

async function askAndWithdraw(place: Place, email: string) {
  const user = await ask(place, email)
  await place.admin.call(withdraw, { params: { userId: user.id } })
  return user
}

const mailed = async (email: string) => {
  await deliver()
  return mailbox.to(email).length
}

describe('one address', () => {
  test('is written to three times a day by trials, however often it is asked in and left out again', async () => {
    const place = await onTrial()
    const email = anAddress()

    for (let times = 0; times < 20; times++) await askAndWithdraw(place, email)

    expect(await mailed(email)).toBe(3)
    await later(DAY_MS)
    expect(await mailed(email)).toBe(3)
  }, 30_000)

  test('counts over the whole product, and a district that pays has more room', async () => {
    const email = anAddress()
    for (let times = 0; times < 4; times++) await askAndWithdraw(await onTrial(), email)
    expect(await mailed(email)).toBe(3)

    const subscribed = await makePlace(made)
    const { id } = await ask(subscribed, email)
    const again = () => subscribed.admin.call(inviteAgain, { params: { userId: id } })
    for (let times = 0; times < 4; times++) expect(await again()).toMatchObject({ status: 200 })

    expect(await mailed(email)).toBe(6)
  }, 30_000)
})

describe('over a cap', () => {
  async function full(email: string) {
    const other = await onTrial()
    for (let times = 0; times < 3; times++) await askAndWithdraw(other, email)
  }

  test('the answer is the same, and the mail goes out when there is room, with a link that works', async () => {
    const [place, email, free] = [await onTrial(), anAddress(), anAddress()]
    await full(email)

    const [held, sent] = [await ask(place, email), await ask(place, free)]
    const plain = (user: typeof held) => ({
      ...user,
      id: 0,
      email: '',
      assignments: user.assignments.map((it) => ({ ...it, id: 0 })),
    })
    expect(plain(held)).toEqual(plain(sent))
    expect([await mailed(email), await mailed(free)]).toEqual([3, 1])

    await later(DAY_MS - 1)
    expect(await mailed(email)).toBe(3)
    await later(DAY_MS)
    expect(await mailed(email)).toBe(4)
    await later(DAY_MS + 1)
    expect(await mailed(email)).toBe(4)
    const text = mailbox.to(email).at(-1)?.text
    expect(text).toContain('Somebody of District')
    const token = text?.match(/\/auth\/invite\/([\w-]{43})$/m)?.[1] ?? ''
    expect(await guest.call(contract.invitation.show, { params: { token } })).toMatchObject({
      status: 200,
      body: { email },
    })
  })

  test('what was withdrawn meanwhile is not mailed', async () => {
    const [place, email] = [await onTrial(), anAddress()]
    await full(email)
    await askAndWithdraw(place, email)

    await later(DAY_MS)
    expect(await mailed(email)).toBe(3)
  })

  test('what waited too long is not mailed, nor where the trial has ended', async () => {
    const [place, ended, email] = [await onTrial(), await onTrial(), anAddress()]
    await full(email)
    await ask(place, email)
    await ask(ended, email)
    await ended.rows(`update districts set trial_ends_at = '2026-10-22T16:00:00Z'`)

    await later(14 * DAY_MS)
    expect(await mailed(email)).toBe(3)
    await later(2 * DAY_MS)
    expect(await mailed(email)).toBe(4)
  })

  test('a trial mails thirty a day, the oldest first; the others come on the next', async () => {
    const place = await onTrial()
    const emails = Array.from({ length: 33 }, anAddress)
    for (const email of emails) await ask(place, email)
    const counts = async () => Promise.all(emails.map(mailed))

    await deliver()
    expect(emails.map((email) => mailbox.to(email).length)).toEqual([...Array(30).fill(1), 0, 0, 0])
    await later(DAY_MS)
    expect(await counts()).toEqual(Array(33).fill(1))
  }, 30_000)

  test('a district that pays asks in its whole staff at once', async () => {
    const place = await makePlace(made)
    const emails = Array.from({ length: 40 }, anAddress)
    for (const email of emails) await ask(place, email)
    await deliver()

    expect(emails.every((email) => mailbox.to(email).length === 1)).toBe(true)
  }, 30_000)
})
