import { contract } from '@corridor/contract/contract'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callerOf, product } from '../../../test/harness.ts'
import { accounts, mails, secondFactors } from '../../database/platform.tables.ts'
import { auditEvents } from '../audit/audit.tables.ts'
import { openProvider, settingsFor } from './test-provider.ts'

const [google, microsoft] = [await openProvider(), await openProvider()]
const { app, database, district, guest, clock } = await product(
  settingsFor({ GOOGLE: google.origin, MICROSOFT: microsoft.origin }),
)
const { signIn, link, list, unlink } = contract.identities

async function someone(passwordHash: string | null = 'no hash of anything') {
  const made = await district()
  const person = await made.person(
    { role: 'principal', schoolId: null },
    passwordHash ? { passwordHash } : {},
  )
  return { ...person, districtId: made.id }
}
type Person = Awaited<ReturnType<typeof someone>>

async function connect(person: Person, subject: string, provider: typeof google = google) {
  const name = provider === google ? 'google' : 'microsoft'
  const proof = await provider.proofOf({ subject, provider: name, redirect: '/settings/profile' })
  return person.call(link, { body: proof })
}

async function enter(subject: string, staySignedIn = false) {
  const body = { ...(await google.proofOf({ subject })), staySignedIn }
  const reply = await guest.call(signIn, { body })
  return { ...reply, ...callerOf(app, String(reply.headers.authorization).replace('Bearer ', '')) }
}

const eventsOf = ({ districtId }: Person) =>
  database.tenant(districtId, async ({ db }) => {
    const { event, actorId, subjectId } = auditEvents
    return db.select({ event, actorId, subjectId }).from(auditEvents).orderBy(asc(auditEvents.id))
  })

test('one sees one’s own school accounts, and when they were connected', async () => {
  const [marisol, dana] = [await someone(), await someone()]
  google.people.set('marisol', { email: 'marisol@schools.example' })
  await connect(marisol, 'marisol')
  await connect(marisol, 'marisol', microsoft)

  const linkedAt = clock.now.toISOString()
  expect(await marisol.call(list, {})).toMatchObject({
    body: {
      items: [
        { provider: 'google', email: 'marisol@schools.example', linkedAt },
        { provider: 'microsoft', email: null, linkedAt },
      ],
    },
  })
  expect(await dana.call(list, {})).toMatchObject({ body: { items: [] } })
})

test('a new school account of a provider takes the place of the old', async () => {
  const marisol = await someone()
  await connect(marisol, 'old')
  expect(await connect(marisol, 'new')).toMatchObject({ status: 200 })

  expect(await enter('new')).toMatchObject({ status: 200 })
  expect(await enter('old')).toMatchObject({ body: { code: 'identity-not-linked' } })
})

test('connecting a school account again changes nothing but its address', async () => {
  const marisol = await someone()
  await connect(marisol, 'again')
  google.people.set('again', { email: 'new@schools.example' })
  await connect(marisol, 'again')

  expect(await marisol.call(list, {})).toMatchObject({ body: { items: [{ email: 'new@schools.example' }] } })
})

test('a school account of somebody’s stays theirs, and the one who tried keeps what they had', async () => {
  const [marisol, eve] = [await someone(), await someone()]
  await connect(marisol, 'taken')
  await connect(eve, 'eve')

  expect(await connect(eve, 'taken')).toMatchObject({ status: 409, body: { code: 'identity-taken' } })

  const entered = await enter('taken')
  expect(await entered.call(contract.auth.user, {})).toMatchObject({ body: { id: marisol.id } })
  expect(await enter('eve')).toMatchObject({ status: 200 })
})

test('of many who connect one school account at once, one has it', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => someone()))

  const replies = await Promise.all(people.map((person) => connect(person, 'wanted')))

  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
})

