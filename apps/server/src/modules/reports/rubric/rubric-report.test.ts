import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { statementsOf } from '../../../../test/statements.ts'
import { listed } from '../../configurations/test-sets.ts'
import {
  asked,
  cardOf,
  chartIn,
  expectOpenings,
  notesIn,
  openingsIn,
  readReport,
  reportingProduct,
  tableIn,
} from '../sets/test-reports.ts'
import { insertCaptured, insertSelfRatings, levelled, type Made } from '../sets/test-visits.ts'

const { database, district } = await reportingProduct()
const RUBRICS = 9

/** A school with six educators and the rubric that Corridor ships: c1 to c4, i1 to i5, and more, in four levels. */
async function aPlace() {
  const place = await district()
  const ridge = await place.school('Copper Ridge')
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const principal = await place.person({ role: 'principal', schoolId: ridge.id })
  const viewer = await place.person({ role: 'district-viewer', schoolId: null })
  const [rubric] = await listed(admin, RUBRICS)
  if (!rubric) throw new Error('There is no rubric.')
  const educators = await Promise.all(
    ['Zoe', 'Ben', 'Chloe', 'Dan', 'Eva', 'Amara'].map((name) => place.educator(ridge.id, `${name} Stone`)),
  )
  const see = (educator: number, levels: Record<string, number>, details: Partial<Made> = {}) => {
    const seen = educators[educator]
    if (!seen) throw new Error('There is nobody.')
    const made = { configurationId: rubric.id, schoolId: ridge.id, educatorId: seen.id }
    return database.tenant(place.id, ({ db }) =>
      insertCaptured(
        db,
        place.id,
        { ...made, observerId: principal.id, on: '2026-10-05', ...details },
        levelled(levels),
      ),
    )
  }
  return { ...place, ridge, admin, principal, viewer, rubric, educators, see }
}

type Place = Awaited<ReturnType<typeof aPlace>>

/** Twelve visits, two to each educator: c1 rises from 2 to 3, i1 is scored in half of them. */
async function twelveVisits({ see }: Place, details: Partial<Made> = {}) {
  for (const educator of [0, 1, 2, 3, 4, 5]) {
    await see(educator, { c1: 2, i1: 4 }, { on: '2026-09-10', ...details })
    await see(educator, { c1: 3 }, { on: '2026-10-05', ...details })
  }
}

test('every indicator has its levels, its median and what was not scored', async () => {
  const place = await aPlace()
  await twelveVisits(place)

  const report = await readReport(place.principal, 'rubric', place.rubric.id)

  expect(report.title).toBe(`Rubric: ${place.rubric.name}`)
  const { chart } = chartIn(report, 'levels-by-indicator')
  if (chart.shape !== 'rows') throw new Error('It has no rows.')
  expect(chart.columns).toEqual(['Median', 'Level 3 or 4', 'Scored visits', 'Educators', 'Not scored'])
  expect(chart.rows[0]).toMatchObject({
    code: 'C1',
    values: { 1: 0, 2: 6, 3: 6, 4: 0 },
    opens: { 2: { visits: 6 }, 3: { visits: 6 } },
    cells: [
      { words: '2.5' },
      { words: '6 of 12 (50%)' },
      { words: '12' },
      { words: '6' },
      { words: '0 (0%)' },
    ],
  })
  expect(chart.rows.find(({ code }) => code === 'I1')?.cells.map(({ words }) => words)).toEqual([
    ...['4', '6 of 6 (100%)', '6', '6', '6 (50%)'],
  ])
  expect(chart.rows.find(({ code }) => code === 'C2')?.cells.map(({ words }) => words)).toEqual([
    ...['–', '–', '0', '0', '12 (100%)'],
  ])
  expect(cardOf(report, 'observers')).toBeUndefined()
  expect(await expectOpenings(place.principal, report)).toBeGreaterThan(20)
})

test('educators stand A to Z with the level they had last, and with their median', async () => {
  const place = await aPlace()
  await twelveVisits(place)

  const report = await readReport(place.principal, 'rubric', place.rubric.id)

  const recent = chartIn(report, 'educators', 0)
  expect(recent.table.rows.map(([name]) => name)).toEqual(
    ['Amara', 'Ben', 'Chloe', 'Dan', 'Eva', 'Zoe'].map((name) => `${name} Stone`),
  )
  expect(firstCell(recent)).toMatchObject({ words: '3', step: 4, opens: { visits: 1 } })
  expect(firstCell(chartIn(report, 'educators', 1))).toMatchObject({ words: '2.5' })
})

