import { contract } from '@corridor/contract/contract'
import type { EducatorId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../../../test/harness.ts'
import { listed, makePlace, namesOf, type Place, YESTERDAY } from '../test-place.ts'

const made = await product()
const { change, file, filters, ids, invite, undo } = contract.educatorSets

type Caller = Place['admin']

async function changed(caller: Caller, body: Record<string, unknown>, changeId = crypto.randomUUID()) {
  return change.response.parse((await caller.try(change, { params: { changeId }, body })).body)
}

const undone = async (caller: Caller, changeId: string) =>
  undo.response.parse((await caller.try(undo, { params: { changeId } })).body)

const found = async (caller: Caller, query: Record<string, unknown>) => namesOf(await listed(caller, query))

async function school() {
  const place = await makePlace(made)
  const { educator, hill, ridge } = place
  const principal = await place.as('principal')
  const people = {
    ann: await educator(ridge.id, 'Ann Bell'),
    ben: await educator(ridge.id, 'Ben Cole'),
    eve: await educator(hill.id, 'Eve Dorn'),
  }
  return { ...place, principal, ...people }
}

const taughtBy = (place: Place, id: EducatorId) =>
  place.rows(`select school_id, starts_on::text, ends_on::text from educator_assignments
    where educator_id = ${id} order by starts_on, school_id`)

test('a list is narrowed by grade, subject, what is missing, and days since the last visit somebody knows of', async () => {
  const place = await school()
  const { admin, ann, ben, eve, hill, link, principal, ridge, rows, seen } = place
  await rows(
    `update educators set grades = '7', subject = 'Art', email = 'ann@example.test' where id = ${ann.id}`,
  )
  await rows(`update educators set grades = '6', subject = 'Band' where id = ${ben.id}`)
  await link(ann.id, principal.id)
  const coach = await place.as('coach')
  // Ben was visited twenty days ago, and coached two days ago, which is between him and the coach.
  await seen(ben, admin, { at: '2026-10-02T16:00:00Z' })
  await seen(ben, coach, { at: '2026-10-20T16:00:00Z' })
  await rows(`update observations set purpose = 'coaching' where observer_id = ${coach.id}`)
  await seen(eve, admin, { at: '2026-10-20T16:00:00Z', school: hill, status: 'draft' })

  expect(await found(admin, { grades: ['6', '7'] })).toEqual(['Ann Bell', 'Ben Cole'])
  expect(await found(admin, { subjects: ['Band'], grades: ['6', '7'] })).toEqual(['Ben Cole'])
  expect(await found(admin, { missing: ['email'] })).toEqual(['Ben Cole', 'Eve Dorn'])
  expect(await found(admin, { missing: ['account'], school: ridge.id })).toEqual(['Ben Cole'])
  expect(await found(admin, { waited: 20 })).toEqual(['Ann Bell', 'Ben Cole', 'Eve Dorn'])
  expect(await found(admin, { waited: 21 })).toEqual(['Ann Bell', 'Eve Dorn'])
  // Only the coach knows of the coaching.
  expect(await found(coach, { waited: 3 })).toEqual(['Ann Bell'])
  expect(await found(principal, { waited: 3 })).toEqual(['Ann Bell', 'Ben Cole'])
  await rows(`update observations set status = 'draft' where purpose <> 'coaching'`)
  expect(await found(admin, { waited: 21 })).toEqual(['Ann Bell', 'Ben Cole', 'Eve Dorn'])
  expect((await admin.try(contract.educators.list, { query: { waited: 0 } })).status).toBe(422)
  await rows(`update educators set grades = '8', subject = 'Band' where id = ${eve.id}`)
  const offered = async (reader: Place['admin']) =>
    filters.response.parse((await reader.try(filters, {})).body)
  expect(await offered(principal)).toEqual({ grades: ['6', '7'], subjects: ['Art', 'Band'] })
  expect(await offered(admin)).toEqual({ grades: ['6', '7', '8'], subjects: ['Art', 'Band'] })
  const all = ids.response.parse((await principal.try(ids, { query: { grades: ['6'] } })).body)
  expect(all.ids).toEqual([ben.id])
})

test('several move to a school on a day, once, and back; visits stay where they happened', async () => {
  const place = await school()
  const { admin, ann, ben, eve, hill, principal, ridge, rows, seen, trail } = place
  await seen(ann, admin)
  const body = {
    kind: 'move',
    ids: [ann.id, ben.id, eve.id, 999_999],
    to: { schoolId: hill.id, startsOn: '2026-10-26' },
  }
  const changeId = crypto.randomUUID()

  const said = await changed(admin, body, changeId)

  expect(said).toMatchObject({
    done: [{ name: 'Ann Bell' }, { name: 'Ben Cole' }],
    left: [{ name: 'Somebody' }, { name: 'Eve Dorn', why: 'They are at this school only already.' }],
    mayUndo: true,
  })
  expect(await taughtBy(place, ann.id)).toMatchObject([
    { school_id: ridge.id, ends_on: '2026-10-25' },
    { school_id: hill.id, starts_on: '2026-10-26', ends_on: null },
  ])
  const events = (await trail()).length
  expect(await changed(admin, body, changeId)).toEqual(said)
  expect((await trail()).length).toBe(events)
  // The visit is the school's where it was made, in its list, its coverage and its report.
  expect(await rows('select distinct school_id from observations')).toEqual([{ school_id: ridge.id }])
  expect(await rows('select distinct school_id from visit_months')).toEqual([{ school_id: ridge.id }])
  // A stranger to the other school moves nobody there, and takes nothing back of what is not theirs any more.
  expect((await principal.try(change, { params: { changeId: crypto.randomUUID() }, body })).status).toBe(404)
  await rows(
    `update educator_assignments set ends_on = '2026-12-31' where educator_id = ${ben.id} and ends_on is null`,
  )
  // Nobody else uses up what its maker can take back, or learns whom it was about.
  expect((await principal.try(undo, { params: { changeId } })).status).toBe(404)
  const back = await undone(admin, changeId)
  expect(back).toMatchObject({
    done: [{ name: 'Ann Bell' }],
    left: [{ name: 'Ben Cole', why: 'They were changed again since, and stay as they are.' }],
    mayUndo: false,
  })
  expect(await taughtBy(place, ann.id)).toMatchObject([{ school_id: ridge.id, ends_on: null }])
  // Asked again, it says the same: Ben was not taken back.
  expect(await undone(admin, changeId)).toEqual(back)
  expect((await principal.try(undo, { params: { changeId } })).status).toBe(404)
  const nowhere = { kind: 'move', ids: [ann.id] }
  expect((await admin.try(change, { params: { changeId: crypto.randomUUID() }, body: nowhere })).status).toBe(
    422,
  )
})

test('inactive and active again, confirmed and dropped at the door: who is so already is said', async () => {
  const place = await school()
  const { admin, ann, ben, principal, rows, seen } = place
  await seen(ben, admin)

  const off = await changed(principal, { kind: 'deactivate', ids: [ann.id, ben.id] })
  expect(await found(principal, {})).toEqual([])
  expect(await changed(principal, { kind: 'deactivate', ids: [ann.id] })).toMatchObject({
    done: [],
    left: [{ why: 'They are inactive already.' }],
    mayUndo: false,
  })
  await undone(principal, off.id)
  expect(await found(principal, {})).toEqual(['Ann Bell', 'Ben Cole'])

  await rows(`update educators set is_provisional = true where id in (${ann.id}, ${ben.id})`)
  await changed(principal, { kind: 'confirm', ids: [ann.id] })
  const dropped = await changed(principal, { kind: 'drop', ids: [ann.id, ben.id] })
  expect(dropped).toMatchObject({ done: [{ name: 'Ben Cole' }], left: [{ name: 'Ann Bell' }] })
  expect(await found(principal, { state: 'inactive' })).toEqual(['Ben Cole'])
  expect(await found(principal, { state: 'provisional' })).toEqual([])
  expect(await rows('select count(*)::int as n from observations')).toEqual([{ n: 1 }])
  await undone(principal, dropped.id)
  expect(await found(principal, { state: 'provisional' })).toEqual(['Ben Cole'])
})

test('only who has an address and no account is invited, once, and the others are named', async () => {
  const place = await school()
  const { admin, ann, ben, eve, link, principal, rows } = place
  await rows(`update educators set email = 'ann@example.test' where id = ${ann.id}`)
  await rows(`update educators set email = 'eve@example.test' where id = ${eve.id}`)
  await link(eve.id, principal.id)
  const ask = async () =>
    invite.response.parse((await admin.try(invite, { body: { ids: [ann.id, ben.id, eve.id] } })).body)

  expect(await ask()).toMatchObject({
    done: [{ name: 'Ann Bell' }],
    left: [
      { name: 'Ben Cole', why: 'There is no email address in their file.' },
      { name: 'Eve Dorn', why: 'They have an account already.' },
    ],
  })
  expect((await ask()).left[0]).toMatchObject({
    name: 'Ann Bell',
    why: 'They are invited already. Invite them again from their page.',
  })
  expect(await rows('select count(*)::int as n from invitations')).toEqual([{ n: 1 }])
})

test('two who invite the same people at once invite them once', async () => {
  const { admin, ann, rows } = await school()
  await rows(`update educators set email = 'bell@example.test' where id = ${ann.id}`)
  const ask = async () => invite.response.parse((await admin.try(invite, { body: { ids: [ann.id] } })).body)
  const both = await Promise.all([ask(), ask()])
  expect(both.flatMap(({ done }) => done)).toHaveLength(1)
  expect(both.flatMap(({ left }) => left)).toMatchObject([{ name: 'Ann Bell' }])
  expect(await rows(`select count(*)::int as n from mails where "to" = 'bell@example.test'`)).toEqual([
    { n: 1 },
  ])
})

test('the list is a spreadsheet in which no cell is a formula, of those one sees and chose', async () => {
  const place = await school()
  const { admin, ben, eve, principal, rows } = place
  await rows(`update educators set room = '=1+1' where id = ${ben.id}`)
  const textOf = async (caller: Caller, query: Record<string, unknown>) => {
    const { body } = await caller.try(file, { query })
    return new TextDecoder().decode(
      body instanceof Uint8Array ? body : new TextEncoder().encode(String(body)),
    )
  }

  expect((await textOf(principal, {})).split('\r\n').slice(1)).toEqual([
    expect.stringContaining('Ann Bell'),
    expect.stringContaining("'=1+1"),
    '',
  ])
  expect(await textOf(admin, { only: [eve.id] })).not.toContain('Ann Bell')
  expect(await textOf(principal, { only: [eve.id] })).not.toContain('Eve Dorn')
})

test('who has left keeps the days on which they taught', async () => {
  const place = await school()
  const { admin, ann, hill, rows } = place
  await rows(`update educator_assignments set ends_on = '${YESTERDAY}' where educator_id = ${ann.id}`)

  await changed(admin, { kind: 'move', ids: [ann.id], to: { schoolId: hill.id, startsOn: TODAY } })

  expect(await taughtBy(place, ann.id)).toMatchObject([
    { ends_on: YESTERDAY },
    { starts_on: TODAY, ends_on: null },
  ])
})
