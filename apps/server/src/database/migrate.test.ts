import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/harness.ts'
import { migrate, migrationsFolder } from './migrate.ts'

const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
)

test('the tables say what the migrations made: none is missing', async () => {
  const modules = await Promise.all(
    Object.values(import.meta.glob('../**/*.tables.ts')).map((load) => load()),
  )
  const tables = Object.assign({}, ...modules)
  const [snapshot, ...older] = readdirSync(`${migrationsFolder}/meta`)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .reverse()
  // What the tables were before is in the SQL: ten thousand lines a migration say it again to nobody.
  expect(older).toEqual([])
  const before = JSON.parse(readFileSync(`${migrationsFolder}/meta/${snapshot}`, 'utf8'))

  const now = generateDrizzleJson(tables, before.id, undefined, 'snake_case')

  expect(await generateMigration(before, now)).toEqual([])
})

test('each migration is later than the one before: the migrator skips any other without a word', () => {
  const times = journal.entries.map(({ when }) => when)

  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

test('two servers that start at once migrate in turn, and migrating again changes nothing', async () => {
  const { owner, close } = await freshDatabase()

  await expect(Promise.all([migrate(owner), migrate(owner)])).resolves.toHaveLength(2)
  await close()
})
