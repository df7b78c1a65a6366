import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { EducatorId } from '@corridor/domain/people/ids'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { complete, makePlace, read, save, withSweep } from '../../observations/test-place.ts'
import { received, send } from '../../observations/test-sending.ts'
import { listed, namesOf, shown } from '../test-place.ts'

const made = await product()
const { beside, duplicates, merge, tellApart, undo } = contract.educatorSets

type Caller = Awaited<ReturnType<typeof makePlace>>['admin']

/** A place where Omar is on the list twice, with something of each kind on either side. */
async function world() {
  const place = await makePlace(made)
  const { admin, as, document, educator, finished, hill, link, marisol, person, ridge, rows } = place
  const twin = await educator(ridge.id, 'Haddad, Omár')
  await rows(`update educators set email = 'twin@example.test', subject = 'Algebra' where id = ${twin.id}`)
  const account = await as('teacher')
  await link(twin.id, account.id)
  const first = await finished(marisol)
  const second = await finished(marisol, { educatorId: twin.id })
  await send(marisol, second)
  await received.acknowledge(account, second.id, 1)
  const stepId = randomUUID()
  const step = { text: 'Wait three seconds.', dueOn: null, status: 'open' as const }
  await marisol.call(contract.educators.saveStep, { params: { educatorId: twin.id, stepId }, body: step })
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [twin.id] })
  const stranger = await person({ role: 'principal', schoolId: hill.id })
  const join = async (caller: Caller, kept: EducatorId, otherId: EducatorId, details: object = {}) =>
    caller.try(merge, {
      params: { educatorId: kept },
      body: { changeId: randomUUID(), otherId, take: [], ...details },
    })
  const state = async () => ({
    list: (await listed(admin)).items,
    groups: await rows('select id, educator_ids from assignments where educator_ids is not null order by id'),
    observations: await rows('select id, educator_id, document, revision from observations order by id'),
    steps: await rows('select id, educator_id from action_steps'),
    sendings: await rows('select id, educator_id from sendings'),
    answers: await rows('select observation_id, user_id, kind from contributions order by 1, 2, 3'),
    taught: await rows('select * from educator_assignments order by educator_id, school_id, starts_on'),
    people: await rows('select * from educators order by id'),
    words: await rows('select * from educator_words order by educator_id, word, is_name'),
    lasts: await rows('select * from last_visits order by educator_id, observer_id'),
  })
  return { ...place, account, coach, document, first, join, second, state, stepId, stranger, twin }
}

async function overview(caller: Caller) {
  const { body } = await caller.try(contract.reports.schoolOverview, { query: {} })
  const { cards } = contract.reports.schoolOverview.response.parse(body)
  return cards.filter(({ key }) => ['weeks', 'when'].includes(key))
}

const duplicatesOf = async (caller: Caller) =>
  duplicates.response.parse((await caller.try(duplicates, {})).body)

