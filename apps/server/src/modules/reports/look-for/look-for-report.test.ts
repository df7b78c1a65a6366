import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import { expect, test } from 'vitest'
import { statementsOf } from '../../../../test/statements.ts'
import { aLookForSet, listed, publishedSet, read, sets } from '../../configurations/test-sets.ts'
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
import { insertCaptured, type Made, marked } from '../sets/test-visits.ts'

const { database, district } = await reportingProduct()

/** A district with two schools, a set of two look-fors, and somebody of every role. */
async function aPlace(content = aLookForSet()) {
  const place = await district()
  const ridge = await place.school('Copper Ridge')
  const hill = await place.school('Lantern Hill')
  const admin = await place.person({ role: 'district-admin', schoolId: null })
  const principal = await place.person({ role: 'principal', schoolId: ridge.id })
  const viewer = await place.person({ role: 'district-viewer', schoolId: null })
  const set = await publishedSet(admin, null, content)
  const educators = await Promise.all(
    ['Amara', 'Ben', 'Chloe', 'Dan', 'Eva', 'Finn'].map((name) => place.educator(ridge.id, `${name} Stone`)),
  )
  const see = (educator: number, marks: Parameters<typeof marked>, details: Partial<Made> = {}) => {
    const { id } = educators[educator] ?? educators[0] ?? { id: undefined }
    if (!id) throw new Error('There is no educator.')
    const made = { configurationId: set.id, schoolId: ridge.id, educatorId: id, observerId: principal.id }
    return database.tenant(place.id, ({ db }) =>
      insertCaptured(db, place.id, { ...made, on: '2026-10-05', ...details }, marked(...marks)),
    )
  }
  return { ...place, place, ridge, hill, admin, principal, viewer, set, educators, see }
}

/** Twelve visits in two months: A is observed in nine of eleven, B in four of eight. */
async function twelveVisits(place: Awaited<ReturnType<typeof aPlace>>, details: Partial<Made> = {}) {
  for (let number = 0; number < 12; number += 1) {
    const a = number < 9 ? 'observed' : number < 11 ? 'not-observed' : 'no-opportunity'
    const b = number < 4 ? 'observed' : number < 8 ? 'not-observed' : 'no-opportunity'
    const on = number < 6 ? '2026-09-10' : '2026-10-05'
    await place.see(number % 6, [{ a, b }, number === 0 ? { a: 'They compared two proofs.' } : {}], {
      on,
      ...details,
    })
  }
}

test('each look-for has its three states, its rate with an interval, and who stands behind it', async () => {
  const place = await aPlace()
  await twelveVisits(place)

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  expect(report.title).toBe('Look-fors: Math Discourse')
  expect(report.subtitle).toContain('12 visits, 6 educators, 1 observer')
  expect(report.choices).toMatchObject({ versions: [{ version: 1, label: 'v1' }], tools: [] })
  expect(chartIn(report, 'each-look-for').chart).toMatchObject({
    shape: 'rows',
    bars: { title: '12 visits', kind: 'states' },
    rows: [
      {
        code: 'A',
        values: { observed: 9, 'not-observed': 2, 'no-opportunity': 1 },
        rate: { share: 9 / 11 },
        cells: [{ words: '82% of 11' }, { words: '52–95%' }, { words: '6' }],
        opens: { observed: { visits: 9 }, 'not-observed': { visits: 2 }, 'no-opportunity': { visits: 1 } },
      },
      { code: 'B', values: { observed: 4, 'not-observed': 4, 'no-opportunity': 4 } },
    ],
  })
  expect(tableIn(report, 'seen-together').rows).toEqual([
    ['A and B', 'Students explain their thinking. · Students ask each other.', '4 of 8 (50%)'],
  ])
  expect(tableIn(report, 'evidence').rows).toEqual([
    ['A Students explain their thinking.', 'They compared two proofs.', 'Amara Stone', 'Sep 10'],
  ])
  expect(await expectOpenings(place.principal, report)).toBeGreaterThan(10)
})

test('months are points with their intervals, and nothing is claimed where these overlap', async () => {
  const place = await aPlace()
  await twelveVisits(place)

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  const { chart, table } = chartIn(report, 'month-by-month')
  expect(chart).toMatchObject({
    shape: 'trend',
    points: [
      { label: 'Sep', words: '6 of 6', begins: null, isBreak: false, opens: { visits: 6 } },
      { label: 'Oct', words: '3 of 5', begins: null, isBreak: false, opens: { visits: 3 } },
    ],
  })
  expect(table.rows[0]).toEqual(['Sep', 'v1', '6', '0', '100% of 6', '61–100%'])
  expect(notesIn(report, 'month-by-month')).toEqual([
    'Intervals overlap from month to month: no change is claimed.',
  ])
})

