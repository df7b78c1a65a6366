import { DEMO_USER } from '@corridor/domain/people/ids'
import { afterAll, expect, test, vi } from 'vitest'
import { product } from '../../test/harness.ts'
import { hurriedWorkers } from '../../test/hurried-workers.ts'
import { mails } from '../database/platform.tables.ts'
import { mailAccount } from './mail-account.ts'
import { mailAddress } from './mail-address.ts'
import { openMailbox } from './test-mailbox.ts'

const mailbox = await openMailbox()
const laterMailbox = await openMailbox()
const { database, district, logged, services } = await product({
  MAIL_URL: mailbox.url,
  PUBLIC_URL: 'https://corridor.example',
})
const workers = await hurriedWorkers(services)
afterAll(() => workers.close())

const SECRET = 'https://corridor.example/secret-link'
const mail = { subject: 'Good news', text: `Hello,\n\n${SECRET}\n`, now: services.now() }

async function someone() {
  const { person } = await district()
  return person({ role: 'coach', schoolId: null })
}

const everyMail = () => database.platform(({ db }) => db.select().from(mails))
const rowOf = async (email: string) => (await everyMail()).find(({ to }) => to === email)

test('a mail arrives in plain words and as HTML, from the configured sender', async () => {
  const { id, email } = await someone()
  await database.platform((transaction) => mailAccount(transaction, id, mail))

  const arrived = await mailbox.arrival(email)

  expect(arrived).toMatchObject({
    subject: 'Good news',
    from: { name: 'Corridor', address: 'no-reply@corridor.example' },
    to: [{ address: email }],
  })
  expect(arrived.text?.trim()).toMatch(new RegExp(`^Hello,\n\n${SECRET}\nfor .+$`))
  expect(arrived.html).toContain('>Hello,</p>')
  expect(arrived.html).toContain(`<a class="go" href="${SECRET}"`)
})

test('nobody’s name turns around what Corridor says beside it', async () => {
  const { id, email } = await someone()
  const turned = { ...mail, subject: 'News from \u202eAna', text: 'Ana\u2067 says:\u200f hello.' }
  await database.platform((transaction) => mailAccount(transaction, id, turned))

  const arrived = await mailbox.arrival(email)

  expect(arrived.subject).toBe('News from Ana')
  expect(arrived.text).toMatch(/^Ana says: hello\.\n/)
  expect(arrived.html).toContain('>Ana says: hello.</p>')
})

test('a mail that was sent is kept without its text', async () => {
  const { id, email } = await someone()
  await database.platform((transaction) => mailAccount(transaction, id, mail))
  await mailbox.arrival(email)

  await vi.waitFor(
    async () => expect(await rowOf(email)).toMatchObject({ text: null, sentAt: services.now(), attempts: 1 }),
    { timeout: 10_000 },
  )
})

test('a mail whose reason is rolled back was never written', async () => {
  const { id, email } = await someone()
  const failing = database.platform(async (transaction) => {
    await mailAccount(transaction, id, mail)
    throw new Error('never mind')
  })

  await expect(failing).rejects.toThrow('never mind')
  expect(await rowOf(email)).toBeUndefined()
})

test('a mail to nobody leaves a job with nothing to do', async () => {
  const before = await everyMail()
  await database.platform((transaction) => mailAccount(transaction, undefined, mail))

  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(`select from pgboss.job where state < 'completed'`)
      expect(rows).toEqual([])
    },
    { timeout: 10_000 },
  )
  expect(await everyMail()).toHaveLength(before.length)
}, 15_000)

test('nothing is written to the demo’s address, whatever it is about', async () => {
  const { person } = await district()
  const { email } = await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

  await database.platform((transaction) => mailAccount(transaction, DEMO_USER, mail))
  await database.platform((transaction) => mailAddress(transaction, email, mail))

  expect(await rowOf(email)).toBeUndefined()
})

test('while the mail server refuses, a mail waits; it arrives once, and nothing is said of its recipient', async () => {
  const { id, email } = await someone()
  mailbox.state.isRefusing = true
  await database.platform((transaction) => mailAccount(transaction, id, mail))
  await vi.waitFor(
    async () => expect(await rowOf(email)).toMatchObject({ sentAt: null, lastErrorCode: 'EMESSAGE' }),
    { timeout: 10_000 },
  )

  mailbox.state.isRefusing = false
  await mailbox.arrival(email)

  await vi.waitFor(
    async () => expect(await rowOf(email)).toMatchObject({ text: null, lastErrorCode: null }),
    {
      timeout: 10_000,
    },
  )
  expect((await rowOf(email))?.attempts).toBeGreaterThan(1)
  expect(mailbox.to(email)).toHaveLength(1)
  const { rows } = await database.pool.query('select data, output from pgboss.job')
  expect(logged.join()).toContain('A mail was not sent')
  expect(logged.join() + JSON.stringify(rows)).not.toMatch(/example\.test|secret-link/)
}, 30_000)

test('without a mail server mails wait, and those of before are sent once there is one', async () => {
  const { database, district, services } = await product()
  const { id, email } = await (await district()).person({ role: 'coach', schoolId: null })
  await database.platform((transaction) => mailAccount(transaction, id, mail))
  const idle = await hurriedWorkers(services)
  const prune = (await idle.boss.send('sessions.prune', {})) ?? ''
  const stateOfPrune = async () => (await idle.boss.getJobById('sessions.prune', prune))?.state
  await vi.waitFor(async () => expect(await stateOfPrune()).toBe('completed'), { timeout: 10_000 })
  await idle.close()
  expect(laterMailbox.received).toEqual([])

  const config = { ...services.config, MAIL_URL: laterMailbox.url }
  const working = await hurriedWorkers({ ...services, config })
  await laterMailbox.arrival(email)
  await working.close()
}, 30_000)