test('two are found, merged with all that is theirs, and exactly apart again', async () => {
  const place = await world()
  const { account, admin, coach, first, join, marisol, omar, rows, second, state, stepId, twin } = place
  const [pair, ...more] = (await duplicatesOf(marisol)).pairs
  expect(more).toEqual([])
  expect(pair).toMatchObject({
    alike: ['same-name'],
    one: { id: omar.id, observations: 1, account: 'none' },
    other: { id: twin.id, observations: 1, steps: 1, account: 'account' },
  })
  const before = await state()
  const copies = await rows('select * from sent_copies')
  const figures = await overview(marisol)
  expect(figures).toHaveLength(2)

  const said = merge.response.parse((await join(marisol, omar.id, twin.id, { take: ['subject'] })).body)

  expect(said).toMatchObject({ done: [{ id: omar.id }], mayUndo: true })
  expect(namesOf(await listed(admin))).toEqual(['Omar Haddad'])
  expect(namesOf(await listed(admin, { state: 'inactive' }))).toEqual([])
  const page = await shown(admin, twin.id)
  expect(page).toMatchObject({
    id: omar.id,
    subject: 'Algebra',
    email: 'twin@example.test',
    hasAccount: true,
  })
  expect(page.steps.map(({ id }) => id)).toEqual([stepId])
  expect(page.counts.visits).toBe(2)
  expect(await rows('select * from sent_copies')).toEqual(copies)
  // The account reads what was sent to either, and the coach follows the same person as before.
  const readable = await account.call(contract.observations.show, { params: { observationId: second.id } })
  expect(readable.status).toBe(200)
  expect(await rows(`select educator_ids from assignments where user_id = ${coach.id}`)).toEqual([
    { educator_ids: [omar.id] },
  ])
  // The report about the school counts what it counted before the merge.
  expect(JSON.stringify(await overview(marisol))).toBe(JSON.stringify(figures))
  // The same merge asked for again is answered the same.
  const changeId = said.id
  expect((await join(marisol, omar.id, twin.id, { changeId })).body).toEqual(said)
  expect((await duplicatesOf(marisol)).merged).toMatchObject([{ changeId, otherName: 'Haddad, Omár' }])

  // A visit that came since stays with the one who was kept.
  const since = read(await save(marisol, randomUUID(), place.document()))
  const back = undo.response.parse((await marisol.try(undo, { params: { changeId } })).body)
  expect(back).toMatchObject({ done: [{ id: omar.id }, { id: twin.id }], left: [] })
  const after = await state()
  expect(after.observations.find(({ id }) => id === since.id)?.educator_id).toBe(omar.id)
  await marisol.call(contract.observations.remove, {
    params: { observationId: since.id },
    query: { revision: 1 },
  })
  expect(await state()).toEqual(before)
  expect(await rows('select count(*)::int as n from merged_educators')).toEqual([{ n: 0 }])
  expect((await shown(admin, twin.id)).id).toBe(twin.id)
  expect(first.document.educatorId).toBe(omar.id)
})

test('who sees only one of the two may neither look, tell apart, merge nor undo', async () => {
  const { admin, coach, educator, hill, join, marisol, omar, stranger, twin } = await world()
  const elsewhere = await educator(hill.id, 'Omar Haddad')
  const both = { educatorId: omar.id, otherId: elsewhere.id }

  for (const caller of [marisol, stranger]) {
    expect((await caller.try(beside, { params: both })).status).toBe(404)
    expect((await caller.try(tellApart, { params: both })).status).toBe(404)
    expect((await join(caller, omar.id, elsewhere.id)).status).toBe(404)
  }
  expect((await join(coach, omar.id, twin.id)).status).toBe(403)
  expect((await join(admin, omar.id, omar.id)).status).toBe(409)
  const { id: changeId } = merge.response.parse((await join(admin, omar.id, twin.id)).body)
  expect((await stranger.try(undo, { params: { changeId } })).status).toBe(404)
  expect((await duplicatesOf(stranger)).merged).toEqual([])
  // Two who are told apart are not shown again.
  expect((await duplicatesOf(admin)).pairs).toHaveLength(1)
  await admin.try(tellApart, { params: both })
  expect((await duplicatesOf(admin)).pairs).toEqual([])
})

test('a device that still names the other goes on: the draft lands with the one who was kept', async () => {
  const { document, join, marisol, omar, rows, twin } = await world()
  const [id, other] = [randomUUID(), randomUUID()]
  const draft = read(await save(marisol, id, document({ educatorId: twin.id })))
  await join(marisol, omar.id, twin.id)

  const saved = read(await save(marisol, id, withSweep(draft.document), draft.revision))
  const fresh = read(await save(marisol, other, document({ educatorId: twin.id })))

  expect(saved.document.educatorId).toBe(omar.id)
  expect(fresh.document.educatorId).toBe(omar.id)
  expect((await complete(marisol, saved)).status).toBe(200)
  expect(await rows(`select distinct educator_id from observations`)).toEqual([{ educator_id: omar.id }])
})

