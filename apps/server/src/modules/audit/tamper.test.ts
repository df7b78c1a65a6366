import { DistrictId } from '@corridor/domain/people/ids'
import { expect, inject, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { withClient } from '../../database/open.ts'
import { checkAudit, logAuditDigests } from './audit-digest.ts'
import { digestOf } from './digest-of.ts'
import { recordAudit } from './record-audit.ts'

const { database, district, logged, services } = await product()
const YESTERDAY = '2026-10-21'

/** A district with three events yesterday and one on each side of it, and what the night wrote to the log. */
async function digested() {
  const { id, person } = await district()
  const { id: userId } = await person({ role: 'district-admin', schoolId: null })
  const times = ['20T23:59:59.999', '21T00:00:00', '21T12:00:00', '21T23:59:59.999', '22T00:00:00']
  await database.tenant(id, async (transaction) => {
    for (const time of times) {
      await recordAudit(transaction, {
        name: 'auth.sign-in',
        actor: { userId, realUserId: userId },
        districtId: id,
        subject: { kind: 'user', id: userId },
        requestId: `req-${time}`,
        at: new Date(`2026-10-${time}Z`),
      })
    }
  })
  logged.length = 0
  await logAuditDigests(services)
  const written: { districtId: number; digest: string }[] = logged.map((line) => JSON.parse(line).auditDigest)
  const mine = written.find((it) => it.districtId === id)
  return { id, mine, check: () => checkAudit(database, id, YESTERDAY, mine?.digest ?? '') }
}

/** Runs a statement that nobody but who runs the engine can. */
function tamper(statement: string) {
  const engine = { ...inject('engine'), database: String(database.owner.database) }
  return withClient(engine, async (client) => {
    await client.query('alter table audit_events disable trigger audit_events_append_only')
    const { rowCount } = await client.query(statement)
    await client.query('alter table audit_events enable always trigger audit_events_append_only')
    return rowCount
  })
}

test('the night writes a digest a district to the log: ids and numbers, nothing else', async () => {
  const { id, mine, check } = await digested()

  expect(mine).toEqual({
    districtId: id,
    day: YESTERDAY,
    rows: 3,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await check()).toBe(true)
})

const columns = 'district_id, at, event, subject_kind, subject_id, request_id'
const ofYesterday = (id: number) => `district_id = ${id} and at = '2026-10-21T12:00:00Z'`

test.each([
  [
    'an edited event',
    (id: number) => `update audit_events set event = 'auth.sign-out' where ${ofYesterday(id)}`,
  ],
  ['another actor', (id: number) => `update audit_events set actor_id = 1 where ${ofYesterday(id)}`],
  ['a request renamed', (id: number) => `update audit_events set request_id = 'x' where ${ofYesterday(id)}`],
  [
    'a microsecond',
    (id: number) => `update audit_events set at = at + '1 microsecond' where ${ofYesterday(id)}`,
  ],
  [
    'another day',
    (id: number) => `update audit_events set at = at - '2 days'::interval where ${ofYesterday(id)}`,
  ],
  ['a deleted row', (id: number) => `delete from audit_events where ${ofYesterday(id)}`],
  [
    'a backdated row',
    (id: number) =>
      `insert into audit_events (${columns}) values (${id}, '2026-10-21T08:00Z', 'auth.sign-in', 'user', '1', 'r')`,
  ],
  ['an emptied table', () => 'truncate audit_events'],
])('%s is found', async (_, change) => {
  const { id, check } = await digested()

  await tamper(change(id))

  expect(await check()).toBe(false)
})

test('what happens on other days and in other districts changes nothing', async () => {
  const { id, check } = await digested()
  await digested()

  const changed = await tamper(
    `update audit_events set request_id = 'x' where district_id = ${id} and at >= '2026-10-22T00:00Z'`,
  )

  expect(changed).toBe(1)
  expect(await check()).toBe(true)
})

test('a quiet day has a digest too, so that a row put into it later is found', async () => {
  const { id } = await district()
  const empty = digestOf([])

  expect(await checkAudit(database, id, YESTERDAY, empty)).toBe(true)
  await tamper(
    `insert into audit_events (${columns}) values (${id}, '2026-10-21T08:00Z', 'auth.sign-in', 'user', '1', 'r')`,
  )
  expect(await checkAudit(database, id, YESTERDAY, empty)).toBe(false)
})

test('the form that digests are made from never changes', () => {
  const row = {
    districtId: DistrictId.parse(1),
    id: 5,
    at: '2026-10-21T12:00:00.000000Z',
    actorId: 1000,
    realActorId: null,
    event: 'auth.sign-in',
    subjectKind: 'user',
    subjectId: '1000',
    requestId: 'req-1',
  }

  expect(digestOf([row, { ...row, id: 6 }])).toMatchInlineSnapshot(
    `"b9f12e6808421c5ac8dd56a9274dab15aeda2b056603354ada97b895a20a8a37"`,
  )
  expect(digestOf([{ ...row, id: 6 }, row])).not.toBe(digestOf([row, { ...row, id: 6 }]))
})
