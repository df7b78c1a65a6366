import type { DistrictId } from '@corridor/domain/people/ids'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDatabase, product } from '../../test/harness.ts'
import * as ofBilling from '../modules/billing/billing-platform.tables.ts'
import { activeSchools } from '../modules/districts/districts.queries.ts'
import { withClient } from './open.ts'
import * as platform from './platform.tables.ts'
import { APP_ROLE } from './tenancy.ts'

const { database, district } = await product()

async function ask<Row extends object>(question: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(database.owner, async (client) => (await client.query<Row>(question, values)).rows)
}

test('every table but the platform’s forces row-level security, for every command', async () => {
  const open = await ask<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not (
      c.relrowsecurity and c.relforcerowsecurity
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polwithcheck is not null))
    order by 1`)

  expect(open.map(({ name }) => name)).toEqual(
    Object.values({ ...platform, ...ofBilling })
      .map(getTableName)
      .sort(),
  )
})

test('every key of a tenant table, primary or foreign, carries the district', async () => {
  const loose = await ask(`
    select c.conrelid::regclass::text as table, c.conname from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    where t.relrowsecurity and c.contype in ('p', 'f') and not exists (
      select from pg_attribute a
      where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attname = 'district_id')`)

  expect(loose).toEqual([])
})

test('the role that answers requests owns nothing and cannot step around the policies', async () => {
  const [role] = await ask(
    'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = $1',
    [APP_ROLE],
  )
  const owned = await ask('select relname from pg_class where pg_get_userbyid(relowner) = $1', [APP_ROLE])

  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false })
  expect(owned).toEqual([])
})

test('a district sees its own rows, another sees none of them, and without a district there are none', async () => {
  const [lakeside, hilltop] = [await district(), await district()]
  await lakeside.school()
  const names = 'select name from schools'

  const own = await database.tenant(lakeside.id, ({ client }) => client.query(names))
  const foreign = await database.tenant(hilltop.id, ({ client }) => client.query(names))
  const none = await database.platform(({ client }) => client.query(names))

  expect([own.rowCount, foreign.rowCount, none.rowCount]).toEqual([1, 0, 0])
})

test('a prepared statement sees the rows of its transaction’s district, however often it was planned', async () => {
  const [lakeside, hilltop] = [await district(), await district()]
  await lakeside.school('Lakeside Middle School')
  await hilltop.school('Hilltop Elementary School')
  const namesIn = (id: DistrictId) =>
    database.tenant(id, async ({ db }) => (await activeSchools(db, { ids: null })).map(({ name }) => name))

  // PostgreSQL stops planning for single values after the fifth time.
  for (let time = 0; time < 8; time++) {
    expect(await namesIn(lakeside.id)).toEqual(['Lakeside Middle School'])
    expect(await namesIn(hilltop.id)).toEqual(['Hilltop Elementary School'])
    expect(await database.platform(({ db }) => activeSchools(db, { ids: null }))).toEqual([])
  }
})

test('a row cannot be written into another district', async () => {
  const [lakeside, hilltop] = [await district(), await district()]
  const stray = `insert into schools (district_id, name, grade_span) values (${hilltop.id}, 'Stray', 'K')`

  await expect(database.tenant(lakeside.id, ({ client }) => client.query(stray))).rejects.toMatchObject({
    code: '42501',
  })
})

test('work that fails leaves nothing, and its connection is good for the next', async () => {
  const { pool, ...doors } = await freshDatabase()
  const { id } = await district()
  const failing = doors.platform(async ({ client }) => {
    await client.query('create temporary table half (done int) on commit drop')
    throw new Error('stopped half-way')
  })

  await expect(failing).rejects.toThrow('stopped half-way')
  await expect(doors.tenant(id, ({ client }) => client.query('select from half'))).rejects.toMatchObject({
    code: '42P01',
  })
  expect((await pool.query('select 1 as alive')).rows).toEqual([{ alive: 1 }])
  await doors.close()
})