test('fewer than five visits a month are counted, and no empty chart is drawn', async () => {
  const place = await aPlace()
  await place.see(0, [{ a: 'observed', b: 'not-observed' }], { on: '2026-10-05' })

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  expect(cardOf(report, 'month-by-month')?.blocks.map(({ kind }) => kind)).toEqual(['table', 'note'])
  expect(tableIn(report, 'month-by-month').rows).toEqual([
    ['A Students explain their thinking.', 'Oct', '1', '0'],
    ['B Students ask each other.', 'Oct', '0', '1'],
  ])
  await expectOpenings(place.principal, report)
})

test('a version begins where it was first used: the same look-for goes on, another wording is another row', async () => {
  const place = await aPlace()
  const five = [0, 1, 2, 3, 4]
  for (const who of five) await place.see(who, [{ a: 'observed', b: 'observed' }], { on: '2026-08-20' })
  const changed = aLookForSet({ a: 'Students explain.', b: 'Students ask a classmate.' })
  read(await sets.publish(place.admin, place.set.id, 1, changed, { a: 'same', b: 'reworded' }))
  for (const who of five)
    await place.see(who, [{ a: 'observed', 'b.2': 'not-observed' }], { on: '2026-10-05', version: 2 })

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  expect(tableIn(report, 'each-look-for').rows.map(([first, observed]) => [first, observed])).toEqual([
    ['A Students explain.', '10'],
    ['B Students ask a classmate.', '0'],
    ['B Students ask each other. (v1)', '5'],
  ])
  expect(chartIn(report, 'month-by-month', 0).chart).toMatchObject({
    points: [
      { label: 'Aug', words: '5 of 5', begins: null },
      { label: 'Sep', words: 'No visits', rate: null },
      { label: 'Oct', words: '5 of 5', begins: 'v2 starts: same wording' },
    ],
  })
  expect(chartIn(report, 'month-by-month', 1).chart).toMatchObject({
    points: [{ label: 'Oct', words: '0 of 5', begins: 'v2 starts: new wording' }],
  })
  const second = await readReport(place.principal, 'lookFor', place.set.id, { 'versions[]': 2 })
  expect(second.choices.versions).toEqual([
    { version: 1, label: 'v1' },
    { version: 2, label: 'v2' },
  ])
  expect(tableIn(second, 'each-look-for').rows).toHaveLength(2)
  await expectOpenings(place.principal, report)
  await expectOpenings(place.principal, second, { 'versions[]': 2 })
})

test('a private look-for is in no card', async () => {
  const set = aLookForSet()
  const [, second] = set.items as { isPrivate: boolean }[]
  if (second) second.isPrivate = true
  const place = await aPlace(set)
  await twelveVisits(place)
  await place.see(0, [{ b: 'observed', a: 'observed' }, { b: 'Nobody reads this.' }])

  const words = JSON.stringify(await readReport(place.admin, 'lookFor', place.set.id))

  expect(words).not.toContain('Students ask each other')
  expect(words).not.toContain('Nobody reads this')
})

test('a look-for that becomes private later drops out of cards that are at hand', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  await place.see(0, [{ a: 'observed', b: 'observed' }, { b: 'Only for observers now.' }])
  const { schoolOverview, educator } = contract.reports
  const educatorId = place.educators[0]?.id
  if (!educatorId) throw new Error('There is no educator.')
  const readers = [place.admin, place.principal, place.viewer]
  const answers = async () => {
    const ofSets = readers.flatMap((reader) => [
      asked(reader, 'lookFor', place.set.id),
      reader.call(schoolOverview, { query: {} }),
    ])
    const ofOne = place.principal.call(educator, { params: { educatorId }, query: {} })
    const found = await Promise.all([...ofSets, ofOne])
    expect(found.map(({ status }) => status)).toEqual(found.map(() => 200))
    return found.map(({ body }) => JSON.stringify(body))
  }
  await answers()
  await answers()
  for (const words of await answers()) expect(words).toContain('Students ask each other')

  const content = aLookForSet()
  const items = (content.items as JsonObject[]).map((it) => ({ ...it, isPrivate: it.id === 'b' }))
  read(await sets.publish(place.admin, place.set.id, 1, { ...content, items }))

  for (const words of await answers()) {
    expect(words).toContain('Students explain their thinking')
    expect(words).not.toContain('Students ask each other')
    expect(words).not.toContain('Only for observers now')
  }
})

