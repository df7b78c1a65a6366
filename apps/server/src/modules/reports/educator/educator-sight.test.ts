import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aLookForSet, publishedSet } from '../../configurations/test-sets.ts'
import { agreed, aStep } from '../../observations/test-conference.ts'
import { complete, openAs, read, save } from '../../observations/test-place.ts'
import { received, send } from '../../observations/test-sending.ts'
import { ask, cardOf, factsIn, makeWorld, mountEducatorReport, reportTo } from './test-educator.ts'

const made = await product()
mountEducatorReport(made)

const isNotFound = { status: 404, body: { code: 'educator-not-found' } }
const [LOOK_FORS, RUBRIC, COMMENTS] = [11, 9, 8]

test('those who follow an educator read the report, and so does the educator', async () => {
  const { omar, admin, marisol, teacher, ridge, onTask, person } = await makeWorld(made)
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  read(await send(marisol, await onTask(marisol, '2026-10-20', 8)))

  for (const reader of [admin, marisol, coach, teacher]) {
    const report = await reportTo(reader, omar.id)
    expect(report.title).toBe('Omar Haddad')
    expect(report.subtitle).toContain(
      'Grade 8 Math · Room 224 · Copper Ridge · Aug 17 to Oct 22, 2026 · 1 visit',
    )
    expect(report.choices).toMatchObject({ schools: [], grades: [], subjects: [] })
    expect(report.choices.observers).toEqual([{ id: marisol.id, name: 'Somebody' }])
    expect(report.choices.hasOtherEducators).toBe(reader === admin || reader === marisol)
    expect(cardOf(report, 'on-task')).toBeDefined()
  }
})

test('to strangers and viewers there is nobody, as for ids that nobody has', async () => {
  const { omar, hill, marisol, as, person, onTask } = await makeWorld(made)
  const elsewhere = await makeWorld(made)
  await onTask(marisol, '2026-10-20', 8)
  const strangers = [
    await as('district-viewer'),
    await as('billing-contact'),
    await as('teacher'),
    await person({ role: 'principal', schoolId: hill.id }),
    await person({ role: 'peer-observer', schoolId: hill.id, educatorIds: [] }),
    elsewhere.admin,
  ]

  for (const reader of strangers) expect(await ask(reader, omar.id)).toMatchObject(isNotFound)
  for (const id of [omar.id + 100_000, 4_000_000_000, Number.MAX_SAFE_INTEGER, elsewhere.omar.id])
    expect(await ask(marisol, id)).toMatchObject(isNotFound)
  expect(await ask(marisol, omar.id, { from: '2026-10-02', to: '2026-10-01' })).toMatchObject({
    body: { code: 'span-not-valid' },
  })
})

