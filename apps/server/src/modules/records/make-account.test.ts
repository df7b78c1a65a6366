import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { afterEach, expect, test } from 'vitest'
import { callerOf, WEAK } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'
import { shown as shownEducator } from '../educators/test-place.ts'
import { shown } from '../observations/test-sending.ts'
import { answering, linking } from './test-links.ts'

const made = await linking()
const { app, clock, deliver, guest, mailbox, opened, place, reading, sent } = made
const { records, invitation, users } = contract
const PASSWORD = 'lavender kettle thursday'

const start = clock.now
afterEach(() => {
  clock.now = start
})

type World = Awaited<ReturnType<typeof place>>

const accept = async (token: string, way: object = { by: 'new-password', password: PASSWORD }) => {
  const body = { name: 'Omar Haddad', way, staySignedIn: false }
  const { status, headers, body: said } = await guest.try(invitation.accept, { params: { token }, body })
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(said)}`)
  return callerOf(app, String(headers.authorization).replace('Bearer ', ''))
}

const invitedBy = async (email: string) => {
  await deliver()
  const texts = mailbox.to(email).map(({ text = '' }) => text)
  return texts.join().match(/\/auth\/invite\/([\w-]{43})/)?.[1] ?? ''
}

const invite = (caller: World['admin'], educatorId: World['omar']['id']) =>
  caller.call(contract.educators.invite, { params: { educatorId } })

test('an account is made from the link where the district lets them: what they wrote before stays theirs', async () => {
  const world = await place()
  const { token, observation } = await sent(world)
  const { id } = observation
  const reader = await opened(token, world.email)
  await answering.write(reader, id, 'By link.', { key: randomUUID() })
  expect((await reading(reader)).mayMakeAccount).toBe(false)
  expect(await reader.call(records.account, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  await world.rows(
    `update districts set policies = '{"educatorsMayJoin": true}' where district_id = ${world.id}`,
  )
  expect((await reading(reader)).mayMakeAccount).toBe(true)

  const { body } = await reader.call(records.account, {})
  const omar = await accept(records.account.response.parse(body).invitation)

  const page = await shown(omar, id)
  expect(page).toMatchObject({ isAboutMe: true, replies: [{ text: 'By link.', isMine: true }] })
  const { roles, educator_id } = contract.auth.user.response.parse(
    (await omar.call(contract.auth.user, {})).body,
  )
  expect(roles).toContain('teacher')
  expect(educator_id).toBe(world.omar.id)
  expect((await reading(reader)).mayMakeAccount).toBe(false)
})

test('who only wrote by link is in no list of users, and in the file of the educator without an account', async () => {
  const world = await place()
  const { token } = await sent(world)
  await reading(await opened(token, world.email))

  const listed = users.list.response.parse((await world.admin.try(users.list, {})).body)
  expect(listed.items.map(({ name }) => name)).not.toContain('Omar Haddad')
  expect(await shownEducator(world.admin, world.omar.id)).toMatchObject({
    hasAccount: false,
    isInvited: false,
    mayInvite: true,
  })
})

test('an educator is invited by the address in their file; withdrawn, what they wrote stays, and accepted, the account is theirs', async () => {
  const world = await place()
  const { admin, marisol, omar, email } = world
  const { token, observation } = await sent(world)
  const reader = await opened(token, email)
  await answering.write(reader, observation.id, 'By link.', { key: randomUUID() })

  const elsewhere = await world.person({ role: 'principal', schoolId: world.hill.id })
  expect(await invite(elsewhere, omar.id)).toMatchObject({ status: 404 })
  expect(await invite(await world.as('coach'), omar.id)).toMatchObject({ status: 403 })
  expect(await invite(marisol, omar.id)).toMatchObject({ status: 200, body: { isInvited: true } })
  const first = await invitedBy(email)
  const userId = users.list.response
    .parse((await admin.try(users.list, {})).body)
    .items.find(({ name }) => name === 'Omar Haddad')?.id
  await admin.try(users.withdraw, { params: { userId } })
  expect(await guest.call(invitation.show, { params: { token: first } })).toMatchObject({ status: 404 })
  expect((await shown(marisol, observation.id)).replies).toMatchObject([{ text: 'By link.' }])

  mailbox.received.length = 0
  await invite(admin, omar.id)
  const teacher = await accept(await invitedBy(email))
  expect((await shown(teacher, observation.id)).replies).toMatchObject([{ isMine: true }])
  expect(await invite(admin, omar.id)).toMatchObject({ status: 409, body: { code: 'not-invited' } })
})

test('an account that was there is connected by accepting, and takes over what was written by link', async () => {
  const world = await place()
  const { admin, omar } = world
  const passwordHash = await hashPassword(PASSWORD, WEAK)
  const known = await world.person({ role: 'coach', schoolId: world.ridge.id }, { passwordHash })
  await world.rows(`update educators set email = '${known.email}' where id = ${omar.id}`)
  const { observation } = await sent({ ...world, email: known.email })
  const token = await made.newestTo(known.email, 'token')
  await answering.write(await opened(token, known.email), observation.id, 'By link.', { key: randomUUID() })

  await invite(admin, omar.id)
  await accept(await invitedBy(known.email), { by: 'account', password: PASSWORD })

  expect((await shown(known, observation.id)).replies).toMatchObject([{ text: 'By link.', isMine: true }])
  expect(await world.rows(`select user_id from educators where id = ${omar.id}`)).toEqual([
    { user_id: known.id },
  ])
})