test('schools stand side by side, A to Z, and a small one is not compared', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  await twelveVisits(place, { schoolId: place.hill.id, grades: '7', subject: 'Science' })
  const small = await place.place.school('Aspen')
  await place.see(0, [{ a: 'observed' }], { schoolId: small.id, grades: '6' })

  const report = await readReport(place.admin, 'lookFor', place.set.id)

  expect(chartIn(report, 'schools').chart).toMatchObject({
    head: 'School',
    rows: [
      { label: 'Aspen', note: '1 visit', hidden: '1 visit, fewer than 5 educators: not compared', cells: [] },
      {
        label: 'Copper Ridge',
        hidden: null,
        cells: [{ words: '82', step: 5, opens: { visits: 9 } }, { words: '50' }],
      },
      { label: 'Lantern Hill', hidden: null, opens: { visits: 12 } },
    ],
  })
  expect(chartIn(report, 'grades').chart).toMatchObject({
    rows: [
      { label: '7', hidden: null },
      { label: '8', hidden: null },
    ],
  })
  expect(notesIn(report, 'grades')).toEqual(['Not compared, with fewer than 10 visits or 5 educators: 6.'])
  expect(chartIn(report, 'subjects').chart).toMatchObject({ rows: [{ label: 'Math' }, { label: 'Science' }] })
  await expectOpenings(place.admin, report)
  const assistant = await place.person({ role: 'assistant-principal', schoolId: place.ridge.id })
  const atRidge = await readReport(assistant, 'lookFor', place.set.id)
  expect(cardOf(atRidge, 'schools')).toBeUndefined()
})

test('a district viewer sees sums of whole months, and nobody', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  await twelveVisits(place, { schoolId: place.hill.id, grades: '7' })

  const report = await readReport(place.viewer, 'lookFor', place.set.id)

  expect(report.cards.map(({ key }) => key)).toEqual(['each-look-for', 'month-by-month', 'schools'])
  expect(chartIn(report, 'each-look-for').chart).toMatchObject({ rows: [{ values: { observed: 18 } }, {}] })
  expect(openingsIn(report.cards)).toEqual([])
  expect(JSON.stringify(report)).not.toContain('Stone')
  // With four educators a month tells of nobody, and is left out.
  const lonely = await aPlace()
  await lonely.see(0, [{ a: 'observed' }])
  const empty = await readReport(lonely.viewer, 'lookFor', lonely.set.id)
  expect(notesIn(empty, 'each-look-for')).toEqual(['No visits with this set are counted in these days.'])
})

test('coaching of others is in the total, and its marks are in no row', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  const coach = await place.person({ role: 'coach', schoolId: place.ridge.id })
  for (const educator of [0, 1, 2, 3, 4])
    await place.see(educator, [{ a: 'not-observed' }, { a: 'Said in confidence.' }], {
      observerId: coach.id,
      purpose: 'coaching',
    })

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  expect(report.subtitle).toContain('17 visits')
  expect(chartIn(report, 'each-look-for').chart).toMatchObject({
    rows: [{ values: { 'not-observed': 2 } }, {}],
  })
  expect(notesIn(report, 'each-look-for')).toContainEqual(
    '5 coaching visits are in the total of this report. What was marked in coaching stays between two people.',
  )
  expect(JSON.stringify(report)).not.toContain('Said in confidence')
  await expectOpenings(place.principal, report)
  const own = await readReport(coach, 'lookFor', place.set.id)
  expect(JSON.stringify(own)).toContain('Said in confidence')
  await expectOpenings(coach, own)
})

