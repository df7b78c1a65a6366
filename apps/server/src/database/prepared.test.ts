import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { sentIn } from '../../test/statements.ts'
import { schools } from '../modules/districts/districts.tables.ts'
import { MOST_SHAPES, preparedByShape } from './prepared.ts'

const { database, district } = await product()

test('shapes that are asked for again have a name each; those beyond the most get none, and answer the same', async () => {
  const { id, school } = await district()
  await school('Copper Ridge')
  const plus = preparedByShape<{ added: number }, { first: number }>()((db, value, { added }) =>
    db.select({ sum: sql<number>`${value('first')}::int + ${sql.raw(String(added))}` }).from(schools),
  )
  const ask = (added: number, first: number) =>
    database.tenant(id, ({ db }) => plus(db, { added }, { first })).then((rows) => rows[0]?.sum)
  const shapes = Array.from({ length: MOST_SHAPES }, (_, index) => index)
  for (const added of shapes) expect(await ask(added, 1)).toBe(added + 1)

  const again = await sentIn(database, () => ask(0, 5))
  const beyond = await sentIn(database, () => ask(MOST_SHAPES, 5))

  expect(await ask(MOST_SHAPES, 5)).toBe(MOST_SHAPES + 5)
  expect(again.map(({ name }) => name)).toEqual([expect.stringMatching(/^corridor_\d+$/)])
  expect(beyond.map(({ name }) => name || undefined)).toEqual([undefined])
})