test('drafts of devices go with a merge and back with its undo, of two people with visits and accounts', async () => {
  const { account, admin, as, document, join, link, marisol, omar, rows, state, twin } = await world()
  const mine = await as('teacher')
  await link(omar.id, mine.id)
  const before = await state()
  const [one, other] = [
    read(await save(marisol, randomUUID(), document())),
    read(await save(marisol, randomUUID(), document({ educatorId: twin.id }))),
  ]
  const owners = () =>
    rows(
      `select educator_id from observations where id in ('${one.id}', '${other.id}') order by id = '${other.id}'`,
    )

  const said = merge.response.parse((await join(admin, omar.id, twin.id, { account: 'other' })).body)

  expect(await rows(`select user_id from educators`)).toEqual([{ user_id: account.id }])
  const later = []
  for (const draft of [one, other])
    later.push(read(await save(marisol, draft.id, withSweep(draft.document), draft.revision)))
  expect(await owners()).toEqual([{ educator_id: omar.id }, { educator_id: omar.id }])
  expect((await admin.try(undo, { params: { changeId: said.id } })).status).toBe(200)
  expect(await owners()).toEqual([{ educator_id: omar.id }, { educator_id: twin.id }])
  // The device goes on from where it was, whichever of the two it names.
  for (const draft of later) {
    const saved = read(await save(marisol, draft.id, draft.document, draft.revision))
    await marisol.call(contract.observations.remove, {
      params: { observationId: draft.id },
      query: { revision: saved.revision },
    })
  }
  expect(await state()).toEqual(before)
})

test('of two accounts a merge keeps the chosen one; of two merges the later is undone first', async () => {
  const { account, admin, as, educator, join, link, omar, ridge, rows, second, twin } = await world()
  const mine = await as('teacher')
  await link(omar.id, mine.id)
  expect((await join(admin, omar.id, twin.id)).body).toMatchObject({ code: 'two-accounts' })

  const said = merge.response.parse((await join(admin, omar.id, twin.id, { account: 'kept' })).body)

  expect(await rows(`select user_id from educators where id = ${omar.id}`)).toEqual([{ user_id: mine.id }])
  const show = (caller: typeof mine) =>
    caller.call(contract.observations.show, { params: { observationId: second.id } })
  expect([(await show(mine)).status, (await show(account)).status]).toEqual([200, 404])
  const third = await educator(ridge.id, 'Third Person')
  const later = merge.response.parse((await join(admin, third.id, omar.id)).body)
  expect((await shown(admin, twin.id)).id).toBe(third.id)
  const undoing = async (changeId: string) => (await admin.try(undo, { params: { changeId } })).status
  expect(await undoing(said.id)).toBe(409)
  expect([await undoing(later.id), await undoing(said.id), await undoing(said.id)]).toEqual([200, 200, 200])
  expect([(await show(mine)).status, (await show(account)).status]).toEqual([404, 200])
})

test('somebody met at the door is joined to who they are: the visit moves, and no group gains them', async () => {
  const { coach, document, join, marisol, omar, rows } = await world()
  const met = {
    educatorId: null,
    provisional: { name: 'O. Haddad', room: '' },
    educator: { name: 'O. Haddad', grades: '8', subject: 'Math', room: '' },
  }
  const draft = read(await save(coach, randomUUID(), document(met)))
  const provisional = draft.document.educatorId ?? omar.id
  const groupOf = () => rows(`select educator_ids from assignments where user_id = ${coach.id}`)
  expect(JSON.stringify(await groupOf())).toContain(String(provisional))

  const said = merge.response.parse((await join(marisol, omar.id, provisional)).body)

  expect(await rows(`select educator_id from observations where id = '${draft.id}'`)).toEqual([
    { educator_id: omar.id },
  ])
  expect(JSON.stringify(await groupOf())).not.toMatch(new RegExp(`\\b(${provisional}|${omar.id})\\b`))
  const saved = read(await save(coach, draft.id, withSweep(draft.document), draft.revision))
  expect((await complete(coach, saved)).status).toBe(200)
  await marisol.try(undo, { params: { changeId: said.id } })
  expect(JSON.stringify(await groupOf())).toContain(String(provisional))
})

