import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { withClient } from '../../database/open.ts'
import { makePlace } from '../educators/test-place.ts'
import { expireRosters } from './expire-rosters.ts'
import { importing, importOf, uploaded } from './test-rosters.ts'

const made = await product()
const { clock, services } = made
const api = contract.rosterImports
const WENT_WRONG = 'Something went wrong on our side. Nothing was changed; please try again.'
const owner = (text: string) => withClient(services.database.owner, (client) => client.query(text))

async function setting() {
  const place = await makePlace(made)
  const at = importing(services, place.admin, place.id)
  const people = () =>
    place.rows(`select e.name, email, external_id, room, e.is_active, string_agg(s.name || ' ' || starts_on || ' ' || coalesce(ends_on::text, ''), ', ' order by s.name, starts_on) taught
      from educators e left join educator_assignments a on a.educator_id = e.id left join schools s on s.id = a.school_id
      group by e.district_id, e.id order by e.name`)
  return { ...place, at, people }
}

const head = 'Employee ID,Name,Email,School,Room'
const ada = 'T-1,Ada Ruiz,ada@example.test,Copper Ridge,101'
const bo = 'T-2,Bo Lee,bo@example.test,Copper Ridge,102'
const cy = 'T-3,Cy Nolan,,Lantern Hill,'

test('a roster is checked, imported, undone and imported again; the same file changes nothing', async () => {
  const { admin, at, people, rows, trail } = await setting()
  const before = await people()

  const first = await at.checked([head, ada, bo, cy])
  expect(first).toMatchObject({ state: 'checked', counts: { new: 3, fault: 0 }, read: { staff: 3 } })
  expect(await people()).toEqual(before)

  const done = await at.committed(first)
  expect(done).toMatchObject({ state: 'done', done: 3, total: 3, mayUndo: true })
  const after = await people()
  expect(after.map(({ name, taught }) => `${name} at ${taught}`)).toEqual([
    'Ada Ruiz at Copper Ridge 2026-10-22 ',
    'Bo Lee at Copper Ridge 2026-10-22 ',
    'Cy Nolan at Lantern Hill 2026-10-22 ',
  ])
  expect(await rows('select * from roster_rows')).toEqual([])
  expect((await at.checked([head, ada, bo, cy])).counts).toMatchObject({
    new: 0,
    changed: 0,
    leaving: 0,
    unchanged: 3,
  })

  const undone = await at.undone(done)
  expect(undone).toMatchObject({
    state: 'undone',
    mayUndo: false,
    undone: { undone: 3, visited: 0, edited: 0 },
  })
  expect(await people()).toEqual(before)

  const last = await at.committed(await at.checked([head, ada, bo, cy]))
  expect(await people()).toEqual(after)
  // All imports are of one moment: the newest comes first.
  const { items } = api.list.response.parse(
    (await admin.call(api.list, { query: { who: 'educators' } })).body,
  )
  expect(items.map(({ id, state }) => (id === last.id ? 'last' : state))).toEqual([
    'last',
    'cancelled',
    'undone',
  ])
  expect((await trail()).filter((it) => it.startsWith('roster'))).toHaveLength(3)
  expect(made.logged.join('')).not.toContain('Ruiz')
})

test('changes, departures and returns are undone as they were; what went on since stays, and is named', async () => {
  const { at, people, rows, seen, admin } = await setting()
  await at.committed(await at.checked([head, ada, bo, cy, 'T-4,Di Moss,di@example.test,Copper Ridge,']))
  const before = await people()

  const next = await at.checked([
    head,
    'T-1,Ada Reyes-Ruiz,ada.reyes@example.test,Lantern Hill,101',
    bo,
    cy,
    'T-5,Ed Stone,ed@example.test,Copper Ridge,',
    'T-6,Flo Park,flo@example.test,Copper Ridge,',
  ])
  expect(next).toMatchObject({
    counts: { new: 2, changed: 1, leaving: 1, unchanged: 2 },
    active: 4,
    asksTwice: true,
  })
  const { items } = await at.planned(next, 'changed')
  expect(items[0]?.changes.map(({ field, from, to }) => `${field}: ${from} to ${to}`)).toEqual([
    'name: Ada Ruiz to Ada Reyes-Ruiz',
    'email: ada@example.test to ada.reyes@example.test',
    'schools: Copper Ridge to Lantern Hill',
  ])
  expect((await at.planned(next, 'new', { search: 'flo' })).items.map(({ name }) => name)).toEqual([
    'Flo Park',
  ])
  expect((await at.begun(next, { leaving: null })).body).toMatchObject({ code: 'import-asks-twice' })

  const done = await at.committed(next)
  const [ed] = await rows(`select id from educators where name = 'Ed Stone'`)
  await seen({ id: ed?.id as never }, { id: admin.id })
  await rows(`update educators set room = '7' where name = 'Flo Park'`)
  const { undone } = await at.undone(done)
  expect(undone).toEqual({ undone: 2, visited: 1, edited: 1 })
  const left = (await people()).filter(({ name }) => name !== 'Ed Stone' && name !== 'Flo Park')
  expect(left).toEqual(before)
  expect(await rows('select * from former_teaching')).toEqual([])
  const sheet = await admin.call(api.sheet, { params: { importId: done.id }, query: {} })
  expect(Buffer.from(sheet.body as Uint8Array).toString()).toContain(
    'Not undone: visits or steps refer to them by now.',
  )
})

