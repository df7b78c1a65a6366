import { expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { withClient } from '../../database/open.ts'
import { makePlace } from '../educators/test-place.ts'
import { importing } from './test-rosters.ts'

const made = await product()
const { services } = made
const { owner } = services.database

/** How many rows of each table PostgreSQL plans for. */
async function planned(): Promise<Record<string, number>> {
  const { rows } = await withClient(owner, (client) =>
    client.query<{ name: string; count: number }>(
      `select relname as name, reltuples as count from pg_class
      where relname in ('educators', 'educator_words', 'educator_assignments')`,
    ),
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

const rosterOf = (sign: string) => [
  'Employee ID,Name,Email,School',
  ...Array.from(
    { length: 1_000 },
    (_, n) => `${sign}-${n},Ann ${sign}${n},${sign}${n}@example.test,Copper Ridge`,
  ),
]

test('lists are planned for a thousand people as soon as they are imported, and for none when that is undone', async () => {
  const { admin, id } = await makePlace(made)
  const at = importing(services, admin, id)

  const done = await at.committed(await at.checked(rosterOf('T')))
  expect(done).toMatchObject({ state: 'done', done: 1_000 })
  expect(await planned()).toEqual({ educators: 1_000, educator_words: 2_000, educator_assignments: 1_000 })

  expect((await at.undone(done)).state).toBe('undone')
  expect(await planned()).toEqual({ educators: 0, educator_words: 0, educator_assignments: 0 })
})

test('an import stands where nobody can look at its tables afterwards', async () => {
  const { admin, id } = await makePlace(made)
  const away = { ...services.database, owner: { ...owner, database: 'nowhere' } }
  const at = importing({ ...services, database: away }, admin, id)

  expect(await at.committed(await at.checked(rosterOf('U')))).toMatchObject({ state: 'done', reason: null })
  expect(made.logged.join('')).toContain('The people of a roster were not counted anew.')
})
