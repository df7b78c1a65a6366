import { expect, test } from 'vitest'
import { aLookForSet, publishedSet, read, sets } from '../../configurations/test-sets.ts'
import { chartIn, readReport, reportingProduct, tableIn } from '../sets/test-reports.ts'
import { insertCaptured, marked } from '../sets/test-visits.ts'

const { database, district } = await reportingProduct()

test('each look-for brings its months, with the figures of their table; another wording begins anew', async () => {
  const place = await district()
  const school = await place.school('Copper Ridge')
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const principal = await place.person({ role: 'principal', schoolId: school.id })
  const educator = await place.educator(school.id, 'Amara Stone')
  const set = await publishedSet(admin, null, aLookForSet())
  const fiveVisits = async (on: string, version: number, marks: Parameters<typeof marked>[0]) => {
    const made = { configurationId: set.id, schoolId: school.id, educatorId: educator.id }
    for (let visit = 0; visit < 5; visit += 1)
      await database.tenant(place.id, ({ db }) =>
        insertCaptured(db, place.id, { ...made, observerId: principal.id, on, version }, marked(marks)),
      )
  }
  await fiveVisits('2026-08-20', 1, { a: 'observed', b: 'observed' })
  const changed = aLookForSet({ a: 'Students explain.', b: 'Students ask a classmate.' })
  read(await sets.publish(admin, set.id, 1, changed, { a: 'same', b: 'reworded' }))
  await fiveVisits('2026-10-05', 2, { a: 'observed', 'b.2': 'not-observed' })

  const report = await readReport(principal, 'lookFor', set.id)

  const usual = { begins: null, isBreak: false }
  expect(chartIn(report, 'each-look-for').chart).toMatchObject({
    rows: [
      {
        months: [
          { label: 'Aug', k: 5, n: 5, ...usual },
          { label: 'Sep', k: 0, n: 0, ...usual },
          { label: 'Oct', k: 5, n: 5, begins: 'v2 starts: same wording' },
        ],
      },
      { months: [{ label: 'Oct', k: 0, n: 5, begins: 'v2 starts: new wording' }] },
      { months: [{ label: 'Aug', k: 5, n: 5, ...usual }] },
    ],
  })
  expect(tableIn(report, 'month-by-month').rows.map((cells) => cells.slice(0, 4))).toEqual([
    ['Aug', 'v1', '5', '0'],
    ['Oct', 'v2', '5', '0'],
  ])
})
