import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { markOf, product, WEAK } from '../../../../test/harness.ts'
import { hurriedWorkers } from '../../../../test/hurried-workers.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'

const mailbox = await openMailbox()
const { database, district, guest, logged, services } = await product({
  MAIL_URL: mailbox.url,
  PUBLIC_URL: 'https://corridor.example',
})
const password = 'a long enough password'
const passwordHash = await hashPassword(password, WEAK)
const { login } = contract.auth

const CHROMEBOOK = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'

async function someone() {
  const { person } = await district()
  return person({ role: 'coach', schoolId: null }, { passwordHash })
}

/** Signs in with the cookie that the browser of this name has. */
async function signInOn(device: string, email: string, secret = password) {
  const body = { email, password: secret, staySignedIn: false }
  const { status } = await guest.try(
    login,
    { body },
    {
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': 'known',
      cookie: `XSRF-TOKEN=known; corridor_device=${markOf(device)}`,
      'user-agent': CHROMEBOOK,
      host: 'corridor.example',
    },
  )
  return status
}

async function written(email: string) {
  const { rows } = await database.platform(({ client }) =>
    client.query('select subject from mails where "to" = $1', [email]),
  )
  return rows.length
}

test('the first device of an account is no news, nor is one that was used before', async () => {
  const { email } = await someone()

  for (let count = 0; count < 2; count++) expect(await signInOn('first phone', email)).toBe(200)

  expect(await written(email)).toBe(0)
})

test('a second device is told once: which, when by the district’s clock, and what to do', async () => {
  const { email } = await someone()
  await signInOn('own phone', email)
  for (let count = 0; count < 2; count++) expect(await signInOn('new laptop', email)).toBe(200)
  expect(await signInOn('own phone', email)).toBe(200)

  expect(await written(email)).toBe(1)
  const workers = await hurriedWorkers(services)
  const { subject, text } = await mailbox.arrival(email)
  await workers.close()
  expect(subject).toBe('A sign-in to Corridor on a new device')
  expect(text).toContain('Chrome on Chromebook\nOct 22, 9:30 AM, your district’s time')
  expect(text).toMatch(/^https:\/\/corridor\.example\/auth\/password-reset$/m)
  expect(logged.join()).not.toContain(email)
}, 20_000)

test('a wrong password on a new device is no sign-in', async () => {
  const { email } = await someone()
  await signInOn('their tablet', email)

  expect(await signInOn('a stranger', email, 'not the password')).toBe(422)

  expect(await written(email)).toBe(0)
})

test('whoever turned mails about new devices off gets none, and gets them again once they are on', async () => {
  const { email, call } = await someone()
  await signInOn('one', email)
  await call(contract.profile.notify, { body: { kind: 'new-device', mail: 'never' } })
  await signInOn('two', email)
  expect(await written(email)).toBe(0)

  await call(contract.profile.notify, { body: { kind: 'new-device', mail: 'now' } })
  await signInOn('three', email)
  expect(await written(email)).toBe(1)
})

test('somebody else’s device is new to a person who has another', async () => {
  const [marisol, ben] = [await someone(), await someone()]
  await signInOn('marisols phone', marisol.email)
  await signInOn('bens phone', ben.email)

  await signInOn('marisols phone', ben.email)

  expect([await written(marisol.email), await written(ben.email)]).toEqual([0, 1])
})

test('the demo is never written to', async () => {
  const { person } = await district()
  const role = { role: 'district-admin', schoolId: null } as const
  const { email } = await person(role, { userId: DEMO_USER, passwordHash })

  for (const device of ['a visitor', 'another visitor']) expect(await signInOn(device, email)).toBe(200)

  expect(await written(email)).toBe(0)
})