function firstCell({ chart }: ReturnType<typeof chartIn>) {
  return chart.shape === 'grid' ? chart.rows[0]?.cells[0] : undefined
}

test('observers stand side by side with a caution, where there are two', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  const other = await place.person({ role: 'assistant-principal', schoolId: place.ridge.id })
  await place.see(0, { c1: 1, c2: 1 }, { observerId: other.id })

  const report = await readReport(place.principal, 'rubric', place.rubric.id)

  expect(chartIn(report, 'observers').chart).toMatchObject({
    shape: 'rows',
    columns: ['Scores', 'Visits'],
    rows: [
      {
        label: 'Somebody',
        values: { 2: 6, 3: 6, 4: 6 },
        cells: [{ words: '18' }, { words: '12', opens: { visits: 12 } }],
      },
      { label: 'Somebody', values: { 1: 2 }, cells: [{ words: '2' }, { words: '1', opens: { visits: 1 } }] },
    ],
  })
  expect(notesIn(report, 'observers')).toEqual([
    'Observers saw different lessons, so bars differ for good reasons. Use a calibration visit to compare.',
  ])
  await expectOpenings(place.principal, report)
})

test('how educators rate themselves stands beside the observer’s level', async () => {
  const place = await aPlace()
  const teacher = await place.person({ role: 'teacher', schoolId: place.ridge.id })
  const observationId = await place.see(0, { c1: 2, c2: 3, c3: 3 })
  await database.tenant(place.id, ({ db }) =>
    insertSelfRatings(db, place.id, { observationId, userId: teacher.id }, { c1: 4, c2: 3, c3: 2, c4: 1 }),
  )

  const report = await readReport(place.principal, 'rubric', place.rubric.id)

  expect(cardOf(report, 'self-ratings')?.line).toBe('3 pairs on 3 indicators, 1 educator')
  expect(tableIn(report, 'self-ratings').rows).toEqual([
    ['2 lower', '0'],
    ['1 lower', '1'],
    ['Same', '1'],
    ['1 higher', '0'],
    ['2 higher', '1'],
  ])
  expect(notesIn(report, 'self-ratings')[0]).toContain('Within one level: 2 of 3.')
})

test('two spans are compared only where enough stands behind both', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  const days = { from: '2026-10-01', to: '2026-10-22' }

  const few = await readReport(place.principal, 'rubric', place.rubric.id, days)
  await twelveVisits(place, { on: '2026-09-20' })
  await twelveVisits(place, { on: '2026-10-06' })
  const enough = await readReport(place.principal, 'rubric', place.rubric.id, days)

  expect(notesIn(few, 'periods')).toEqual([
    'Too few to compare. Sep 9 to Sep 30, 2026: 6 visits, fewer than 10. Oct 1 to Oct 22, 2026: 6 visits, fewer than 10.',
  ])
  const table = cardOf(enough, 'periods')?.blocks.find((it) => it.kind === 'table')
  if (table?.kind !== 'table') throw new Error('There is no table.')
  expect(table.table.rows[0]).toEqual([
    expect.stringMatching(/^C1 /),
    ...['6 of 18 (33%)', '16–56%', '12 of 18 (67%)', '44–84%'],
  ])
  await expectOpenings(place.principal, enough, days)
})

test('a district viewer sees sums by indicator and domain, and nobody', async () => {
  const place = await aPlace()
  await twelveVisits(place)

  const report = await readReport(place.viewer, 'rubric', place.rubric.id)

  expect(report.cards.map(({ key }) => key)).toEqual(['levels-by-indicator', 'domains'])
  expect(tableIn(report, 'levels-by-indicator').rows[0]?.slice(1, 5)).toEqual(['0', '6', '6', '0'])
  expect(tableIn(report, 'domains').rows.map((row) => row.slice(1, 5))).toContainEqual(['0', '6', '6', '0'])
  expect(openingsIn(report.cards)).toEqual([])
  expect(JSON.stringify(report)).not.toMatch(/Stone|Somebody/)
})

