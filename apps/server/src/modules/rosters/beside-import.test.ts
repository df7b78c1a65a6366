import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { EducatorId } from '@corridor/domain/people/ids'
import { expect, test, vi } from 'vitest'
import { product } from '../../../test/harness.ts'
import { withClient } from '../../database/open.ts'
import { makePlace, read } from '../educators/test-place.ts'
import { importing, importOf } from './test-rosters.ts'

const made = await product()
const { services } = made
const { add, change } = contract.educators
const sets = contract.educatorSets

const head = 'Employee ID,Name,Email,School,Room'
const ada = 'T-1,Ada Ruiz,ada@example.test,Copper Ridge,101'

/** Runs `meanwhile` while an import has written everything, and has not ended. */
async function whileImporting(
  work: () => Promise<void>,
  meanwhile: () => Promise<void>,
  waitsFor: 'audit_events' | 'roster_rows' = 'audit_events',
): Promise<void> {
  await withClient(services.database.owner, async (client) => {
    await client.query('begin')
    await client.query(`lock table ${waitsFor} in share mode`)
    const working = work()
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          `select 1 from pg_locks where relation = '${waitsFor}'::regclass and not granted`,
        )
        expect(rows).toHaveLength(1)
      },
      { timeout: 20_000 },
    )
    try {
      await meanwhile()
    } finally {
      await client.query('rollback')
      await working
    }
  })
}

test('whoever would change somebody who is being imported is told so at once, and nothing of it stays', async () => {
  const { admin, details, id, rows } = await makePlace(made)
  const at = importing(services, admin, id)
  await at.committed(await at.checked([head, ada, 'T-2,Ada Ruíz,,Copper Ridge,']))
  const ids = (await rows('select id from educators order by id')).map((it) => it.id as EducatorId)
  const [one, two] = ids
  if (!one || !two) throw new Error('Nobody was imported.')
  const idle = read(await admin.call(add, { body: details({ name: 'Not in the file' }) }))
  const told = { status: 409, body: { code: 'educator-being-imported' } }

  const next = await at.checked([
    head,
    `${ada}0`,
    'T-2,Ada Ruíz,,Copper Ridge,7',
    'T-9,Ed New,,Copper Ridge,',
  ])
  importOf(await at.begun(next))
  const merge = (educatorId: EducatorId, otherId: EducatorId) =>
    admin.call(sets.merge, {
      params: { educatorId },
      body: { changeId: randomUUID(), otherId, take: [] },
    })
  const deactivate = (some: EducatorId[]) =>
    admin.call(sets.change, {
      params: { changeId: randomUUID() },
      body: { kind: 'deactivate', ids: some },
    })
  const add9 = () => admin.call(add, { body: details({ name: 'Ed Newman', externalId: 'T-9' }) })
  await whileImporting(
    () => at.work(next.id),
    async () => {
      expect(await merge(one, two)).toMatchObject(told)
      expect(await merge(idle.id, two)).toMatchObject(told)
      expect(await deactivate([idle.id, one])).toMatchObject(told)
      expect(await add9()).toMatchObject(told)
      const numbered = details({ name: 'Not in the file', externalId: 'T-9' })
      expect(await admin.call(change, { params: { educatorId: idle.id }, body: numbered })).toMatchObject(
        told,
      )
    },
  )

  expect((await at.shown(next.id)).state).toBe('done')
  const people = 'select name, external_id, room, is_active from educators order by name'
  expect(await rows(people)).toMatchObject([
    { name: 'Ada Ruiz', room: '1010', is_active: true },
    { name: 'Ada Ruíz', room: '7', is_active: true },
    { name: 'Ed New', external_id: 'T-9' },
    { name: 'Not in the file', external_id: null, is_active: true },
  ])
  // Once the import is done, the number is somebody's, and the others are as free as ever.
  expect(await add9()).toMatchObject({
    status: 422,
    body: { fields: { externalId: expect.stringContaining('has this number') } },
  })
  expect((await deactivate([one])).status).toBe(200)
  expect((await merge(one, two)).status).toBe(200)
})

test('a number that somebody gave away after the check is seen: the import is checked again', async () => {
  const { admin, details, id, rows } = await makePlace(made)
  const at = importing(services, admin, id)
  const found = await at.checked([head, ada])
  importOf(await at.begun(found))
  await admin.call(add, { body: details({ name: 'Bo Lee', externalId: 'T-1' }) })

  await at.work(found.id)

  expect(await at.shown(found.id)).toMatchObject({ state: 'checked', version: 2, counts: { new: 0 } })
  expect(await rows('select name from educators')).toEqual([{ name: 'Bo Lee' }])
})

test('an import that has written everybody is canceled at once, and nothing of it stays', async () => {
  const { admin, id, rows } = await makePlace(made)
  const at = importing(services, admin, id)
  const it = await at.checked([head, ada, 'T-2,Bo Lee,,Copper Ridge,'])
  importOf(await at.begun(it))

  await whileImporting(
    () => at.work(it.id),
    async () => expect(importOf(await at.cancelled(it)).state).toBe('cancelled'),
    'roster_rows',
  )

  expect((await at.shown(it.id)).state).toBe('cancelled')
  expect(await rows('select id from educators')).toEqual([])
  expect(await rows('select row from roster_rows')).toEqual([])
  expect(await rows('select position from roster_plan')).toEqual([])
})
