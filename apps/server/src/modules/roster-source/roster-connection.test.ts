import type { ServerResponse } from 'node:http'
import { contract } from '@corridor/contract/contract'
import type { RosterConnectionDetails } from '@corridor/contract/people/roster-connection'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { listed, makePlace, namesOf } from '../educators/test-place.ts'
import { workOnRosters } from '../rosters/commit/work-on-rosters.ts'
import { importing, importOf, uploaded } from '../rosters/test-rosters.ts'
import { loopback, oneRosterService, teachers } from './oneroster/test-service.ts'
import { pullRosters } from './pull-rosters.ts'

const made = await product({ ROSTER_KEY: 'k'.repeat(40) })
const services = { ...made.services, outbound: loopback }
const { show, save, remove, test: tryOut, pull } = contract.rosterConnection

const SECRET = 'a-secret-of-the-vendor'
const details: RosterConnectionDetails = {
  address: 'https://roster.example.org',
  tokenAddress: 'https://login.example.org/token',
  clientId: 'corridor',
  secret: SECRET,
  version: '1.1',
  isNightly: true,
}

/** A district whose service is on this machine, as no form would take it. */
async function aConnected() {
  const place = await makePlace(made)
  const { admin, id, rows } = place
  const service = await oneRosterService()
  const { address, tokenAddress } = service.access
  await admin.call(save, { body: { ...details, secret: service.access.secret } })
  await rows(`update roster_connections set address = '${address}', token_address = '${tokenAddress}'`)
  await rows(`update schools set name = 'Copper Ridge' where id = ${place.ridge.id}`)
  const night = async () => {
    await pullRosters(services, [{ data: { id: String(id) } }])
    const waiting = await rows(`select id from roster_imports where state = 'importing'`)
    await workOnRosters(
      services,
      waiting.map((it) => ({ data: { id: `${id}/${it.id}` } })),
    )
    return look()
  }
  const look = async () => show.response.parse((await admin.call(show, {})).body)
  const names = async () => namesOf(await listed(admin, { limit: 100 }))
  return { ...place, service, night, look, names }
}

test('a connection is kept without ever showing its secret again', async () => {
  const { admin, rows, trail, id } = await makePlace(made)
  expect(await admin.call(save, { body: { ...details, secret: null } })).toMatchObject({
    status: 422,
    body: { fields: { secret: 'Enter the client secret.' } },
  })

  const saved = await admin.call(save, { body: details })
  // Saving the same again keeps the secret.
  const again = await admin.call(save, { body: { ...details, secret: null, isNightly: false } })

  expect([saved.status, again.status]).toEqual([200, 200])
  expect(again.body).toMatchObject({ connection: { isNightly: false, clientId: 'corridor' }, last: null })
  const kept = JSON.stringify(await rows('select * from roster_connections'))
  const told = JSON.stringify(await rows('select changes from audit_events'))
  for (const text of [JSON.stringify([saved, again]), kept, told, made.logged.join('')])
    expect(text).not.toContain(SECRET)
  expect(await trail()).toEqual(Array(2).fill(`roster-connection.change on ${id} by ${admin.id}`))
})

test('another address asks for the secret anew, so that nobody sends it to themself', async () => {
  const { admin } = await makePlace(made)
  await admin.call(save, { body: details })

  for (const change of [
    { address: 'https://mine.example.com' },
    { tokenAddress: 'https://mine.example.com/t' },
  ])
    expect(await admin.call(save, { body: { ...details, ...change, secret: null } })).toMatchObject({
      status: 422,
      body: { fields: { secret: 'The address changed. Enter the secret again.' } },
    })
})

test.each([
  'http://roster.example.org',
  'https://127.0.0.1',
  'https://2130706433/',
  'https://[::ffff:10.0.0.1]',
  'https://db',
  'https://a:b@roster.example.org',
])('an address that is not public and https is refused where it is entered: %s', async (address) => {
  const { admin } = await makePlace(made)
  const reply = await admin.call(save, { body: { ...details, address } })
  expect(reply).toMatchObject({ status: 422, body: { fields: { address: expect.stringMatching(/\.$/) } } })
})

