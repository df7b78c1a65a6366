import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product } from '../../test/harness.ts'
import { sentIn } from '../../test/statements.ts'
import { schools } from '../modules/districts/districts.tables.ts'
import { educatorAssignments, educators } from '../modules/educators/educators.tables.ts'
import type { Queries } from './doors.ts'
import { MOST_SHAPES, prepared, preparedByShape } from './prepared.ts'

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

test('rows are those that Drizzle makes, whether their columns were described or are known', async () => {
  const { id, school, educator } = await district()
  const ridge = await school('Copper Ridge')
  const hill = await school('Lantern Hill')
  const ada = await educator(ridge.id, 'Ada Bell')
  await educator(hill.id, 'Bo Cole')
  const select = (db: Queries) =>
    db
      .select({
        name: educators.name,
        // Columns of a joined table alone, where it may have found nothing; of two tables; of no column; and more than
        // a dozen.
        assignment: { schoolId: educatorAssignments.schoolId, endsOn: educatorAssignments.endsOn },
        mixed: { school: schools.name, of: educators.id },
        computed: {
          at: sql<Date>`timestamptz '2026-10-22 08:00Z'`.mapWith((it) => new Date(it)),
          is: sql`true`,
        },
        school: schools,
        list: sql<object>`json_build_array(${educators.id}, null)`,
      })
      .from(educators)
      .leftJoin(
        educatorAssignments,
        and(eq(educatorAssignments.educatorId, educators.id), eq(educatorAssignments.schoolId, ridge.id)),
      )
      .leftJoin(schools, eq(schools.id, educatorAssignments.schoolId))
      .orderBy(asc(educators.name))
  const kept = prepared<{ least: number }>()((db, value) =>
    select(db).where(sql`${educators.id} >= ${value('least')}`),
  )
  await database.tenant(id, async ({ db }) => {
    const rows = await select(db)
    expect(rows.map((it) => it.assignment?.schoolId)).toEqual([ridge.id, undefined])
    for (const _ of ['described', 'known']) {
      expect(await kept(db, { least: 0 })).toEqual(rows)
      expect(await kept(db, { least: ada.id })).toHaveLength(2)
    }
  })
})

test('a cell that cannot be read fails its statement and no other', async () => {
  const { id, school } = await district()
  await school('Copper Ridge')
  const misread = (): never => {
    throw new Error('unreadable')
  }
  const broken = prepared()((db) => db.select({ name: sql`name`.mapWith(misread) }).from(schools))
  const whole = prepared()((db) => db.select({ name: schools.name }).from(schools))
  await database.tenant(id, async ({ db }) => {
    const [failed, read] = await Promise.allSettled([broken(db), whole(db)])
    expect(failed).toMatchObject({ status: 'rejected', reason: { cause: { message: 'unreadable' } } })
    expect(read).toMatchObject({ value: [{ name: 'Copper Ridge' }] })
  })
})
