import { expect, inject, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { withClient } from '../../database/open.ts'
import { APP_ROLE } from '../../database/tenancy.ts'
import { recordAudit } from './record-audit.ts'

const { clock, database, district } = await product()
const { id: districtId } = await district()
/** The role that runs the engine: bound by no grant and no policy. */
const engine = { ...inject('engine'), database: String(database.owner.database) }

function record(fail?: Error) {
  return database.tenant(districtId, async (transaction) => {
    await recordAudit(transaction, {
      name: 'auth.sign-in-failed',
      actor: null,
      districtId,
      subject: { kind: 'user', id: 1000 },
      requestId: 'req-1',
      at: clock.now,
    })
    if (fail) throw fail
  })
}

async function events() {
  const { rows } = await database.tenant(districtId, ({ client }) =>
    client.query('select * from audit_events'),
  )
  return rows
}

test('an event is part of the transaction it belongs to', async () => {
  await expect(record(new Error('never mind'))).rejects.toThrow('never mind')
  expect(await events()).toEqual([])

  await record()
  expect(await events()).toMatchObject([
    { district_id: districtId, event: 'auth.sign-in-failed', actor_id: null, subject_id: '1000' },
  ])
})

const changes = [
  `update audit_events set event = 'auth.sign-in'`,
  'delete from audit_events',
  'truncate audit_events',
  `merge into audit_events using (values (1)) as it on true when matched then delete`,
]

test.each(changes)('a request’s role has no right to: %s', async (change) => {
  const changing = database.tenant(districtId, ({ client }) => client.query(change))

  await expect(changing).rejects.toThrow('permission denied for table audit_events')
  expect(await events()).toHaveLength(1)
})

test.each(changes)('a right given by mistake would not help a request’s role: %s', async (change) => {
  const attempt = withClient(engine, async (client) => {
    await client.query(`begin; grant all on audit_events to ${APP_ROLE}`)
    await client.query(`set local role ${APP_ROLE}; set local app.district_id = ${districtId}`)
    await client.query(change)
  })

  await expect(attempt).rejects.toThrow('The audit trail is append-only')
})

test.each(changes)('the owner of the tables is refused: %s', async (change) => {
  const changing = withClient(database.owner, (client) => client.query(change))

  await expect(changing).rejects.toThrow(
    /^The audit trail is append-only: (UPDATE|DELETE|TRUNCATE) is refused\.$/,
  )
})

test.each(changes)('whoever runs the engine is refused, as a replica too: %s', async (change) => {
  const changing = withClient(engine, async (client) => {
    await client.query('set session_replication_role = replica')
    await client.query(change)
  })

  await expect(changing).rejects.toThrow('The audit trail is append-only')
  expect(await events()).toHaveLength(1)
})

test('an event cannot be written into another district', async () => {
  const { id: other } = await district()
  const event = { name: 'auth.sign-out', actor: null, subject: { kind: 'user', id: 1 } } as const
  const stray = database.tenant(other, (transaction) =>
    recordAudit(transaction, { ...event, districtId, requestId: 'req-2', at: clock.now }),
  )

  await expect(stray).rejects.toMatchObject({ cause: { code: '42501' } })
})