test('without a key of the operator nothing can be connected, and the page can say so', async () => {
  const keyless = await product()
  const { admin } = await makePlace(keyless)

  expect(await admin.call(show, {})).toMatchObject({ body: { canKeepSecrets: false, connection: null } })
  expect(await admin.call(save, { body: details })).toMatchObject({
    status: 409,
    body: { code: 'secrets-not-kept' },
  })
})

test('the test tells the truth, and a removed connection is gone with its secret', async () => {
  const { admin, rows } = await makePlace(made)
  expect(await admin.call(tryOut, {})).toMatchObject({ status: 409, body: { code: 'not-connected' } })
  await admin.call(save, { body: details })
  // The product of this test connects to public addresses alone.
  await rows(
    `update roster_connections set address = 'https://127.0.0.1', token_address = 'https://127.0.0.1'`,
  )
  expect(await admin.call(tryOut, {})).toMatchObject({
    status: 200,
    body: { isReached: false, words: expect.stringContaining('public server') },
  })

  expect(await admin.call(remove, {})).toMatchObject({ body: { connection: null } })
  expect(await rows('select * from roster_connections')).toEqual([])
  expect(await admin.call(pull, {})).toMatchObject({ status: 409, body: { code: 'not-connected' } })
})

test('a pull brings staff in, and the same roster again changes nothing', async () => {
  const { service, night, names, rows } = await aConnected()
  service.state.users = teachers(12)

  expect(await night()).toMatchObject({
    isPulling: false,
    last: { outcome: 'imported', counts: { new: 12 } },
  })
  expect(await names()).toHaveLength(12)
  expect(await night()).toMatchObject({ last: { outcome: 'unchanged' } })
  expect(await rows(`select distinct external_id is not null as is_known from educators`)).toEqual([
    { is_known: true },
  ])
})

test('the job of the night pulls for each district that wants it, and for no other', async () => {
  const wanting = await aConnected()
  const other = await aConnected()
  await other.rows('update roster_connections set is_nightly = false')
  await pullRosters(services, [{ data: {} }])

  const jobs = await wanting.rows(
    `select data->>'id' as district from pgboss.job where name = 'rosters.pull'`,
  )
  const districts = jobs.map(({ district }) => district)
  expect(districts.filter((it) => it === String(wanting.id))).toHaveLength(1)
  expect(districts).not.toContain(String(other.id))
})

test('a pull that somebody asked for is under way from that moment, and asking again begins no other', async () => {
  const { admin, id, service, look, rows } = await aConnected()
  service.state.users = teachers(3)
  const asked = async () => pull.response.parse((await admin.call(pull, {})).body)

  expect([await asked(), await look(), await asked()]).toMatchObject(Array(3).fill({ isPulling: true }))
  const ofMine = `name = 'rosters.pull' and data->>'id' = '${id}'`
  const jobs = await rows(`select data->>'since' as since from pgboss.job where ${ofMine}`)
  expect(jobs).toHaveLength(1)
  // What the night asks for meanwhile leaves it alone.
  await pullRosters(services, [{ data: { id: String(id) } }])
  expect(await look()).toMatchObject({ isPulling: true, last: null })

  await pullRosters(services, [{ data: { id: String(id), ...jobs[0] } }])

  expect(await look()).toMatchObject({ isPulling: false, last: { counts: { new: 3 } } })
})

test('where more than a tenth would leave, a pull changes nothing before somebody looks, and the bell says so once', async () => {
  const { admin, service, night, names } = await aConnected()
  service.state.users = teachers(12)
  await night()
  service.state.users = teachers(10)

  expect(await night()).toMatchObject({ last: { outcome: 'held', counts: { leaving: 2 } } })
  expect(await names()).toHaveLength(12)
  const { body } = await admin.call(contract.notices.list, { query: {} })
  const bell = contract.notices.list.response.parse(body).items.map(({ kind, to }) => `${kind} ${to}`)
  expect(bell).toContain('roster-held /settings/district')
  // One leaving of twenty is no reason to ask.
  service.state.users = [...teachers(12), ...teachers(20, 100)]
  await night()
  service.state.users = service.state.users.slice(1)
  expect(await night()).toMatchObject({ last: { outcome: 'imported', counts: { leaving: 1 } } })
})

