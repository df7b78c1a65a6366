import { contract } from '@corridor/contract/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { callerOf, product } from '../../../test/harness.ts'
import { hashPassword } from '../../access/passwords.ts'
import { openProvider, settingsFor } from './test-provider.ts'

const [google, microsoft] = [await openProvider(), await openProvider()]
const { app, clock, database, district, guest } = await product(
  settingsFor({ GOOGLE: google.origin, MICROSOFT: microsoft.origin }),
)
const { link, list, signIn } = contract.identities
const { changePassword, prove } = contract.profile
const password = 'a long enough password'
const next = 'lavender kettle thursday'
const passwordHash = await hashPassword(password)
const MINUTE_MS = 60_000

const start = clock.now
afterEach(() => {
  clock.now = start
})

async function someone(settings: { passwordHash?: string } = { passwordHash }) {
  const made = await district()
  return { ...(await made.person({ role: 'principal', schoolId: null }, settings)), districtId: made.id }
}
type Person = Awaited<ReturnType<typeof someone>>

async function connect(person: Pick<Person, 'call'>, subject: string, provider = google) {
  const name = provider === google ? 'google' : 'microsoft'
  const proof = await provider.proofOf({ subject, provider: name, redirect: '/settings/profile' })
  return person.call(link, { body: proof })
}

async function enter(subject: string) {
  const reply = await guest.call(signIn, {
    body: { ...(await google.proofOf({ subject })), staySignedIn: false },
  })
  return { ...reply, ...callerOf(app, String(reply.headers.authorization).replace('Bearer ', '')) }
}

const pass = (minutes: number) => {
  clock.now = new Date(start.getTime() + minutes * MINUTE_MS)
}

async function rows(question: string): Promise<Record<string, unknown>[]> {
  return (await database.platform(({ client }) => client.query(question))).rows
}
const subjectsTo = async (email: string) =>
  (await rows(`select subject from mails where "to" = '${email}' order by subject`)).map((it) => it.subject)

const NEEDED = { status: 403, body: { code: 'proof-needed' } }
const asks = async (person: Pick<Person, 'call'>) => (await person.call(list, {})).body

describe('connecting a school account', () => {
  test('within ten minutes of signing in takes nothing more, and afterwards the password', async () => {
    const marisol = await someone()
    pass(9.9)
    expect(await asks(marisol)).toMatchObject({ asks: 'nothing' })
    expect(await connect(marisol, 'early')).toMatchObject({ status: 200 })

    pass(10)
    expect(await asks(marisol)).toMatchObject({ asks: 'password' })
    expect(await connect(marisol, 'late')).toMatchObject(NEEDED)
    expect(await enter('late')).toMatchObject({ status: 422, body: { code: 'identity-not-linked' } })
    expect(await marisol.call(prove, { body: { password: 'not the password' } })).toMatchObject({
      status: 422,
      body: { code: 'wrong-password' },
    })
    expect(await connect(marisol, 'late')).toMatchObject(NEEDED)

    expect(await marisol.call(prove, { body: { password } })).toMatchObject({ status: 200, body: {} })
    expect(await asks(marisol)).toMatchObject({ asks: 'nothing' })
    expect(await connect(marisol, 'late')).toMatchObject({ status: 200 })
    expect(await enter('late')).toMatchObject({ status: 200 })
    pass(20)
    expect(await connect(marisol, 'later')).toMatchObject(NEEDED)
  })

  test('a proof is one device’s alone', async () => {
    const marisol = await someone()
    pass(11)
    const body = { email: marisol.email, password, staySignedIn: false }
    const { headers } = await guest.call(contract.auth.login, { body })
    const phone = callerOf(app, String(headers.authorization).replace('Bearer ', ''))

    expect(await connect(phone, 'phone')).toMatchObject({ status: 200 })
    expect(await connect(marisol, 'tablet')).toMatchObject(NEEDED)
  })

  test('a new token proves nothing', async () => {
    const marisol = await someone()
    pass(11)
    const { headers } = await marisol.call(contract.auth.refresh, {})

    const refreshed = callerOf(app, String(headers.authorization).replace('Bearer ', ''))
    expect(await connect(refreshed, 'refreshed')).toMatchObject(NEEDED)
  })

  test('without a password a fresh sign-in is asked for', async () => {
    const dana = await someone({})
    await connect(dana, 'dana')
    pass(11)
    expect(await asks(dana)).toMatchObject({ asks: 'sign-in' })
    expect(await connect(dana, 'dana', microsoft)).toMatchObject(NEEDED)
    expect(await dana.call(prove, { body: { password } })).toMatchObject({
      status: 409,
      body: { code: 'sign-in-anew' },
    })

    const again = await enter('dana')
    expect(await connect(again, 'dana', microsoft)).toMatchObject({ status: 200 })
  })

  test('guesses of the password count as failed sign-ins', async () => {
    const marisol = await someone()
    const guess = () => marisol.call(prove, { body: { password: 'a guess' } })
    for (let times = 0; times < 5; times++) expect(await guess()).toMatchObject({ status: 422 })

    expect(await guess()).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
  })

  test('is mailed to the owner of the account', async () => {
    const marisol = await someone()
    await connect(marisol, 'mailed')

    expect(await subjectsTo(marisol.email)).toEqual(['A Google account was connected to Corridor'])
  })
})

