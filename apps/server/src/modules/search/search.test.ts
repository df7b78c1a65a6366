import { contract } from '@corridor/contract/contract'
import type { Found } from '@corridor/contract/search/search'
import { type Role, roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { sentIn } from '../../../test/statements.ts'
import { aLookForSet, read, sets } from '../configurations/test-sets.ts'
import { type Caller, listed, makePlace, namesOf, YESTERDAY } from '../educators/test-place.ts'

const made = await product()
const place = () => makePlace(made)
const { find } = contract.search

async function found(caller: Pick<Caller, 'call'>, search: string): Promise<Found> {
  const { status, body } = await caller.call(find, { query: { search } })
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return find.response.parse(body)
}

const educatorsOf = async (caller: Caller, search: string) => namesOf((await found(caller, search)).educators)

describe('educators', () => {
  test('by the beginnings of words of name, room, grade and subject; names come first', async () => {
    const { admin, educator, ridge, rows } = await place()
    for (const name of ['Marcus Bell', 'Élodie Roux', 'Siobhán O’Brien', 'Søren Łaski', 'Belle Mathers'])
      await educator(ridge.id, name)
    await rows(
      `update educators set room = 'Gym', subject = 'Band', grades = '6–8' where name = 'Élodie Roux'`,
    )

    expect(await educatorsOf(admin, 'bell')).toEqual(['Marcus Bell', 'Belle Mathers'])
    expect(await educatorsOf(admin, 'MAR be')).toEqual(['Marcus Bell'])
    expect(await educatorsOf(admin, 'roux elodie')).toEqual(['Élodie Roux'])
    expect(await educatorsOf(admin, 'obrien')).toEqual(['Siobhán O’Brien'])
    expect(await educatorsOf(admin, 'soren laski')).toEqual(['Søren Łaski'])
    expect(await educatorsOf(admin, 'gym band')).toEqual(['Élodie Roux'])
    expect((await educatorsOf(admin, 'math'))[0]).toBe('Belle Mathers')
    expect(await educatorsOf(admin, 'arcus')).toEqual([])
    expect(namesOf(await listed(admin, { search: 'mar be' }))).toEqual(['Marcus Bell'])
  })

  test.each(['', ' ', '%', '_', '\\', '’', '%%%', 'bell%_'])('“%s” looks for itself', async (search) => {
    const { admin, educator, ridge } = await place()
    await educator(ridge.id, 'Marcus Bell')

    expect(await educatorsOf(admin, search)).toEqual(search.startsWith('bell') ? ['Marcus Bell'] : [])
  })

  test('what is too long is told, not looked for', async () => {
    const { admin } = await place()
    const { status, body } = await admin.call(find, { query: { search: 'x'.repeat(101) } })

    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('Use at most 100 characters.')
    expect((await admin.call(find, { query: { search: 'a '.repeat(50) } })).status).toBe(200)
  })

  test('a new name is found at once, the old one no more', async () => {
    const { admin, educator, ridge, rows } = await place()
    const { id } = await educator(ridge.id, 'Marcus Bell')
    await rows(`update educators set name = 'Marcus Chen' where id = ${id}`)

    expect(await educatorsOf(admin, 'chen')).toEqual(['Marcus Chen'])
    expect(await educatorsOf(admin, 'bell')).toEqual([])

    // A word of their room that is one of their name, too, goes with the room alone.
    await rows(`update educators set room = 'Chen 7' where id = ${id}`)
    expect(await educatorsOf(admin, 'chen 7')).toEqual(['Marcus Chen'])
    await rows(`update educators set room = '' where id = ${id}`)
    expect(await educatorsOf(admin, '7')).toEqual([])
    expect(await educatorsOf(admin, 'marcus chen')).toEqual(['Marcus Chen'])
  })

  const seenBy: Partial<Record<Role, string[]>> = {
    'district-admin': ['Marcus Bell', 'Marta Bell'],
    principal: ['Marcus Bell'],
    'assistant-principal': ['Marcus Bell'],
    coach: ['Marcus Bell'],
  }

  test.each(roles)('a %s finds whom they see', async (role) => {
    const { as, educator, hill, ridge } = await place()
    await educator(ridge.id, 'Marcus Bell')
    await educator(hill.id, 'Marta Bell')
    const caller = await as(role)

    expect(await educatorsOf(caller, 'bell')).toEqual(seenBy[role] ?? [])
    expect(namesOf(await listed(caller, { search: 'bell' }))).toEqual(seenBy[role] ?? [])
  })

  test('a group, oneself, who left, another district', async () => {
    const { educator, hill, link, person, ridge, rows } = await place()
    const [ann, bea] = [await educator(ridge.id, 'Ann Bell'), await educator(hill.id, 'Bea Bell')]
    await educator(ridge.id, 'Cid Bell')
    const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [ann.id] })
    await link(bea.id, coach.id)
    const stranger = (await place()).admin

    expect(await educatorsOf(coach, 'bell')).toEqual(['Ann Bell', 'Bea Bell'])
    expect(await educatorsOf(stranger, 'bell')).toEqual([])
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}' where educator_id = ${ann.id}`)
    expect(await educatorsOf(coach, 'bell')).toEqual(['Bea Bell'])
  })

  test('only whom one may observe is offered to be observed; of many the first are told', async () => {
    const { admin, as, educator, ridge } = await place()
    for (const first of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await educator(ridge.id, `${first} Bell`)
    const principal = await found(await as('principal'), 'bell')

    expect(principal.educators.items.map(({ mayObserve }) => mayObserve)).toEqual(Array(6).fill(true))
    expect(principal.educators.isMore).toBe(true)
    expect((await found(admin, 'bell')).educators.isMore).toBe(true)
    expect((await found(admin, 'a be')).educators.isMore).toBe(false)
  })
})

