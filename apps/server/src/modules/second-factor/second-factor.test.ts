import { contract } from '@corridor/contract/contract'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, password, productWithCodes } from './second-factor-testing.ts'

const { database, clock, district, someone, careful, beginFor, signIn } = await productWithCodes()
const { show, begin, confirm, renewCodes, turnOff } = contract.secondFactor
const { user } = contract.auth

// A test that begins so late is free of what others did at its address.
beforeEach(() => {
  clock.now = new Date(clock.now.getTime() + 11 * 60_000)
})

const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0 }

test('the second step is off, and beginning to set it up turns nothing on', async () => {
  const person = await someone()
  expect(await person.call(show, {})).toMatchObject({ status: 200, body: off })

  const { status, body } = await person.call(begin, { body: { password } })

  expect(status).toBe(200)
  const { secret, uri } = begin.response.parse(body)
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const link = new URL(uri)
  expect([link.protocol, link.host, decodeURIComponent(link.pathname)]).toEqual([
    'otpauth:',
    'totp',
    `/Corridor:${person.email}`,
  ])
  expect(Object.fromEntries(link.searchParams)).toEqual({
    issuer: 'Corridor',
    secret: secret.replaceAll(' ', ''),
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(await person.call(show, {})).toMatchObject({ body: off })
  expect((await signIn(person.email)).status).toBe(200)
})

test('a first code turns the second step on: ten recovery codes, other devices out, a mail, a line in the trail', async () => {
  const person = await someone()
  const elsewhere = (await signIn(person.email)).caller
  const secret = await beginFor(person)

  const { status, body } = await person.call(confirm, { body: { code: codeOf(secret) } })

  const { recoveryCodes } = confirm.response.parse(body)
  expect(status).toBe(200)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  expect((await elsewhere.call(user, {})).status).toBe(401)
  expect((await person.call(user, {})).status).toBe(200)
  expect(await person.call(show, {})).toMatchObject({ body: { isOn: true, recoveryCodesLeft: 10 } })
  expect(await person.mailed()).toEqual(['The second step is on'])
  expect((await person.trail()).at(-1)).toBe('second-factor.on')
})

describe('beginning', () => {
  test('again replaces the secret, until one is confirmed', async () => {
    const person = await someone()
    const [first, second] = [await beginFor(person), await beginFor(person)]

    expect(await person.call(confirm, { body: { code: codeOf(first) } })).toMatchObject({
      body: { code: 'wrong-code' },
    })
    expect((await person.call(confirm, { body: { code: codeOf(second) } })).status).toBe(200)
    const is = { status: 409, body: { code: 'second-factor-is-on' } }
    expect(await person.call(begin, { body: { password } })).toMatchObject(is)
    expect(await person.call(confirm, { body: { code: codeOf(second, 1) } })).toMatchObject(is)
  })

  test('takes the password', async () => {
    const person = await someone()

    const reply = await person.call(begin, { body: { password: 'a guess at it' } })

    expect(reply).toMatchObject({ status: 422, body: { code: 'wrong-password' } })
    expect(await person.rows(`select from second_factors where user_id = ${person.id}`)).toEqual([])
  })

  test('is for those who have a password', async () => {
    const { person } = await district()
    const guest = await person({ role: 'coach', schoolId: null })

    for (let count = 0; count < 8; count++)
      expect(await guest.call(begin, { body: { password } })).toMatchObject({
        status: 409,
        body: { code: 'password-needed' },
      })
  })

  test('is not for the demo', async () => {
    const { person } = await district()
    const demo = await person({ role: 'district-admin', schoolId: null }, { userId: DEMO_USER })

    expect((await demo.call(begin, { body: { password } })).status).toBe(418)
  })
})

test('nothing is confirmed that was not begun, and no recovery code begins anything', async () => {
  const person = await someone()
  expect(await person.call(confirm, { body: { code: '123456' } })).toMatchObject({
    status: 409,
    body: { code: 'second-factor-is-off' },
  })
  await beginFor(person)
  expect(await person.call(confirm, { body: { code: 'abcd-efgh-jkmn-pqrs' } })).toMatchObject({
    status: 422,
    body: { code: 'wrong-code' },
  })
})

test('new recovery codes take the place of the old ones', async () => {
  const { email, secret, recoveryCodes, ...person } = await careful()

  const { body } = await person.call(renewCodes, { body: { code: codeOf(secret) } })

  const fresh = renewCodes.response.parse(body).recoveryCodes
  expect(new Set([...fresh, ...recoveryCodes]).size).toBe(20)
  expect((await signIn(email, recoveryCodes[0])).body).toMatchObject({ code: 'wrong-code' })
  expect((await signIn(email, fresh[0])).status).toBe(200)
  expect(await person.trail()).toContain('second-factor.new-codes')
  expect(await person.mailed()).toContain('You have new recovery codes')
})

describe('turning it off', () => {
  test('leaves the password alone to sign in with, and nothing in the tables', async () => {
    const { email, secret, id, ...person } = await careful()

    expect(await person.call(turnOff, { body: { code: codeOf(secret) } })).toMatchObject({ status: 200 })

    expect((await signIn(email)).status).toBe(200)
    expect(await person.call(show, {})).toMatchObject({ body: off })
    expect(await person.rows(`select from second_factors where user_id = ${id}`)).toEqual([])
    expect(await person.rows(`select from recovery_codes where user_id = ${id}`)).toEqual([])
    expect((await person.trail()).filter((event) => event !== 'auth.sign-in')).toEqual([
      'second-factor.on',
      'second-factor.off',
    ])
    expect(await person.mailed()).toContain('The second step is off')
  })

  test('works with a recovery code, for whoever has lost the phone', async () => {
    const { recoveryCodes, ...person } = await careful()

    const reply = await person.call(turnOff, { body: { code: recoveryCodes[3] ?? '' } })

    expect(reply.status).toBe(200)
    expect(await person.trail()).toEqual(['second-factor.on', 'second-factor.recovery', 'second-factor.off'])
  })

  test('takes a code that fits', async () => {
    const { secret, ...person } = await careful()

    expect(await person.call(turnOff, { body: { code: codeOf(secret, 5) } })).toMatchObject({
      status: 422,
      body: { code: 'wrong-code' },
    })
    expect(await person.call(show, {})).toMatchObject({ body: { isOn: true } })
  })

  test('what is off is not turned off, and has no codes to renew', async () => {
    const person = await someone()

    for (const spec of [turnOff, renewCodes])
      expect(await person.call(spec, { body: { code: '123456' } })).toMatchObject({
        status: 409,
        body: { code: 'second-factor-is-off' },
      })
  })
})

describe('an open tablet', () => {
  test.each([
    ['turn it off', turnOff],
    ['get new codes', renewCodes],
  ])('is no place to guess codes and %s', async (_, spec) => {
    const { secret, ...person } = await careful()
    const guess = async () => (await person.call(spec, { body: { code: codeOf(secret, 9) } })).body

    for (let count = 0; count < 5; count++) expect(await guess()).toMatchObject({ code: 'wrong-code' })

    expect(await guess()).toMatchObject({ code: 'too-many-attempts' })
    expect((await person.call(spec, { body: { code: codeOf(secret) } })).status).toBe(429)
  })

  test('knowing the password does not begin the count anew', async () => {
    const { secret, ...person } = await careful()
    const changePassword = contract.profile.changePassword
    let current = password
    const answers: unknown[] = []
    for (let count = 0; count < 8; count++) {
      answers.push((await person.call(turnOff, { body: { code: codeOf(secret, 9) } })).status)
      const next = `lavender kettle ${count}`
      if ((await person.call(changePassword, { body: { current, next } })).status === 200) current = next
    }

    expect(answers.filter((status) => status === 422)).toHaveLength(5)
  })
})

test('of five requests with one code, one gets in', async () => {
  const { secret, ...person } = await careful()
  const code = codeOf(secret)

  const replies = await Promise.all(
    Array.from({ length: 5 }, () => person.call(renewCodes, { body: { code } })),
  )

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
})

test('tables keep no recovery code, and the profile shows none', async () => {
  const { recoveryCodes, ...person } = await careful()

  const rows = await database.platform(async ({ client }) => [
    (await client.query('select * from recovery_codes')).rows,
    (await client.query('select * from mails')).rows,
  ])

  const kept = JSON.stringify([rows, await person.call(show, {})])
  for (const code of recoveryCodes) {
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(code.replaceAll('-', ''))
  }
})
