import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { type Caller, read } from '../../observations/test-place.ts'
import { received, send } from '../../observations/test-sending.ts'
import { YESTERDAY } from '../../people/test-place.ts'
import { ask, cardOf, factsIn, makeWorld, mountEducatorReport, reportTo } from './test-educator.ts'

const made = await product()
mountEducatorReport(made)

const isNotFound = { status: 404, body: { code: 'educator-not-found' } }

/** Omar with a visit by his principal that was sent, one that was not, and coaching that only its two people know. */
async function world() {
  const place = await makeWorld(made)
  const { marisol, omar, onTask, person, ridge, rows, teacher } = place
  const coach = await person({ role: 'coach', schoolId: ridge.id, educatorIds: [omar.id] })
  read(await send(marisol, await onTask(marisol, '2026-09-10', 8)))
  await onTask(marisol, '2026-10-19', 6)
  const coaching = read(await send(coach, await onTask(coach, '2026-10-20', 7, { purpose: 'coaching' })))
  await received.reply(teacher, coaching.id, 'canary-reply')
  const colleague = await person({ role: 'assistant-principal', schoolId: ridge.id })
  return {
    ...place,
    coach,
    colleague,
    cards: async (reader: Caller, id = omar.id) => JSON.stringify((await reportTo(reader, id)).cards),
    visits: async (reader: Caller, id = omar.id) =>
      factsIn(cardOf(await reportTo(reader, id), 'glance')).Visits,
    until: (user: { readonly id: number }, day: string | null) =>
      rows(
        `update assignments set ends_on = ${day === null ? 'null' : `'${day}'`} where user_id = ${user.id}`,
      ),
  }
}

test('cards made for one reader serve no other, whoever reads first', async () => {
  const { admin, cards, coach, colleague, marisol, teacher } = await world()
  const readers = { admin, marisol, coach, teacher, colleague }

  const told = new Map<string, string>()
  for (const [name, reader] of Object.entries(readers)) told.set(name, await cards(reader))
  for (const [name, reader] of Object.entries(readers).reverse())
    expect(await cards(reader)).toBe(told.get(name))

  for (const name of ['coach', 'teacher']) expect(told.get(name)).toContain('canary-reply')
  for (const name of ['admin', 'marisol', 'colleague']) {
    expect(told.get(name)).not.toMatch(/canary|Oct 20/)
    expect(told.get(name)).toContain('Oct 19')
  }
  expect(told.get('teacher')).not.toContain('Oct 19')
})

test('who may read less from now on is shown no card of before', async () => {
  const { cards, coach, colleague, hill, omar, rows, ridge, until, visits } = await world()
  const before = await cards(colleague)
  expect([await visits(coach), await visits(colleague)]).toEqual(['3', '2'])

  await until(colleague, YESTERDAY)
  expect((await ask(colleague, omar.id)).status).toBe(404)
  await until(colleague, null)
  expect(await cards(colleague)).toBe(before)

  await rows(`update assignments set school_id = ${hill.id} where user_id = ${colleague.id}`)
  expect(await ask(colleague, omar.id)).toMatchObject(isNotFound)
  await rows(`update assignments set school_id = ${ridge.id} where user_id = ${colleague.id}`)

  await rows(`update assignments set educator_ids = '{}' where user_id = ${coach.id}`)
  expect(await visits(coach)).toBe('1')
  expect(await cards(coach)).not.toMatch(/Sep 10|Oct 19/)
  expect(await cards(colleague)).toBe(before)
})

test('an account that is no longer the educator’s is shown nothing, and the next one what was sent', async () => {
  const { as, cards, link, omar, teacher } = await world()
  const before = await cards(teacher)
  const next = await as('teacher')

  await link(omar.id, next.id)

  expect(await ask(teacher, omar.id)).toMatchObject(isNotFound)
  expect(await cards(next)).not.toContain('Oct 19')
  await link(omar.id, teacher.id)
  expect(await cards(teacher)).toBe(before)
  expect(await ask(next, omar.id)).toMatchObject(isNotFound)
})

test('a merge, its undoing, another year and a name show at once', async () => {
  const { cards, educator, marisol, omar, onTask, ridge, rows, visits } = await world()
  const twin = await educator(ridge.id, 'Haddad, Omár')
  await onTask(marisol, '2026-10-12', 5, { educatorId: twin.id })
  const before = [await cards(marisol), await cards(marisol, twin.id)]
  const { merge, undo } = contract.educatorSets
  const changeId = randomUUID()

  await marisol.try(merge, {
    params: { educatorId: omar.id },
    body: { changeId, otherId: twin.id, take: [] },
  })
  expect([await visits(marisol), await visits(marisol, twin.id)]).toEqual(['3', '3'])
  await marisol.try(undo, { params: { changeId } })
  expect([await cards(marisol), await cards(marisol, twin.id)]).toEqual(before)

  await rows(`update school_years set starts_on = '2026-10-01'`)
  expect(await visits(marisol)).toBe('1')
  await rows(`update users set name = 'Marisol Okafor-Reyes' where id = ${marisol.id}`)
  expect(await cards(marisol)).toContain('Marisol Okafor-Reyes')
})