test('a coach counts their group, and a teacher what was sent to them', async () => {
  const place = await aPlace()
  await twelveVisits(place)
  const [first, second] = place.educators
  if (!first || !second) throw new Error('There is nobody.')
  const coach = await place.person({ role: 'coach', schoolId: place.ridge.id, educatorIds: [first.id] })
  const teacher = await place.person({ role: 'teacher', schoolId: place.ridge.id })
  await database.tenant(place.id, ({ client }) =>
    client.query(`update educators set user_id = ${teacher.id} where id = ${second.id}`),
  )
  await place.see(1, [{ a: 'not-observed' }], { status: 'completed' })

  const ofGroup = await readReport(coach, 'lookFor', place.set.id)
  const ofMine = await readReport(teacher, 'lookFor', place.set.id)

  expect(ofGroup.subtitle).toContain('2 visits, 1 educator')
  expect(ofMine.subtitle).toContain('2 visits, 1 educator')
  expect(chartIn(ofMine, 'each-look-for').chart).toMatchObject({
    rows: [
      {
        values: { observed: 2, 'not-observed': 0 },
        rate: null,
        cells: [{ words: '2 of 2' }, { words: '–' }, {}],
      },
      {},
    ],
  })
  expect(JSON.stringify(ofMine)).not.toContain('Amara')
  await expectOpenings(coach, ofGroup)
  await expectOpenings(teacher, ofMine)
})

test('a report asks as often for twenty visits as for two', async () => {
  const place = await aPlace()
  await place.see(0, [{ a: 'observed' }])
  await place.see(1, [{ a: 'observed' }], { schoolId: place.hill.id, grades: '7', subject: 'Art' })
  const statements = async () => {
    const seen = await statementsOf(database, () => readReport(place.admin, 'lookFor', place.set.id))
    return seen.length
  }

  // The first call of somebody also notes that they were here.
  await statements()
  const few = await statements()
  await twelveVisits(place)
  await twelveVisits(place, { schoolId: place.hill.id, grades: '6' })

  // After a change the first reader counts the month anew.
  await statements()
  expect(await statements()).toBe(few)
  expect(few).toBeLessThan(50)
})

test('every other kind of answer has its visits, and a set may be of nothing else', async () => {
  const blank = { state: null, choice: null, choices: {}, number: null, text: '', evidence: '' }
  const set = aLookForSet({ depth: 'How deep is the talk?', share: 'Who talks?', tally: 'Questions' })
  const types = [{ type: 'scale', options: ['low', 'high'] }, { type: 'percent' }, { type: 'count' }]
  const items = (set.items as JsonObject[]).map((item, place) => ({
    ...item,
    ...types[place],
    options: (types[place]?.options ?? []).map((id) => ({ id, rank: id, label: id })),
  }))
  const place = await aPlace({ ...set, items })
  const at = '2026-10-05T16:05:00.000Z'
  const marks = {
    depth: { ...blank, at, choice: 'high' },
    share: { ...blank, at, number: 80 },
    tally: { ...blank, at, number: 7 },
  }
  const made = { schoolId: place.ridge.id, observerId: place.principal.id, on: '2026-10-05' as const }
  for (const { id: educatorId } of place.educators)
    await database.tenant(place.id, ({ db }) =>
      insertCaptured(
        db,
        place.id,
        { ...made, configurationId: place.set.id, educatorId },
        { marks, runs: [], files: [] },
      ),
    )

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  expect(notesIn(report, 'each-look-for')).toEqual([
    'No look-for of this set is answered with observed or not observed.',
  ])
  const { rows } = tableIn(report, 'other-answers')
  expect(rows).toContainEqual(['DEPTH How deep is the talk?', 'high', '6 of 6 (100%)'])
  expect(rows).toContainEqual(['SHARE Who talks?', '75–99% of the students', '6 of 6 (100%)'])
  expect(rows).toContainEqual(['TALLY Questions', '42 counted', '6 visits'])
  await expectOpenings(place.principal, report)
})

test('a report of no visits has a sentence, and no number', async () => {
  const place = await aPlace()

  const report = await readReport(place.principal, 'lookFor', place.set.id)

  expect(report.cards.map(({ key }) => key)).toEqual(['each-look-for'])
  expect(notesIn(report, 'each-look-for')).toEqual(['No visits with this set are counted in these days.'])
  expect(JSON.stringify(report)).not.toMatch(/NaN|%/)
})

test('an id of nothing, of another tool or of another district is not found', async () => {
  const place = await aPlace()
  const other = await aPlace()
  const [onTask] = await listed(place.admin, 2)

  for (const id of [999_999, 9_007_199_254_740_991, other.set.id, onTask?.id ?? 0]) {
    expect(await asked(place.admin, 'lookFor', id)).toMatchObject({
      status: 404,
      body: { code: 'configuration-not-found' },
    })
    expect(await asked(place.admin, 'rubric', id)).toMatchObject({ status: 404 })
  }
  expect(await asked(place.admin, 'rubric', place.set.id)).toMatchObject({ status: 404 })
})