describe('observations', () => {
  test('by whom they are about, the tool and the day, newest first', async () => {
    const { as, educator, ridge, visit } = await place()
    const [marcus, omar] = [await educator(ridge.id, 'Marcus Bell'), await educator(ridge.id)]
    const principal = await as('principal')
    const at = (educatorId: typeof omar.id, day: string, toolTypeId = 2) =>
      visit({
        schoolId: ridge.id,
        educatorId,
        observerId: principal.id,
        visitId: crypto.randomUUID(),
        startedAt: new Date(`${day}T16:00:00Z`),
        status: 'sent',
        toolTypeId,
      })
    const [old, timed, other] = [
      await at(marcus.id, '2026-10-08'),
      await at(marcus.id, '2026-10-09', 6),
      await at(omar.id, '2026-10-09'),
    ]
    const ids = async (search: string) =>
      (await found(principal, search)).observations.items.map(({ id }) => id)

    expect(await ids('bell')).toEqual([timed, old])
    expect(await ids('bell keeping')).toEqual([timed])
    expect(await ids('bell on task')).toEqual([old])
    expect((await ids('oct 9')).toSorted()).toEqual([timed, other].toSorted())
    expect(await ids('10/9 on task')).toEqual([other])
    expect(await ids('10/8 omar')).toEqual([])
    expect(await ids('on task')).toEqual([])
    expect((await found(principal, 'bell keeping')).observations.meant).toEqual({ search: 'bell', tool: 6 })
  })

  test('each word of a search is one of the educator’s name, wherever in the district they are looked for', async () => {
    const { admin, as, educator, ridge, seen } = await place()
    const principal = await as('principal')
    const marcus = await educator(ridge.id, 'Marcus Bell')
    await educator(ridge.id, 'Xiomara Pineda')
    const sent = await seen(marcus, principal)

    for (const caller of [admin, principal]) {
      const ids = async (search: string) =>
        (await found(caller, search)).observations.items.map(({ id }) => id)
      expect(await ids('bell marcus')).toEqual([sent])
      expect(await ids('bell xiomara')).toEqual([])
      expect(await ids('m x')).toEqual([])
    }
  })

  test('nobody finds what they may not read', async () => {
    const { admin, as, educator, hill, link, person, ridge, seen, visit } = await place()
    const marcus = await educator(ridge.id, 'Marcus Bell')
    const [principal, coach, teacher] = [await as('principal'), await as('coach'), await as('teacher')]
    const elsewhere = await person({ role: 'principal', schoolId: hill.id })
    await link(marcus.id, teacher.id)
    const sent = await seen(marcus, principal)
    const draft = await seen(marcus, principal, { status: 'draft', at: '2026-10-19T16:00:00Z' })
    const coaching = await visit({
      schoolId: ridge.id,
      educatorId: marcus.id,
      observerId: coach.id,
      visitId: crypto.randomUUID(),
      startedAt: new Date('2026-10-21T16:00:00Z'),
      status: 'sent',
      purpose: 'coaching',
    })
    const ids = async (caller: Caller) => (await found(caller, 'bell')).observations.items.map(({ id }) => id)

    expect(await ids(principal)).toEqual([sent, draft])
    expect(await ids(admin)).toEqual([sent])
    expect(await ids(coach)).toContain(coaching)
    expect(await ids(coach)).not.toContain(draft)
    expect(await ids(elsewhere)).toEqual([])
    expect(await ids((await place()).admin)).toEqual([])
    expect(await ids(teacher)).toEqual([coaching, sent])
    const byObserver = (await found(teacher, 'somebody')).observations
    expect(byObserver.items.map(({ id, isAboutMe }) => [id, isAboutMe])).toEqual([
      [coaching, true],
      [sent, true],
    ])
  })

  test('one’s own stay findable of who teaches elsewhere now', async () => {
    const { educator, hill, person, ridge, rows, seen } = await place()
    const marcus = await educator(ridge.id, 'Marcus Bell')
    const observer = await person({ role: 'peer-observer', schoolId: hill.id, educatorIds: [] })
    const own = await seen(marcus, observer)
    await rows(`update educator_assignments set ends_on = '${YESTERDAY}'`)

    expect((await found(observer, 'bell')).observations.items.map(({ id }) => id)).toEqual([own])
  })
})