test('a file that changes nothing is not imported: the import before it can still be undone', async () => {
  const { at } = await setting()
  const done = await at.committed(await at.checked([head, ada, bo]))
  const same = await at.checked([head, ada, bo])
  expect(await at.begun(same)).toMatchObject({ status: 409, body: { code: 'import-changes-nothing' } })
  expect(await at.shown(done.id)).toMatchObject({ mayUndo: true })
  expect((await at.undone(done)).undone).toMatchObject({ undone: 2 })
})

test('whoever changes is told by the name they have: the old one before the import, the new one after it', async () => {
  const { at } = await setting()
  await at.committed(await at.checked([head, ada, bo]))
  const next = await at.checked([head, 'T-1,Ada Reyes,ada@example.test,Copper Ridge,101', bo])
  const told = async () => (await at.planned(next, 'changed')).items.map(({ name }) => name)
  expect(await told()).toEqual(['Ada Ruiz'])
  const done = await at.committed(next)
  expect(await told()).toEqual(['Ada Reyes'])
  await at.undone(done)
  expect(await told()).toEqual(['Ada Ruiz'])
})

test('whoever comes back to a check that was refused is told why', async () => {
  const { admin, at } = await setting()
  const told = async (file: readonly string[] | Buffer) => {
    const id = randomUUID()
    expect((await uploaded(admin, file, { id })).status).toBe(422)
    return at.shown(id)
  }
  expect(await told(['Wer,Wo', 'Ada Ruiz,Copper Ridge'])).toMatchObject({
    state: 'stopped',
    reason: 'The columns of this file are not known. Choose it again, and say what they are.',
  })
  expect((await told(Buffer.from('PK\x03\x04 no zip'))).reason).toMatch(/^This file is damaged/)
})

test('rows with faults stop an import, are left out by choice, or are mended without the file', async () => {
  const { at, people, ridge } = await setting()
  const found = await at.checked([
    head,
    'T-1,Ada Ruiz,ada@example,Copper Ridge,',
    'T-2,Bo Lee,bo@example.test,CRMS,',
    'T-3,Cy Nolan,,Copper Ridge,',
  ])
  expect(found.counts).toMatchObject({ new: 1, fault: 2 })
  expect((await at.begun(found, { leavesFaultsOut: false })).body).toMatchObject({
    code: 'import-has-faults',
  })
  const { items } = await at.planned(found, 'fault')
  expect(items.map(({ row, faults }) => [row, faults[0]?.says, faults[0]?.mending?.by])).toEqual([
    [2, 'ada@example', 'address'],
    [3, 'CRMS', 'school'],
  ])
  const once = importOf(await at.mended(found, { address: { row: 2, email: 'ada@example.test' } }))
  const twice = importOf(await at.mended(once, { school: { key: 'name crms', schoolId: ridge.id } }))
  expect(twice).toMatchObject({ version: 3, counts: { new: 3, fault: 0 } })
  expect((await at.begun(once)).body).toMatchObject({ code: 'import-checked-again' })
  await at.committed(twice)
  expect(await people()).toHaveLength(3)
  // The school that was meant is remembered for the next file.
  expect((await at.checked([head, 'T-9,New Face,,CRMS,'])).counts).toMatchObject({ new: 1, fault: 0 })
})

test('rows to choose from are told with their names, and an address that is no good can be left out', async () => {
  const { at, people } = await setting()
  const found = await at.checked([
    head,
    'T-1,Ada Ruiz,ada@example,Copper Ridge,',
    'T-2,Bo Lee,bo@example.test,Copper Ridge,',
    'T-2,Bea Lee,bea@example.test,Copper Ridge,',
  ])
  const { items } = await at.planned(found, 'fault')
  expect(items.map(({ faults }) => faults[0]?.mending)).toEqual([
    { by: 'address' },
    {
      by: 'rows',
      rows: [
        { row: 3, name: 'Bo Lee', about: 'T-2 · bo@example.test' },
        { row: 4, name: 'Bea Lee', about: 'T-2 · bea@example.test' },
      ],
    },
  ])
  const once = importOf(await at.mended(found, { address: { row: 2, email: null } }))
  const twice = importOf(await at.mended(once, { dropped: [3] }))
  expect(twice.counts).toMatchObject({ new: 2, fault: 0 })
  await at.committed(twice)
  expect(await people()).toMatchObject([
    { name: 'Ada Ruiz', email: null },
    { name: 'Bea Lee', email: 'bea@example.test' },
  ])
})

