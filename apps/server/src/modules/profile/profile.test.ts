import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { callerOf, product, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'

const { app, district, guest } = await product()
const current = 'a long enough password'
const next = 'lavender kettle Åthursday'
const passwordHash = await hashPassword(current, WEAK)
const { show, change, changePassword } = contract.profile
const { login, user } = contract.auth

async function someone() {
  const { person } = await district()
  return person({ role: 'district-admin', schoolId: null }, { passwordHash })
}

async function signIn(email: string, password: string) {
  const { status, headers } = await guest.call(login, { body: { email, password, staySignedIn: false } })
  return { status, ...callerOf(app, String(headers.authorization).replace('Bearer ', '')) }
}

test('a name is changed for its owner alone, and shows wherever they are named', async () => {
  const [marisol, dana] = [await someone(), await someone()]

  const reply = await marisol.call(change, { body: { name: '  Marisol Okafor-Reyes ' } })

  expect(reply).toMatchObject({ status: 200, body: { name: 'Marisol Okafor-Reyes', email: marisol.email } })
  expect(await marisol.call(user, {})).toMatchObject({ body: { name: 'Marisol Okafor-Reyes' } })
  expect(await dana.call(show, {})).toMatchObject({ body: { name: 'Somebody' } })
})

test.each(['', '   ', 'x'.repeat(121)])('%j is no name', async (name) => {
  const reply = await (await someone()).try(change, { body: { name } })

  expect(reply).toMatchObject({ status: 422, body: { fields: { name: expect.stringMatching(/\.$/) } } })
})

test('nobody makes themselves somebody else', async () => {
  const reply = await (await someone()).try(change, {
    body: { name: 'Eve', id: 7, role: 'district-admin', districtId: 1 },
  })

  expect(reply).toMatchObject({ status: 422, body: { code: 'invalid-request' } })
})

test('a new password signs every other device out, and this one stays', async () => {
  const { email } = await someone()
  const [phone, laptop] = [await signIn(email, current), await signIn(email, current)]

  expect(await laptop.call(changePassword, { body: { current, next } })).toMatchObject({ status: 200 })

  expect([(await phone.call(user, {})).status, (await laptop.call(user, {})).status]).toEqual([401, 200])
  expect((await signIn(email, current)).status).toBe(422)
  expect((await signIn(email, next.normalize('NFD'))).status).toBe(200)
  expect((await signIn(email, `${next} `)).status).toBe(422)
})

test('without the current password nothing changes', async () => {
  const person = await someone()

  const reply = await person.call(changePassword, { body: { current: 'a guess at it', next } })

  expect(reply).toMatchObject({ status: 422, body: { code: 'wrong-password' } })
  expect((await signIn(person.email, current)).status).toBe(200)
})

test('a password that is short or common is refused in words', async () => {
  const person = await someone()

  for (const weak of ['short', 'passwordpassword']) {
    const reply = await person.try(changePassword, { body: { current, next: weak } })
    expect(reply).toMatchObject({ status: 422, body: { fields: { next: expect.stringMatching(/\.$/) } } })
  }
})
