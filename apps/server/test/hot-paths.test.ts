import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { complete, makePlace, save, withSweep } from '../src/modules/observations/test-place.ts'
import { product } from './harness.ts'
import { sentIn } from './statements.ts'

// What is called all day long. A change of these numbers is a change of what every district pays for.

const made = await product()

/** How many statements some work sends between the beginning and the end of its transaction; and those without a name. */
async function cost(work: () => Promise<unknown>) {
  const sent = await sentIn(made.database, work)
  const unnamed = sent.filter(({ name }) => name === undefined)
  return { statements: sent.length, unnamed: unnamed.map(({ text }) => text) }
}

test('who am I', async () => {
  const { marisol } = await makePlace(made)
  const ask = () => marisol.call(contract.auth.user, {})
  await ask()

  expect(await cost(ask)).toEqual({ statements: 3, unnamed: [] })
})

test('a draft is made, saved again and finished', async () => {
  const { marisol, document } = await makePlace(made)
  const [id, first] = [randomUUID(), document()]
  const second = withSweep(first)
  // A connection remembers how a tool was set up once it has read it.
  await save(marisol, randomUUID(), first)

  expect(await cost(() => save(marisol, id, first))).toEqual({ statements: 5, unnamed: [] })
  expect(await cost(() => save(marisol, id, second, 1))).toEqual({ statements: 3, unnamed: [] })
  expect(await cost(() => complete(marisol, { id, revision: 2 }))).toEqual({ statements: 8, unnamed: [] })
})