test('a roster that is held is decided by anybody who manages the district, in their name', async () => {
  const { admin, as, id, night, look, names, person, rows, service, trail } = await aConnected()
  service.state.users = teachers(12)
  await night()
  service.state.users = teachers(10)
  await night()
  const held = (await look()).last?.importId ?? ''
  const other = await person({ role: 'district-admin', schoolId: null })
  // The administrator who connected the service is not there any more, and a file of theirs is another matter.
  await uploaded(admin, ['Name,Email', 'Ada Ruiz,ada@example.test'])
  await rows(`update assignments set ends_on = '2026-10-01' where user_id = ${admin.id}`)
  const at = importing(services, other, id)
  const seen = await at.shown(held)
  expect(seen).toMatchObject({ state: 'checked', isPulled: true, mayDecide: true })
  expect(await importing(services, await as('principal'), id).begun(seen)).toMatchObject({ status: 404 })

  expect((await at.committed(seen)).state).toBe('done')

  expect((await listed(other, { limit: 100 })).items).toHaveLength(10)
  expect(await trail()).toContain(`roster.import on ${id} by ${other.id}`)
  const { body } = await other.call(show, {})
  expect(body).toMatchObject({ last: { outcome: 'imported', importId: null } })
  await rows(`update assignments set ends_on = null where user_id = ${admin.id}`)
  expect(await names()).toHaveLength(10)

  service.state.users = teachers(2)
  const again = (await night()).last?.importId ?? ''
  importOf(await at.cancelled(await at.shown(again)))
  expect((await look()).last).toMatchObject({ outcome: 'unchanged', importId: null })
})

test('a pull that fails half-way changes nothing, and is told with what to do', async () => {
  const { admin, service, night, names } = await aConnected()
  service.state.users = teachers(150)
  service.state.manners = [{ at: 'offset=100', times: 99, answer: (reply) => reply.writeHead(500).end() }]

  const { last } = await night()
  await night()

  expect(last).toMatchObject({
    outcome: 'failed',
    words: expect.stringMatching(/^Nothing was changed\. The server/),
  })
  expect(await names()).toEqual([])
  const { body } = await admin.call(contract.notices.list, { query: {} })
  const failures = contract.notices.list.response
    .parse(body)
    .items.filter(({ kind }) => kind === 'roster-failed')
  expect(failures).toHaveLength(1)
})

test('a pull has the rights of who connected it, and two at once are one', async () => {
  const { admin, id, service, look, names, rows } = await aConnected()
  service.state.users = teachers(3)
  await rows(`update assignments set ends_on = '2026-10-01' where user_id = ${admin.id}`)
  await pullRosters(services, [{ data: { id: String(id) } }])
  await rows(`update assignments set ends_on = null where user_id = ${admin.id}`)
  expect((await look()).last).toMatchObject({
    outcome: 'failed',
    words: expect.stringContaining('no longer manages'),
  })

  const before = service.state.asked.length
  const job = [{ data: { id: String(id) } }]
  let first: Promise<void> | undefined
  const reply = await new Promise<ServerResponse>((held) => {
    service.state.manners = [{ at: '/token', times: 1, answer: held }]
    first = pullRosters(services, job)
  })
  // The first is under way, and the second leaves it to go on.
  await pullRosters(services, job)
  reply.end(JSON.stringify({ access_token: service.state.token, token_type: 'bearer', expires_in: 3600 }))
  await first
  expect(service.state.asked.slice(before).filter((it) => it.includes('/token'))).toHaveLength(1)
  expect(await names()).toEqual([])
})
