import { contract } from '@corridor/contract/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callerOf, product, WEAK } from '../../test/harness.ts'
import { statementsOf } from '../../test/statements.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'

const { database, district, guest, services } = await product()
const { login } = contract.auth
const password = 'a long enough password'

const signIn = (email: string, typed = password) =>
  guest.call(login, { body: { email, password: typed, staySignedIn: false } })

async function someone(passwordHash: string) {
  const { person } = await district()
  return person({ role: 'district-admin', schoolId: null }, { passwordHash })
}

async function hashOf(email: string): Promise<string> {
  const { rows } = await database.platform(({ client }) =>
    client.query('select password_hash from accounts where email = $1', [email]),
  )
  return rows[0].password_hash
}

test('every character of a password counts, to the last and to the byte', async () => {
  const long = 'ä'.repeat(127)
  const stored = await hashPassword(`${long}x`, WEAK)

  expect(await isPassword(`${long}x`, stored)).toBe(true)
  expect(await isPassword(`${long}y`, stored)).toBe(false)
  expect(await isPassword(long, stored)).toBe(false)
  expect(await isPassword(`${long}x `, stored)).toBe(false)
})

test('a password is the same in whichever composition its letters are typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), async (typed) => {
      const stored = await hashPassword(typed.normalize('NFD'), WEAK)
      expect(await isPassword(typed.normalize('NFC'), stored)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('the product hashes with its full strength; what is weaker opens the door, and is made anew on the way in', async () => {
  // The app as it really starts: no environment setting can weaken password hashing, whatever it is called.
  const { hashing: _, ...started } = services
  const config = readConfig({ HASHING: 'weak', hashing: 'weak', MEMORY_COST: '8' })
  const app = await buildApp({ ...started, config })
  const enter = (email: string, typed = password) =>
    callerOf(app).call(login, { body: { email, password: typed, staySignedIn: false } })
  const weak = await hashPassword(password, WEAK)
  const { email } = await someone(weak)
  expect(isOutdated(weak)).toBe(true)

  expect((await enter(email, 'not the password')).status).toBe(422)
  expect(await hashOf(email)).toBe(weak)
  expect((await enter(email)).status).toBe(200)

  const made = await hashOf(email)
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(isOutdated(made)).toBe(false)
  expect((await enter(email)).status).toBe(200)
  expect(await hashOf(email)).toBe(made)
  await app.close()
})

test('a failed sign-in takes the same statements for an address that somebody has and one that nobody has', async () => {
  const { email } = await someone(await hashPassword(password, WEAK))
  const failing = (address: string) =>
    statementsOf(services.database, () => signIn(address, 'not the password'))

  const known = await failing(email)

  expect(known).toContain('audit_events')
  expect(await failing('nobody@example.test')).toEqual(known)
})
