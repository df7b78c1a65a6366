import type { ExportScope } from '@corridor/contract/reports/exports'
import { isOwn, mayRead, wasSent } from '@corridor/domain/observation/observation-rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { product, TODAY } from '../../../test/harness.ts'
import { anyObservations, makeReaders, type Row } from '../observations/test-readers.ts'
import { countExported, placesAfter } from './content/content.queries.ts'
import { readPage } from './content/read-page.ts'

// An export holds what the domain's rule lets its reader read, of what they asked for.

/** `npm run test:long` draws more districts. */
const isLong = process.env.LONG === 'yes'
const made = await product()
const { all, among, actorOf, omar, readers, ridge } = await makeReaders(made)
const scopes: readonly ExportScope[] = [
  { kind: 'district' },
  { kind: 'school', schoolId: ridge.id },
  { kind: 'educator', educatorId: omar.id },
  { kind: 'own' },
]

function isOf(scope: ExportScope, it: Row, userId: number, me: number | undefined): boolean {
  if (scope.kind === 'school') return it.schoolId === scope.schoolId
  if (scope.kind === 'educator') return it.educatorId === scope.educatorId
  return scope.kind === 'district' || it.observerId === userId || it.educatorId === me
}

test.each(readers)('%s exports what they may read', async (_, assignments) => {
  const actor = actorOf(assignments, false)
  await fc.assert(
    fc.asyncProperty(anyObservations, fc.constantFrom(undefined, ...all), async (drawn, me) =>
      among(drawn, me, async (db, rows) => {
        for (const scope of scopes) {
          const reader = { actor, me, today: TODAY, scope }
          const places = await placesAfter(db, reader, null, 100)
          const ids = places.map(({ id }) => id)
          // An educator exports nothing of an observation that only asks them something ahead.
          const isKnown = (it: Row) => it.educatorId !== me || isOwn(actor, it) || wasSent(it)
          const expected = rows.filter(
            (it) => mayRead(actor, it, me) && isKnown(it) && isOf(scope, it, actor.userId, me),
          )

          expect(new Set(ids)).toEqual(new Set(expected.map(({ id }) => id)))
          expect(await countExported(db, reader)).toBe(expected.length)
          const read = await readPage(db, reader, ids)
          expect(
            read
              .filter((it) => it.isOwn)
              .map(({ row }) => row.id)
              .sort(),
          ).toEqual(
            expected
              .filter((it) => isOwn(actor, it))
              .map(({ id }) => id)
              .sort(),
          )
        }
      }),
    ),
    { numRuns: isLong ? 15 : 4 },
  )
})

test('pages follow each other without a gap or a repetition', async () => {
  const actor = actorOf([{ role: 'district-admin', schoolId: null, educatorIds: null }], false)
  const reader = { actor, me: undefined, today: TODAY, scope: { kind: 'district' } } as const
  await fc.assert(
    fc.asyncProperty(anyObservations, (drawn) =>
      among(drawn, undefined, async (db) => {
        const whole = await placesAfter(db, reader, null, 100)
        const paged = []
        for (let page = await placesAfter(db, reader, null, 3); page.length > 0; ) {
          paged.push(...page)
          page = await placesAfter(db, reader, page.at(-1) ?? null, 3)
        }
        expect(paged).toEqual(whole)
      }),
    ),
    { numRuns: isLong ? 10 : 4 },
  )
})
