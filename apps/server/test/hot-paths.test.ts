import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { complete, makePlace, save, withSweep } from '../src/modules/observations/test-place.ts'
import { send } from '../src/modules/observations/test-sending.ts'
import { product } from './harness.ts'
import { sentIn, tripsIn } from './statements.ts'

// What is called all day long. A change of these numbers is a change of what every district pays for.

const made = await product()

/** How many statements some work sends between the beginning and the end of its transaction; and those without a name. */
async function cost(work: () => Promise<unknown>) {
  const sent = await sentIn(made.database, work)
  const unnamed = sent.filter(({ name }) => !name)
  return { statements: sent.length, unnamed: unnamed.map(({ text }) => text) }
}

test('the statements of “who am I” are few, each with a name', async () => {
  const { marisol } = await makePlace(made)
  const ask = () => marisol.call(contract.auth.user, {})
  await ask()

  expect(await cost(ask)).toEqual({ statements: 4, unnamed: [] })
})

test('the statements that make, save and finish a draft are few, each with a name', async () => {
  const { marisol, document } = await makePlace(made)
  const [id, first] = [randomUUID(), document()]
  const second = withSweep(first)
  // A connection remembers how a tool was set up once it has read it.
  await save(marisol, randomUUID(), first)

  expect(await cost(() => save(marisol, id, first))).toEqual({ statements: 4, unnamed: [] })
  expect(await cost(() => save(marisol, id, second, 1))).toEqual({ statements: 3, unnamed: [] })
  expect(await cost(() => complete(marisol, { id, revision: 2 }))).toEqual({ statements: 7, unnamed: [] })
})

test('what a draft stands on is asked for together with who saves it', async () => {
  const { marisol, document } = await makePlace(made)
  const [id, first] = [randomUUID(), document()]
  const second = withSweep(first)
  const sent = { id, revision: 2 }
  await save(marisol, randomUUID(), first)
  const trips = (work: () => Promise<unknown>) => tripsIn(made.database, work)

  expect(await trips(() => save(marisol, id, first))).toBe(1)
  expect(await trips(() => save(marisol, id, second, 1))).toBe(1)
  expect(await trips(() => complete(marisol, sent))).toBe(1)
  expect(await trips(() => send(marisol, sent))).toBe(2)
})

test('what is asked ahead tells nobody anything: rights come first, then what is wrong with a request', async () => {
  const { admin, marisol, document, rows } = await makePlace(made)
  const id = randomUUID()
  await save(marisol, id, document())
  const wrong = { ...document(), timeZone: 'nowhere' }

  expect((await save(admin, id, document(), 1)).status).toBe(404)
  expect((await save(marisol, id, wrong, 1)).status).toBe(422)
  await rows(
    `update accounts set paused_at = now() where user_id = (select observer_id from observations where id = '${id}')`,
  )
  expect((await save(marisol, id, wrong, 1)).status).toBe(401)
})

test('the statements that send a finished observation are few, each with a name', async () => {
  const { marisol, finished } = await makePlace(made)
  const [first, second] = [await finished(marisol), await finished(marisol)]
  await send(marisol, first)

  expect(await cost(() => send(marisol, second))).toEqual({ statements: 6, unnamed: [] })
})

test('the statements of a list of observations are few, for who reads a school and for who reads the district', async () => {
  const { marisol, admin, finished } = await makePlace(made)
  await finished(marisol)
  for (const caller of [marisol, admin]) {
    const list = () => caller.call(contract.observations.list, { query: {} })
    await list()

    expect(await cost(list)).toEqual({ statements: 2, unnamed: [] })
  }
})

test('the statements of a device’s snapshot are few, each with a name', async () => {
  const { marisol, finished } = await makePlace(made)
  await finished(marisol)
  const take = () => marisol.call(contract.device.snapshot, {})
  await take()

  expect(await cost(take)).toEqual({ statements: 16, unnamed: [] })
})

test('the statements of lists of what follows a visit are few', async () => {
  const { marisol, admin, omar, finished, rows } = await makePlace(made)
  await rows(`update educators set email = 'omar@example.test' where id = ${omar.id}`)
  await send(marisol, await finished(marisol))
  const lists = {
    conferences: () => marisol.call(contract.conferences.list, { query: {} }),
    steps: () => marisol.call(contract.steps.list, { query: {} }),
    notices: () => marisol.call(contract.notices.list, { query: {} }),
    outbox: () => admin.call(contract.outbox.list, { query: {} }),
  }
  const costs: Record<string, number> = {}
  for (const [name, list] of Object.entries(lists)) {
    expect(await list()).toMatchObject({ status: 200 })
    costs[name] = (await cost(list)).statements
  }

  expect(costs).toEqual({ conferences: 3, steps: 5, notices: 3, outbox: 4 })
})

test('the statements of reports that were counted before are planned once', async () => {
  const { marisol, omar, finished } = await makePlace(made)
  await finished(marisol)
  const { schoolOverview, educator, visits } = contract.reports
  const overview = () => marisol.call(schoolOverview, { query: {} })
  const ofOne = () => marisol.call(educator, { params: { educatorId: omar.id }, query: {} })
  for (const ask of [overview, ofOne]) for (const _ of ['count', 'keep']) await ask()

  expect(await cost(overview)).toEqual({ statements: 13, unnamed: [] })
  expect(await cost(ofOne)).toEqual({ statements: 20, unnamed: [] })
  // The rows of a page are planned by their days.
  expect((await cost(() => marisol.call(visits, { query: {} }))).unnamed).toHaveLength(2)
})