test('headings that nobody knows are asked about; what somebody says is kept for the district’s next file', async () => {
  const { admin, at, id } = await setting()
  const other = await setting()
  const file = ['Wer,Wo,Nr', 'Ada Ruiz,Copper Ridge,T-1', 'Bo Lee,Copper Ridge,T-2']
  expect(await uploaded(admin, file)).toMatchObject({
    status: 422,
    body: {
      code: 'roster-columns-unknown',
      current: { columns: [{ heading: 'Wer', samples: ['Ada Ruiz', 'Bo Lee'] }, {}, {}] },
    },
  })
  expect(made.logged.join('')).not.toContain('Ada')

  const columns = [
    { heading: 'Wer', field: 'name' as const },
    { heading: 'Wo', field: 'school' as const },
    { heading: 'Nr', field: 'externalId' as const },
  ]
  // The reply was lost: the same mapping twice is the same.
  for (const _ of [1, 2]) await admin.call(api.map, { body: { who: 'educators', columns } })
  expect((await at.checked(file)).counts).toMatchObject({ new: 2, fault: 0 })
  expect((await at.checked([...file, 'Cy Nolan,Lantern Hill,T-3'])).counts).toMatchObject({ new: 3 })
  expect((await uploaded(other.admin, file)).status).toBe(422)
  expect(await other.rows(`select * from roster_habits where district_id = ${id}`)).toEqual([])
})

test('where people changed since the check, nothing is imported and it is checked again', async () => {
  const { at, people, rows } = await setting()
  await at.committed(await at.checked([head, ada]))
  const next = await at.checked([head, 'T-1,Ada Ruiz,ada@example.test,Copper Ridge,200', bo])
  await rows(`update educators set room = '300'`)
  importOf(await at.begun(next))
  await at.work(next.id)
  const again = await at.shown(next.id)
  expect(again).toMatchObject({ state: 'checked', version: next.version + 1, counts: { new: 1, changed: 1 } })
  expect(again.reason).toContain('People changed since the check')
  expect((await people()).map(({ room }) => room)).toEqual(['300'])
  expect((await at.committed(again)).state).toBe('done')

  // The day of the check is over: what begins today would have begun yesterday.
  const late = await at.checked([head, ada, bo, cy])
  importOf(await at.begun(late))
  const morning = clock.now
  clock.now = new Date('2026-10-23T15:30:00Z')
  await at.work(late.id)
  expect(await at.shown(late.id)).toMatchObject({ state: 'checked', version: 2 })
  clock.now = morning
})

test('imports run one at a time, one that is asked for twice runs once, and one that is canceled brings nothing', async () => {
  const { admin, at, people, person, rows } = await setting()
  const found = await at.checked([head, ada])
  const [one, two] = await Promise.all([at.begun(found), at.begun(found)])
  expect([importOf(one).state, importOf(two).state]).toEqual(['importing', 'importing'])
  const other = await person({ role: 'district-admin', schoolId: null })
  expect((await uploaded(other, [head, bo])).body).toMatchObject({ code: 'import-is-running' })
  const { running } = api.list.response.parse(
    (await other.call(api.list, { query: { who: 'educators' } })).body,
  )
  expect(running).toMatchObject({ isMe: false })

  expect(importOf(await at.cancelled(found)).state).toBe('cancelled')
  await at.work(found.id)
  expect(await people()).toEqual([])
  expect(await rows('select * from roster_plan')).toEqual([])
  expect((await at.begun(found)).body).toMatchObject({ code: 'import-not-open' })

  // An upload with the same id again is the same check, and nobody else's.
  const again = { id: randomUUID() }
  expect(importOf(await uploaded(admin, [head, ada], again)).version).toBe(1)
  expect(importOf(await uploaded(admin, [head, ada, bo], again)).counts.new).toBe(1)
  expect((await uploaded(other, [head, ada], again)).body).toMatchObject({ code: 'import-not-found' })
  await expireRosters({
    database: services.database,
    now: () => new Date(clock.now.getTime() + 2 * 86_400_000),
  })
  expect(await rows(`select state from roster_imports where id = '${again.id}'`)).toEqual([
    { state: 'cancelled' },
  ])
  expect(await rows('select * from roster_rows')).toEqual([])
})