describe('sets', () => {
  test('by name; what is being written only for who writes it', async () => {
    const { admin, as } = await place()
    const { id } = read(await sets.create(admin))
    const [principal, teacher] = [await as('principal'), await as('teacher')]
    const names = async (caller: Caller, search = 'math disc') =>
      (await found(caller, search)).sets.items.map(({ name, status }) => `${name}, ${status}`)

    expect(await names(admin, 'new set')).toEqual(['New set, draft'])
    expect(await names(teacher, 'new set')).toEqual([])
    await sets.publish(admin, id, 0, aLookForSet())
    expect(await names(principal)).toEqual(['Math Discourse, published'])
    expect(await names((await place()).admin)).toEqual([])
  })
})

test('a search sends few statements, each with a name', async () => {
  const { admin, as, educator, ridge } = await place()
  await educator(ridge.id, 'Marcus Bell')
  for (const caller of [admin, await as('principal')]) {
    await found(caller, 'bell')
    const sent = await sentIn(made.database, () => found(caller, 'mar bell'))

    expect(sent.filter(({ name, text }) => name === undefined && !text.startsWith('set local'))).toEqual([])
    expect(sent.length).toBeLessThanOrEqual(8)
  }
})

test('a large district answers from the index', async () => {
  const EDUCATORS = process.env.LONG === 'yes' ? 3_000 : 800
  const last = `Room ${EDUCATORS - 1}`
  const { admin, as, id, ridge, rows } = await place()
  await rows(`insert into educators (district_id, name, grades, subject, room)
    select ${id}, (array['Marta','John','Ana','Lee'])[1 + n % 4] || ' ' || chr(97 + n % 26) || md5(n::text), '8', 'Math', 'Room ' || n
    from generate_series(1, ${EDUCATORS}) n`)
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
    select ${id}, id, ${ridge.id}, '2026-08-17' from educators where district_id = ${id}`)
  await rows('analyze educators, educator_words, educator_assignments').catch(() => {})

  expect((await found(admin, 'marta')).educators.items).toHaveLength(6)
  expect((await found(admin, last)).educators.items.map(({ room }) => room)).toEqual([last])
  expect((await found(await as('principal'), last)).educators.items).toHaveLength(1)
})