test('one who connects several at once has one of them, and nothing breaks', async () => {
  const marisol = await someone()
  const replies = await Promise.all(
    ['a', 'b', 'c', 'd'].map((subject) => connect(marisol, `many ${subject}`)),
  )

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const { body } = await marisol.call(list, {})
  expect(body).toMatchObject({ items: [{ provider: 'google' }] })
})

test('two who take over each other’s at once do not wait for each other for ever', async () => {
  const [one, two] = [await someone(), await someone()]
  await connect(one, 'first')
  await connect(two, 'second')

  const replies = await Promise.all([connect(one, 'second'), connect(two, 'first')])

  expect(replies.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true)
})

test('a disconnected school account opens nothing, and may be connected by somebody else', async () => {
  const [marisol, dana] = [await someone(), await someone()]
  await connect(marisol, 'moving')

  expect(await marisol.call(unlink, { params: { provider: 'google' } })).toMatchObject({ status: 200 })
  expect(await enter('moving')).toMatchObject({ body: { code: 'identity-not-linked' } })
  expect(await connect(dana, 'moving')).toMatchObject({ status: 200 })
  expect(await marisol.call(unlink, { params: { provider: 'google' } })).toMatchObject({
    status: 404,
    body: { code: 'identity-not-found' },
  })
})

test('who has no password keeps the way in', async () => {
  const marisol = await someone(null)
  await connect(marisol, 'only way')

  expect(await marisol.call(unlink, { params: { provider: 'google' } })).toMatchObject({
    status: 409,
    body: { code: 'password-needed' },
  })
  expect(await enter('only way')).toMatchObject({ status: 200 })
})

test('a second step that is on is not gone round', async () => {
  const marisol = await someone()
  await connect(marisol, 'two steps')
  const keep = (confirmedAt: Date | null) =>
    database.platform(({ db }) =>
      db
        .insert(secondFactors)
        .values({ userId: marisol.id, secret: 'JBSWY3DPEHPK3PXP', confirmedAt })
        .onConflictDoUpdate({ target: secondFactors.userId, set: { confirmedAt } }),
    )

  await keep(null)
  expect(await enter('two steps')).toMatchObject({ status: 200 })
  await keep(clock.now)
  const reply = await enter('two steps')
  expect(reply).toMatchObject({ status: 422, body: { code: 'second-factor-with-password' } })
  expect(reply.headers.authorization).toBeUndefined()
})

test('a paused account stays shut', async () => {
  const marisol = await someone()
  await connect(marisol, 'paused')
  const pausedAt = clock.now
  await database.platform(({ db }) =>
    db.update(accounts).set({ pausedAt }).where(eq(accounts.userId, marisol.id)),
  )

  expect(await enter('paused')).toMatchObject({ status: 422, body: { code: 'account-paused' } })
})

test('a connection is recorded and told in a mail, without a word about the account there', async () => {
  const marisol = await someone()
  google.people.set('recorded', { email: 'private@schools.example' })
  await connect(marisol, 'recorded')
  await enter('recorded')
  await marisol.call(unlink, { params: { provider: 'google' } })

  const of = { actorId: marisol.id, subjectId: String(marisol.id) }
  expect(await eventsOf(marisol)).toEqual([
    { event: 'identity.link', ...of },
    { event: 'auth.sign-in', ...of },
    { event: 'identity.unlink', ...of },
  ])
  const written = await database.platform(({ db }) =>
    db.select({ subject: mails.subject, text: mails.text }).from(mails).where(eq(mails.to, marisol.email)),
  )
  expect(written).toHaveLength(2)
  expect(written).toEqual(
    expect.arrayContaining([
      {
        subject: 'A Google account was connected to Corridor',
        text: expect.stringContaining('http://localhost:3000/settings/profile'),
      },
      {
        subject: 'A Google account was disconnected from Corridor',
        text: expect.stringContaining('no longer signs you in'),
      },
    ]),
  )
  expect(JSON.stringify(written)).not.toContain('private@')
})