describe('a new password', () => {
  async function connected(subject: string) {
    const person = await someone()
    await connect(person, subject)
    await connect(person, subject, microsoft)
    return person
  }
  const disconnections = [
    'A Google account was disconnected from Corridor',
    'A Microsoft account was disconnected from Corridor',
  ]

  test.each([{}, { schoolAccounts: 'keep' as const }])('leaves school accounts, %j', async (choice) => {
    const subject = `kept-${JSON.stringify(choice)}`
    const marisol = await connected(subject)

    await marisol.call(changePassword, { body: { current: password, next, ...choice } })

    expect(await marisol.call(list, {})).toMatchObject({ body: { items: [{}, {}] } })
    expect(await enter(subject)).toMatchObject({ status: 200 })
  })

  test('disconnects them where asked to, and each is mailed', async () => {
    const [marisol, dana] = [await connected('all'), await connected('others')]

    const body = { current: password, next, schoolAccounts: 'disconnect' as const }
    expect(await marisol.call(changePassword, { body })).toMatchObject({ status: 200 })

    expect(await marisol.call(list, {})).toMatchObject({ body: { items: [] } })
    expect(await enter('all')).toMatchObject({ body: { code: 'identity-not-linked' } })
    expect(await subjectsTo(marisol.email)).toEqual(expect.arrayContaining(disconnections))
    expect(await dana.call(list, {})).toMatchObject({ body: { items: [{}, {}] } })
    const events = await database.tenant(marisol.districtId, ({ client }) =>
      client.query('select event from audit_events order by id desc limit 2'),
    )
    expect(events.rows.map(({ event }) => event)).toEqual(['identity.unlink', 'user.password-change'])
  })

  test('that was not the password disconnects nothing', async () => {
    const marisol = await connected('wrong')

    const body = { current: 'not the password', next, schoolAccounts: 'disconnect' as const }
    expect(await marisol.call(changePassword, { body })).toMatchObject({ status: 422 })
    expect(await marisol.call(list, {})).toMatchObject({ body: { items: [{}, {}] } })
  })

  test.each([
    ['keep', 2],
    ['disconnect', 0],
  ] as const)('by a mailed link asks the same: %s', async (schoolAccounts, left) => {
    const { email, id } = await connected(`reset-${schoolAccounts}`)
    await guest.call(contract.auth.requestPasswordReset, { body: { email } })
    const [mail] = await rows(`select text from mails where "to" = '${email}' and subject like 'Choose%'`)
    const token = String(mail?.text).match(/password-reset\/([\w-]{43})\//)?.[1] ?? ''

    const body = { email, password: next, schoolAccounts }
    expect(await guest.call(contract.auth.resetPassword, { params: { token }, body })).toMatchObject({
      status: 200,
    })
    expect(await rows(`select from identities where user_id = ${id}`)).toHaveLength(left)
    const mailed = await subjectsTo(email)
    expect(disconnections.every((it) => mailed.includes(it))).toBe(left === 0)
  })
})
