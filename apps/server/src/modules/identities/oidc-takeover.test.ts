import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { callerOf, product } from '../../../test/harness.ts'
import { openProvider, settingsFor } from './test-provider.ts'

const [google, microsoft] = [await openProvider(), await openProvider()]
const settings = settingsFor({ GOOGLE: google.origin, MICROSOFT: microsoft.origin })
const { app, district, guest } = await product(settings)
const { signIn, link, list } = contract.identities
const redirect = '/settings/profile'

async function someone() {
  const { person } = await district()
  return person({ role: 'principal', schoolId: null }, { passwordHash: 'no hash of anything' })
}

async function enter(asked: ReturnType<typeof google.proofOf>) {
  const reply = await guest.call(signIn, { body: { ...(await asked), staySignedIn: false } })
  const token = String(reply.headers.authorization).replace('Bearer ', '')
  const user = await callerOf(app, token).call(contract.auth.user, {})
  return { ...reply, user: user.body }
}

const notLinked = { status: 422, body: { code: 'identity-not-linked' } }

test('a school account that was connected signs its owner in', async () => {
  const marisol = await someone()
  google.people.set('marisol', { email: 'marisol@schools.example', email_verified: true })

  const proof = await google.proofOf({ subject: 'marisol', redirect })
  expect(await marisol.call(link, { body: proof })).toMatchObject({ status: 200 })

  expect(await enter(google.proofOf({ subject: 'marisol' }))).toMatchObject({
    status: 200,
    user: { id: marisol.id, email: marisol.email },
  })
})

test.each([
  ['verified', (email: string) => ({ email, email_verified: true })],
  ['unverified', (email: string) => ({ email, email_verified: false })],
  ['not said to be verified', (email: string) => ({ email })],
  ['in other case', (email: string) => ({ email: email.toUpperCase(), email_verified: true })],
  ['with blanks round it', (email: string) => ({ email: ` ${email} `, email_verified: true })],
  ['absent', () => ({})],
  ['no text', () => ({ email: ['person@example.test'], email_verified: true })],
])('an address of somebody here opens nothing and connects nothing: %s', async (words, claims) => {
  const victim = await someone()
  const subject = `stranger, ${words}`
  google.people.set(subject, claims(victim.email))

  const reply = await enter(google.proofOf({ subject }))

  expect(reply).toMatchObject(notLinked)
  expect(reply.headers.authorization).toBeUndefined()
  expect(await victim.call(list, {})).toMatchObject({ body: { items: [] } })
})

test('an address that is the subject of somebody’s school account opens nothing', async () => {
  const victim = await someone()
  await victim.call(link, { body: await google.proofOf({ subject: 'victim@example.test', redirect }) })
  google.people.set('another', { email: 'victim@example.test', email_verified: true })

  expect(await enter(google.proofOf({ subject: 'another' }))).toMatchObject(notLinked)
})

test('the same subject at another issuer is somebody else', async () => {
  const dana = await someone()
  await dana.call(link, { body: await google.proofOf({ subject: '1234', redirect }) })

  expect(await enter(microsoft.proofOf({ subject: '1234', provider: 'microsoft' }))).toMatchObject(notLinked)
})

test('subjects differ by case and by blanks', async () => {
  const dana = await someone()
  await dana.call(link, { body: await google.proofOf({ subject: 'aBc', redirect }) })

  for (const subject of ['abc', 'aBc ', ' aBc'])
    expect(await enter(google.proofOf({ subject }))).toMatchObject(notLinked)
})

test('an answer of one provider does not pass for one of another', async () => {
  const eve = await someone()
  await eve.call(link, { body: await google.proofOf({ subject: 'eve', redirect }) })

  const proof = await microsoft.proofOf({ subject: 'eve', provider: 'google' })
  for (const issuer of [proof.issuer, google.origin])
    expect(await enter(Promise.resolve({ ...proof, issuer }))).toMatchObject({
      status: 422,
      body: { code: 'identity-not-proven' },
    })
})

test('who has another address there than before is still the same person', async () => {
  const dana = await someone()
  const other = await someone()
  google.people.set('dana', { email: 'dana@schools.example', email_verified: true })
  await dana.call(link, { body: await google.proofOf({ subject: 'dana', redirect }) })

  google.people.set('dana', { email: other.email, email_verified: true })

  expect(await enter(google.proofOf({ subject: 'dana' }))).toMatchObject({
    status: 200,
    user: { id: dana.id, email: dana.email },
  })
})
