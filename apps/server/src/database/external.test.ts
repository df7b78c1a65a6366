import { randomBytes } from 'node:crypto'
import { DistrictId } from '@corridor/domain/people/ids'
import { expect, inject, test } from 'vitest'
import { CannotStart } from '../config.ts'
import { migrate } from './migrate.ts'
import { openDatabase, withClient } from './open.ts'

const engine = inject('engine')

/** A database as an administrator would hand it over: empty, with an owner who may make roles, and no more. */
async function handedOver() {
  const name = `external_${randomBytes(4).toString('hex')}`
  await withClient({ ...engine, database: 'postgres' }, async (admin) => {
    await admin.query(`create role ${name} login createrole password 'handed-over'`)
    await admin.query(`grant corridor_app to ${name} with admin option`)
    await admin.query(`create database ${name} owner ${name}`)
  })
  const parts = new URLSearchParams({ host: engine.host, user: name, password: 'handed-over' })
  return `postgres:///${name}?${parts}`
}

test('a database of one’s own is prepared by its owner and worked on by a role without powers', async () => {
  const database = await openDatabase({ DATABASE_URL: await handedOver(), DATA_DIR: '' }, () => {})
  await migrate(database.owner)

  const inside = await database.tenant(DistrictId.parse(1), async ({ client }) => {
    const { rows } = await client.query(
      'select current_user as who, count(*)::int as districts from districts',
    )
    return rows
  })

  expect(inside).toEqual([{ who: 'corridor_app', districts: 0 }])
  expect(database.isEmbedded).toBe(false)
  await database.close()
})

test('a database that does not answer gets a sentence without the password', async () => {
  const opening = openDatabase(
    { DATABASE_URL: 'postgres://me:secret@localhost:1/none', DATA_DIR: '' },
    () => {},
  )

  await expect(opening).rejects.toThrow(CannotStart)
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL does not answer/)
  await expect(opening).rejects.not.toThrow('secret')
})
