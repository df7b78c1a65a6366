import { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { EducatorId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'

const { database, district } = await product()

async function aSchool() {
  const place = await district()
  const { id: schoolId } = await place.school()
  const { id: elsewhere } = await place.school('Elsewhere')
  const principal = await place.person({ role: 'principal', schoolId })
  const coach = await place.person({ role: 'coach', schoolId })
  const omar = (await place.educator(schoolId, 'Omar Haddad')).id
  const change = (statement: ReturnType<typeof sql>) =>
    database.tenant(place.id, ({ db }) => db.execute(statement))
  const visit = (educatorId: EducatorId, details: object = {}) =>
    place.visit({
      schoolId,
      educatorId,
      observerId: principal.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date('2026-10-21T16:00:00Z'),
      status: 'sent',
      ...details,
    })
  const step = (details: { by: number; dueOn?: string | null; status?: string; from?: string | null }) =>
    change(sql`insert into action_steps
      (district_id, id, educator_id, text, due_on, status, created_by_id, created_at, closed_at, observation_id)
      values (${place.id}, ${crypto.randomUUID()}, ${omar}, 'Wait three seconds.', ${details.dueOn ?? null},
        ${details.status ?? 'open'}, ${details.by}, '2026-09-10T16:00:00Z',
        ${details.status ? '2026-10-01T16:00:00Z' : null}, ${details.from ?? null})`)
  return { ...place, schoolId, elsewhere, principal, coach, omar, change, visit, step }
}

type Person = Awaited<ReturnType<typeof aSchool>>['principal']

async function shownTo(person: Person, query: object = {}) {
  const { status, body } = await person.call(contract.dashboard.show, { query })
  expect(status).toBe(200)
  const { shown } = body as ResponseOf<typeof contract.dashboard.show>
  if (!shown) throw new Error('A school is shown.')
  return shown
}

test('a school that is not theirs is not found, whatever of it is asked for', async () => {
  const { principal, elsewhere } = await aSchool()
  for (const query of [
    { school: elsewhere },
    { school: elsewhere, by: 'me' as const },
    { school: 999_999 as never },
  ])
    expect((await principal.call(contract.dashboard.show, { query })).status).toBe(404)
})

test('what is unsent is the reader’s own, drafts and finished, and nobody else’s', async () => {
  const { principal, coach, omar, visit } = await aSchool()
  await visit(omar, { status: 'draft' })
  const finished = await visit(omar, { status: 'completed', startedAt: new Date('2026-10-22T14:00:00Z') })
  await visit(omar, { status: 'draft', observerId: coach.id })
  const { unsent } = await shownTo(principal)
  expect(unsent).toMatchObject({ drafts: 1, ready: 1 })
  expect(unsent.items[0]).toMatchObject({ id: finished, status: 'completed', educator: 'Omar Haddad' })

  const query = { status: 'unsent' as const, by: 'me' as const }
  const { body } = await principal.call(contract.observations.list, { query })
  expect((body as ResponseOf<typeof contract.observations.list>).found).toBe(2)
})

test('steps are open, past due and mastered; those of others’ coaching are told to nobody', async () => {
  const { principal, coach, omar, visit, step } = await aSchool()
  await step({ by: principal.id, dueOn: '2026-10-23' })
  await step({ by: principal.id, dueOn: '2026-10-09' })
  await step({ by: principal.id, status: 'mastered' })
  const from = await visit(omar, { purpose: 'coaching', observerId: coach.id })
  await step({ by: coach.id, dueOn: '2026-10-20', from })
  const { steps } = await shownTo(principal)
  expect(steps).toMatchObject({ open: 2, pastDue: 1, promised: 0, mastered: 1 })
  expect(steps?.items.map(({ dueOn }) => dueOn)).toEqual(['2026-10-23', '2026-10-09'])
  expect(steps?.due).toEqual([{ educatorId: omar, dueOn: '2026-10-09' }])
})

test('what a leader promised in a conference is theirs to see, until it is reviewed', async () => {
  const { principal, coach, omar, visit, change, schoolId, person } = await aSchool()
  const other = await person({ role: 'assistant-principal', schoolId })
  const promise = {
    id: crypto.randomUUID(),
    text: 'Bring the sheets.',
    dueOn: '2026-10-19',
    agreedOn: null,
    isOpen: true,
  }
  const talk = async (startedAt: string, isOpen: boolean) => {
    const id = await visit(omar, { toolTypeId: 10, startedAt: new Date(startedAt) })
    const carried = JSON.stringify({ own: { leaderSteps: [{ ...promise, isOpen }] } })
    await change(sql`update observations set carried = ${carried}::jsonb where id = ${id}`)
  }
  await talk('2026-10-05T16:00:00Z', true)
  const { steps } = await shownTo(principal)
  expect(steps).toMatchObject({ open: 0, pastDue: 0, promised: 1 })
  expect(steps?.items[0]).toMatchObject({ text: 'Bring the sheets.', isPromise: true })
  expect((await shownTo(other)).steps?.promised).toBe(0)
  expect(coach.id).not.toBe(principal.id)

  await talk('2026-10-20T16:00:00Z', false)
  expect((await shownTo(principal)).steps?.promised).toBe(0)
})

test('the period that runs, and who teaches in it or later, by the bells of the school', async () => {
  const { principal, omar, change, schoolId, educator } = await aSchool()
  const bells = [
    { name: '2', startsAt: '09:00', endsAt: '09:52' },
    { name: '3', startsAt: '09:56', endsAt: '10:48' },
  ]
  const later = (await educator(schoolId, 'Ruth Feldman')).id
  await change(sql`update schools set bell_schedule = ${JSON.stringify(bells)}::jsonb where id = ${schoolId}`)
  await change(sql`update educators set periods = '{2,3}' where id = ${omar}`)
  await change(sql`update educators set periods = '{3}' where id = ${later}`)
  const { period, coverage } = await shownTo(principal)
  expect(period).toEqual({ name: '2', endsAt: '09:52' })
  const lessons = Object.fromEntries(coverage.rows.map(({ educator: it }) => [it.name, it.lesson]))
  expect(lessons).toEqual({
    'Omar Haddad': { period: '2', isNow: true },
    'Ruth Feldman': { period: '3', isNow: false },
  })
})

test('visits to somebody who has left are counted apart, and so add up', async () => {
  const { principal, omar, visit, change } = await aSchool()
  await visit(omar)
  await change(sql`update educator_assignments set ends_on = '2026-10-21' where educator_id = ${omar}`)
  const { coverage, thisWeek } = await shownTo(principal)
  expect(coverage.rows).toEqual([])
  expect(coverage.others?.total).toBe(1)
  expect(thisWeek.visits).toBe(1)
})

test('my visits are mine alone', async () => {
  const { principal, coach, omar, visit } = await aSchool()
  await visit(omar)
  await visit(omar, { observerId: coach.id })
  expect((await shownTo(principal)).coverage.rows[0]?.total).toBe(2)
  const mine = await shownTo(principal, { by: 'me' })
  expect(mine.coverage.rows[0]?.total).toBe(1)
  expect(mine).toMatchObject({ thisWeek: { goal: null, visits: 1 }, followThrough: null, steps: null })
})

test('the grid that is at hand follows every change of a visit', async () => {
  const { principal, coach, omar, visit, change } = await aSchool()
  const told = async () => {
    const { coverage, thisWeek } = await shownTo(principal)
    return { total: coverage.rows[0]?.total, periods: coverage.periods, week: thisWeek.visits }
  }
  const id = await visit(omar)
  for (const _ of ['read', 'at hand']) expect(await told()).toMatchObject({ total: 1, week: 1 })

  await visit(omar, { purpose: 'coaching', observerId: coach.id })
  expect(await told()).toMatchObject({ total: 1, week: 2 })
  await visit(omar, { purpose: 'coaching' })
  expect(await told()).toMatchObject({ total: 2, week: 3 })
  await change(sql`update observations set period = '7' where id = ${id}`)
  expect((await told()).periods).toContainEqual(expect.objectContaining({ name: '7', total: 1 }))
  await change(sql`update observations set started_on = '2026-09-09' where id = ${id}`)
  expect(await told()).toMatchObject({ total: 2, week: 2 })
  await change(sql`update observations set is_ahead = true where id = ${id}`)
  expect(await told()).toMatchObject({ total: 1, week: 2 })
})

test('what is kept at hand for one leader tells another nothing of whom they coached', async () => {
  const { principal, omar, visit, person, schoolId } = await aSchool()
  const other = await person({ role: 'assistant-principal', schoolId })
  await visit(omar, { purpose: 'coaching' })

  expect((await shownTo(principal)).coverage.rows[0]?.total).toBe(1)
  const { coverage, thisWeek } = await shownTo(other)
  expect(coverage.rows[0]).toMatchObject({ total: 0, schoolDaysSince: null })
  expect(thisWeek).toMatchObject({ visits: 1, educators: 0, observers: [] })
})