test('a server that stops in the middle leaves all or nothing', async () => {
  const { at, people, rows } = await setting()
  const found = await at.checked([head, ada, bo])
  importOf(await at.begun(found))
  // The server stopped before the end of its transaction, and somebody looks a minute later.
  const morning = clock.now
  clock.now = new Date(morning.getTime() + 61_000)
  const stopped = await at.shown(found.id)
  expect([stopped.state, stopped.reason]).toEqual([
    'checked',
    'The server was stopped meanwhile. Nothing was changed.',
  ])
  // The job comes again, and finds that nobody waits for it.
  await at.work(found.id)
  expect(await people()).toEqual([])

  // An import that fails with its last statement is taken back whole.
  const refusing = (event: string) =>
    owner(`alter table audit_events add constraint refusing check (event <> '${event}') not valid`)
  const taking = () => owner('alter table audit_events drop constraint refusing')
  await refusing('roster.import')
  expect(await at.committed(stopped)).toMatchObject({ state: 'checked', reason: WENT_WRONG })
  expect(await people()).toEqual([])
  await taking()
  const done = await at.committed(stopped)
  expect(done.state).toBe('done')

  await refusing('roster.undo')
  expect(await at.undone(done)).toMatchObject({ state: 'done', reason: WENT_WRONG })
  expect(await people()).toHaveLength(2)
  await taking()
  await rows(`update roster_imports set state = 'undoing', moved_at = '2026-10-21'`)
  expect((await at.shown(found.id)).state).toBe('done')
  expect((await at.undone(done)).state).toBe('undone')
  expect(await people()).toEqual([])
  clock.now = morning
})

test('principals import for their own school; others not at all, and nobody of another district', async () => {
  const { as, at, people, admin } = await setting()
  await at.committed(await at.checked([head, cy]))
  const principal = await as('principal')
  const found = importOf(
    await uploaded(principal, [head, ada, 'T-3,Cy Nolan,,Copper Ridge,', 'T-8,X,,Lantern Hill,']),
  )
  expect(found).toMatchObject({ counts: { new: 1, fault: 1, leaving: 0 }, outside: 1 })
  expect(await people()).toHaveLength(1)

  const stranger = (await setting()).admin
  for (const caller of [stranger, await as('principal')]) {
    const params = { importId: found.id }
    for (const call of [
      caller.call(api.show, { params }),
      caller.call(api.plan, { params, query: { kind: 'new' } }),
      caller.call(api.sheet, { params, query: {} }),
      caller.call(api.mend, { params, body: { isWhole: false } }),
      caller.call(api.commit, { params, body: { version: 1, leavesFaultsOut: true, leaving: null } }),
      caller.call(api.cancel, { params }),
      caller.call(api.undo, { params }),
    ])
      expect((await call).body).toMatchObject({ code: 'import-not-found' })
  }
  for (const role of ['coach', 'teacher', 'district-viewer'] as const)
    expect((await uploaded(await as(role), [head, ada])).status).toBe(403)
  expect((await admin.call(api.show, { params: { importId: found.id } })).status).toBe(200)
})

test('users: a file suggests whom to invite, changes job titles, and gives nobody a role', async () => {
  const { admin, at, rows, as } = await setting()
  const held = 'select user_id, role from assignments order by id'
  const before = await rows(held)
  const [{ email } = { email: '' }] = await rows(`select email from accounts where user_id = ${admin.id}`)
  const file = [
    'Name,Email,School,Title',
    `Ana Admin,${email},,Chief`,
    'Pat Boss,pat@example.test,Copper Ridge,Principal',
  ]
  const found = await at.checked(file, 'users')
  expect(found.counts).toMatchObject({ changed: 1, invite: 1, new: 0 })
  const done = await at.committed(found)
  expect(await rows(held)).toEqual(before)
  expect(await rows('select job_title from users where job_title is not null')).toEqual([
    { job_title: 'Chief' },
  ])
  const listed = async (caller = admin) =>
    api.suggestions.response.parse((await caller.call(api.suggestions, {})).body).items
  expect(await listed()).toMatchObject([
    { name: 'Pat Boss', email: 'pat@example.test', school: { name: 'Copper Ridge' } },
  ])
  expect(await listed(await as('principal', {}))).toHaveLength(1)
  expect((await at.checked(file, 'users')).counts).toMatchObject({ changed: 0, invite: 0, unchanged: 2 })
  expect((await at.undone(done)).undone).toEqual({ undone: 2, visited: 0, edited: 0 })
  expect(await listed()).toEqual([])
  expect(await rows('select job_title from users where job_title is not null')).toEqual([])
})