test('who moved on leaves their visits behind: the school reads them, and no step agreed since', async () => {
  const { omar, hill, marisol, rows, onTask } = await makeWorld(made)
  await onTask(marisol, '2026-09-10', 8)
  await rows(`update educator_assignments set ends_on = '2026-10-01' where educator_id = ${omar.id}`)
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
    select district_id, id, ${hill.id}, '2026-10-02' from educators where id = ${omar.id}`)
  await rows(`insert into action_steps (district_id, id, educator_id, text, status, created_by_id, created_at)
    select district_id, '${randomUUID()}', id, 'canary-step', 'open', ${marisol.id}, now() from educators where id = ${omar.id}`)

  const report = await reportTo(marisol, omar.id)

  expect(factsIn(cardOf(report, 'glance'))).toMatchObject({ Visits: '1' })
  expect(JSON.stringify(report)).not.toContain('canary')
})

test('coaching is told to its two people alone', async () => {
  const { omar, admin, marisol, teacher, ridge, person, onTask, conference } = await makeWorld(made)
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  await onTask(marisol, '2026-10-19', 7)
  const visit = await onTask(coach, '2026-10-20', 8, { purpose: 'coaching' })
  read(await send(coach, visit))
  await received.reply(teacher, visit.id, 'canary-reply')
  const talk = conference(agreed({ steps: [aStep('canary-step')] }), { purpose: 'coaching' })
  read(await send(coach, read(await complete(coach, read(await save(coach, randomUUID(), talk))))))

  for (const reader of [coach, teacher]) {
    const report = await reportTo(reader, omar.id)
    expect(JSON.stringify(cardOf(report, 'timeline'))).toContain('"Oct 20"')
    expect(JSON.stringify(cardOf(report, 'replies'))).toContain('canary-reply')
    expect(JSON.stringify(cardOf(report, 'steps'))).toContain('canary-step')
    expect(cardOf(report, 'conferences')?.line).toBe('1 conference')
  }
  for (const reader of [admin, marisol]) {
    const report = await reportTo(reader, omar.id)
    expect(factsIn(cardOf(report, 'glance'))).toMatchObject({ Visits: '1' })
    expect(JSON.stringify(report)).not.toMatch(/canary|2026-10-20|Oct 20/)
    expect(cardOf(report, 'conferences')).toBeUndefined()
  }
})

test('an educator reads what was sent, not what waits or what is asked ahead', async () => {
  const { omar, marisol, teacher, rows, onTask } = await makeWorld(made)
  const privateNotes = 'canary-note'
  read(await send(marisol, await onTask(marisol, '2026-10-15', 8, { privateNotes })))
  await onTask(marisol, '2026-10-16', 5)
  const asked = await onTask(marisol, '2026-10-17', 4)
  await rows(`update observations set shared_at = now() where id = '${asked.id}'`)

  const [mine, theirs] = [await reportTo(teacher, omar.id), await reportTo(marisol, omar.id)]

  expect(factsIn(cardOf(mine, 'glance'))).toMatchObject({ Visits: '1', Replies: '0 of 1' })
  expect(factsIn(cardOf(theirs, 'glance'))).toMatchObject({ Visits: '3', Replies: '0 of 1' })
  expect(JSON.stringify(mine)).not.toMatch(/Ready to send|2026-10-16|2026-10-17|Oct 16|Oct 17/)
  expect(JSON.stringify([mine, theirs])).not.toContain('canary')
})

test('what is changed after it was sent shows the educator no figure until it is sent again', async () => {
  const { omar, marisol, teacher, onTask } = await makeWorld(made)
  const sent = read(await send(marisol, await onTask(marisol, '2026-10-15', 8)))
  await received.reopen(marisol, sent.id)
  const changed = read(await complete(marisol, await openAs(marisol, sent.id)))

  const mine = await reportTo(teacher, omar.id)
  expect(cardOf(mine, 'on-task')).toBeUndefined()
  expect(JSON.stringify(cardOf(mine, 'timeline'))).toContain('"Sent"')
  expect(mine.notices.join()).toContain('when it is sent again')
  const { visits, schoolOverview } = contract.reports
  const sweeps = { query: { items: ['sweeps'] } }
  expect((await teacher.call(visits, sweeps)).body).toMatchObject({ visits: 0 })
  expect((await teacher.call(schoolOverview, { query: {} })).body).toMatchObject({
    subtitle: expect.stringContaining('No visits'),
  })
  expect(cardOf(await reportTo(marisol, omar.id), 'on-task')).toBeDefined()

  read(await send(marisol, changed))
  expect((await teacher.call(visits, sweeps)).body).toMatchObject({ visits: 1 })
  expect(cardOf(await reportTo(teacher, omar.id), 'on-task')).toBeDefined()
})

test('look-fors that are only for observers stand in nobody’s report', async () => {
  const { omar, admin, marisol, teacher, document, with: captured } = await makeWorld(made)
  const { items, ...set } = aLookForSet({ a: 'Students explain.', b: 'canary-item' })
  if (!Array.isArray(items)) throw new Error('There are no items.')
  const content: JsonObject = { ...set, items: items.map((it) => ({ ...it, isPrivate: it.id === 'b' })) }
  const { id } = await publishedSet(admin, null, content)
  const mark = {
    choice: null,
    choices: {},
    number: null,
    text: '',
    evidence: 'seen',
    at: '2026-10-22T15:06:00.000Z',
  }
  const capture = {
    marks: { a: { ...mark, state: 'observed' }, b: { ...mark, state: 'observed', evidence: 'canary-words' } },
    runs: [],
    files: [],
  }
  const at = { toolTypeId: LOOK_FORS, configurationId: id, capture }
  const done = await complete(marisol, read(await save(marisol, randomUUID(), document(at))))
  read(await send(marisol, read(done)))
  const comment = (item: string, title: string) => ({
    id: randomUUID(),
    at: mark.at,
    kind: 'strength',
    text: 'You waited.',
    bankId: null,
    evidence: [],
    target: { id: `${id}:${item}`, code: item, title },
    isStep: false,
    stepDueOn: null,
  })
  const comments = [comment('a', 'Students explain.'), comment('b', 'canary-item')]
  read(await send(marisol, await captured(marisol, COMMENTS, { comments })))

  for (const reader of [admin, marisol, teacher]) {
    const report = await reportTo(reader, omar.id)
    const [grid] = cardOf(report, 'look-fors')?.blocks ?? []
    if (grid?.kind !== 'chart') throw new Error('There is no grid.')
    expect(grid.table.rows).toEqual([['A Students explain.', 'Observed']])
    expect(JSON.stringify(cardOf(report, 'focuses'))).toContain('a Students explain.')
    expect(JSON.stringify(report)).not.toContain('canary')
  }
})

test('evidence for an indicator is read by who may read the visit', async () => {
  const { omar, admin, marisol, teacher, with: captured } = await makeWorld(made)
  const piece = { id: randomUUID(), indicatorId: 'c1', text: 'Students greet each other.' }
  const capture = {
    marks: { c1: { level: 3, rationale: 'canary-opinion' } },
    evidence: [{ ...piece, source: null, stance: 'supports' }],
  }
  const done = await captured(marisol, RUBRIC, capture)

  const card = cardOf(await reportTo(admin, omar.id), 'rubric')
  expect(card?.blocks).toHaveLength(2)
  expect(JSON.stringify(card)).toContain('Students greet each other.')
  expect(JSON.stringify(card)).not.toContain('canary')
  expect(cardOf(await reportTo(teacher, omar.id), 'rubric')).toBeUndefined()
  read(await send(marisol, done))
  expect(JSON.stringify(cardOf(await reportTo(teacher, omar.id), 'rubric'))).toContain('Students greet')
})

test('reading about somebody else is recorded, and about oneself is not', async () => {
  const { omar, marisol, teacher, trail } = await makeWorld(made)

  await reportTo(teacher, omar.id)
  await reportTo(marisol, omar.id)

  const events = (await trail()).filter((it) => it.startsWith('educator.read'))
  expect(events).toEqual([`educator.read on ${omar.id} by ${marisol.id}`])
})