test('a coach reads a group, and a teacher only what was sent to them', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  const [zoe, ben] = place.educators
  if (!zoe || !ben) throw new Error('There is nobody.')
  const coach = await place.person({ role: 'coach', schoolId: place.ridge.id, educatorIds: [zoe.id] })
  const teacher = await place.person({ role: 'teacher', schoolId: place.ridge.id })
  await database.tenant(place.id, ({ client }) =>
    client.query(`update educators set user_id = ${teacher.id} where id = ${ben.id}`),
  )
  await place.see(1, { c1: 1 }, { status: 'completed' })

  const [ofGroup, ofMine] = [
    await readReport(coach, 'rubric', place.rubric.id),
    await readReport(teacher, 'rubric', place.rubric.id),
  ]

  expect(chartIn(ofGroup, 'educators').table.rows.map(([name]) => name)).toEqual(['Zoe Stone'])
  expect(chartIn(ofMine, 'educators').table.rows.map(([name]) => name)).toEqual(['Ben Stone'])
  expect(tableIn(ofMine, 'levels-by-indicator').rows[0]?.slice(1, 5)).toEqual(['0', '1', '1', '0'])
  await expectOpenings(coach, ofGroup)
  await expectOpenings(teacher, ofMine)
})

test('a report asks as often for twenty visits as for two', async () => {
  const place = await aPlace()
  await place.see(0, { c1: 3 })
  await place.see(1, { c1: 3 })
  const statements = async () => {
    const seen = await statementsOf(database, () => readReport(place.principal, 'rubric', place.rubric.id))
    return seen.length
  }

  // The first call of somebody also notes that they were here.
  await statements()
  const few = await statements()
  await twelveVisits(place)
  await twelveVisits(place, { subject: 'Science' })

  // After a change the first reader counts the month anew.
  await statements()
  expect(await statements()).toBe(few)
  expect(few).toBeLessThan(60)
})

test('one visit makes no percentage and no comparison; of none there is a sentence', async () => {
  const place = await aPlace()
  const empty = await readReport(place.principal, 'rubric', place.rubric.id)
  await place.see(0, { c1: 3 })

  const one = await readReport(place.principal, 'rubric', place.rubric.id)

  expect(empty.cards.map(({ key }) => key)).toEqual(['levels-by-indicator'])
  expect(notesIn(empty, 'levels-by-indicator')).toEqual([
    'No visits with this rubric are counted in these days.',
  ])
  expect(JSON.stringify(one.cards)).not.toMatch(/NaN|\d%/)
  expect(tableIn(one, 'levels-by-indicator').rows[0]?.slice(5)).toEqual(['3', '1 of 1', '1', '1', '0 of 1'])
  expect((await asked(place.admin, 'rubric', 9_007_199_254_740_991)).status).toBe(404)
})

test('sets and rubrics are listed with their visits of this year; who sees sums is told no number, as they see not all', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  await place.see(0, { c1: 1 }, { purpose: 'calibration' })
  await place.see(0, { c1: 1 }, { status: 'draft' })
  const shown = async (reader: typeof place.admin, kind: 'look-for' | 'rubric') => {
    const { body } = await reader.call(contract.reports.sets, { query: { kind } })
    return contract.reports.sets.response.parse(body).items
  }

  const rubric = { id: place.rubric.id, name: place.rubric.name, isRetired: false, visits: 12 }
  expect(await shown(place.principal, 'rubric')).toEqual([rubric])
  expect(await shown(place.viewer, 'rubric')).toEqual([{ ...rubric, visits: null }])
  const sets = await shown(place.principal, 'look-for')
  expect(sets.map(({ visits }) => visits)).toEqual(sets.map(() => 0))
  expect(sets.map(({ name }) => name)).toEqual(sets.map(({ name }) => name).sort())
  expect(sets.length).toBeGreaterThan(1)

  await place.admin.call(contract.configurations.retire, { params: { configurationId: place.rubric.id } })
  expect(await shown(place.principal, 'rubric')).toEqual([{ ...rubric, isRetired: true }])
  const stranger = await place.person({ role: 'teacher', schoolId: place.ridge.id })
  expect(await shown(stranger, 'rubric')).toEqual([])
  expect((await asked(stranger, 'rubric', place.rubric.id)).status).toBe(404)
})