test('somebody met at the door who teaches elsewhere keeps their own schools: the visit stays where it was made', async () => {
  const { admin, document, educator, hill, join, marisol, ridge, rows, stranger } = await world()
  const ruth = await educator(hill.id, 'Ruth Feldman')
  const name = 'Ruth Feldman'
  const met = {
    educatorId: null,
    provisional: { name, room: '' },
    educator: { name, grades: '8', subject: 'Math', room: '' },
  }
  const draft = read(await save(marisol, randomUUID(), document(met)))
  const provisional = EducatorId.parse(draft.document.educatorId)
  const pair = (await duplicatesOf(admin)).pairs.find(({ other }) => other.id === provisional)
  expect(pair?.one.id).toBe(ruth.id)
  const atRidge = async () => namesOf(await listed(admin, { school: ridge.id }))
  const schoolsOf = (id: EducatorId) =>
    rows(`select school_id from educator_assignments where educator_id = ${id}`)
  expect(await atRidge()).toContain(name)
  // Who is known is kept, whichever way it is asked.
  expect((await join(admin, provisional, ruth.id)).body).toMatchObject({ code: 'met-at-the-door' })

  const said = merge.response.parse((await join(admin, ruth.id, provisional)).body)

  expect(await schoolsOf(ruth.id)).toEqual([{ school_id: hill.id }])
  expect(await atRidge()).not.toContain(name)
  // The school of the visit goes on with it and does not see the educator; theirs sees them, and not the visit.
  const page = { params: { educatorId: ruth.id }, query: {} }
  expect((await marisol.try(contract.educators.show, page)).status).toBe(404)
  expect((await shown(stranger, ruth.id)).counts.visits).toBe(0)
  const fresh = read(
    await save(marisol, randomUUID(), document({ educatorId: provisional, visitId: randomUUID() })),
  )
  for (const made of [read(await save(marisol, draft.id, draft.document, draft.revision)), fresh]) {
    expect(made.document).toMatchObject({ educatorId: ruth.id, schoolId: ridge.id })
    expect((await complete(marisol, made)).status).toBe(200)
  }
  expect((await shown(admin, ruth.id)).counts.visits).toBe(2)

  expect((await admin.try(undo, { params: { changeId: said.id } })).status).toBe(200)
  expect([await schoolsOf(ruth.id), await schoolsOf(provisional)]).toEqual([
    [{ school_id: hill.id }],
    [{ school_id: ridge.id }],
  ])
  expect(await atRidge()).toContain(name)
})

test('somebody inactive stays inactive where somebody met at the door is joined to them', async () => {
  const { admin, document, join, marisol, omar, rows } = await world()
  const provisional = { name: 'O. Haddad', room: '' }
  const educator = { ...provisional, grades: '8', subject: 'Math' }
  const draft = read(await save(marisol, randomUUID(), document({ educatorId: null, provisional, educator })))
  await rows(`update educators set is_active = false where id = ${omar.id}`)

  await join(admin, omar.id, EducatorId.parse(draft.document.educatorId))

  expect(await rows(`select is_active from educators where id = ${omar.id}`)).toEqual([{ is_active: false }])
})

test('after 30 days nothing is taken back, and nothing of it is kept', async () => {
  const { admin, educator, join, omar, ridge, rows, twin } = await world()
  const { id: changeId } = merge.response.parse((await join(admin, omar.id, twin.id)).body)
  await rows(`update educator_changes set made_at = made_at - interval '31 days'`)

  expect((await admin.try(undo, { params: { changeId } })).status).toBe(404)
  const [a, b] = [await educator(ridge.id, 'Ann Bell'), await educator(ridge.id, 'Ann Bell')]
  await join(admin, a.id, b.id)
  expect(await rows(`select undo from educator_changes where id = '${changeId}'`)).toEqual([{ undo: null }])
})
