import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { makePlace } from '../educators/test-place.ts'
import { importing, importOf, uploaded } from './test-rosters.ts'

const made = await product()
const { services } = made
const api = contract.rosterImports

async function setting() {
  const place = await makePlace(made)
  const people = () => place.rows('select name from educators order by name')
  return { ...place, at: importing(services, place.admin, place.id), people }
}

const head = 'Employee ID,Name,Email,School,Room'
const ada = 'T-1,Ada Ruiz,ada@example.test,Copper Ridge,101'
const bo = 'T-2,Bo Lee,bo@example.test,Copper Ridge,102'

test('an import that another administrator undoes is theirs in the trail, and both are told', async () => {
  const { admin, at, person, trail } = await setting()
  const done = await at.committed(await at.checked([head, ada, bo]))
  const other = await person({ role: 'district-admin', schoolId: null })
  const { undo } = api

  expect(importOf(await other.call(undo, { params: { importId: done.id } })).state).toBe('undoing')
  await at.work(done.id)

  expect((await trail()).filter((it) => it.startsWith('roster')).map((it) => it.split(' ').at(-1))).toEqual([
    `${admin.id}`,
    `${other.id}`,
  ])
  const told = async (caller: typeof admin) =>
    contract.notices.list.response
      .parse((await caller.call(contract.notices.list, { query: {} })).body)
      .items.filter(({ kind }) => kind.startsWith('import'))
      .map(({ title, to }) => [title, to])
  const to = `/educators/import?import=${done.id}`
  expect(await told(other)).toEqual([['The import of the roster is undone', to]])
  // Both are of one moment, in whichever order.
  expect((await told(admin)).toSorted()).toEqual([
    [expect.stringMatching(/^.+ undid the import of your roster$/), to],
    ['Your roster is imported', to],
  ])
})

test('who loses the right to import while it is under way imports nobody, and administrators read why', async () => {
  const { as, at, people, rows } = await setting()
  const principal = await as('principal')
  const found = importOf(await uploaded(principal, [head, ada]))
  const { id: importId, version } = found
  const body = { version, leavesFaultsOut: false, leaving: null }
  expect(importOf(await principal.call(api.commit, { params: { importId }, body })).state).toBe('importing')
  await rows(`update assignments set ends_on = '2026-10-01' where user_id = ${principal.id}`)

  await at.work(importId)

  expect(await people()).toEqual([])
  expect(await at.shown(importId)).toMatchObject({
    state: 'checked',
    reason: 'Who brought this may not import any more. Nothing was changed.',
  })
  expect((await principal.call(api.show, { params: { importId } })).status).toBe(403)
})
