import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visit } from '../../testing/test-around.ts'
import { codes, settings } from './codes.ts'
import { OnTaskCapture, type Sweep } from './on-task.shape.ts'
import { onTask } from './on-task.tool.ts'
import { rateOf, tallyOf, visitRate } from './sweeps.ts'

const config = onTask.usual()
const START = Date.parse('2026-10-22T16:05:00Z')
let made = 0

function aSweep(details: Partial<Sweep> = {}): Sweep {
  made += 1
  return {
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    startedAt: new Date(START).toISOString(),
    present: 4,
    setting: 'whole-group',
    isLearningActivity: true,
    seats: { 1: 'on-task', 2: 'on-task', 3: 'passive', 4: 'cannot-see' },
    counts: {},
    ...details,
  }
}

const at = (seconds: number) => new Date(START + seconds * 1_000).toISOString()
const captureOf = (...sweeps: Sweep[]) => ({ sweeps })

describe('a sweep', () => {
  test('adds up to those present, whatever was tapped or merged', () => {
    const code = fc.constantFrom(...codes)
    const seats = fc.dictionary(fc.integer({ min: 1, max: 60 }).map(String), code)
    const counts = fc.dictionary(code, fc.nat(60))
    fc.assert(
      fc.property(fc.nat(60), seats, counts, (present, seats, counts) => {
        const tally = tallyOf(aSweep({ present, seats, counts }))
        expect(codes.reduce((total, code) => total + tally[code], tally.toGo)).toBe(tally.present)
        expect(tally.present).toBeGreaterThanOrEqual(present)
      }),
    )
  })

  test('rates those seen: other school work is seen and not on task', () => {
    expect(rateOf(aSweep())).toEqual({ k: 2, n: 3 })
    expect(
      rateOf(aSweep({ seats: { 1: 'on-task', 2: 'other-work', 3: 'active', 4: 'cannot-see' } })),
    ).toEqual({ k: 1, n: 3 })
  })

  test('takes numbers instead of seats', () => {
    expect(
      rateOf(aSweep({ present: 26, seats: {}, counts: { 'on-task': 20, passive: 4, 'cannot-see': 2 } })),
    ).toEqual({ k: 20, n: 24 })
  })

  test('forgets seats that are empty now', () => {
    expect(tallyOf(aSweep({ present: 2 }))).toMatchObject({ 'on-task': 2, passive: 0, present: 2, toGo: 0 })
  })
})

describe('a visit', () => {
  test('weighs students, not sweeps', () => {
    const full = aSweep({ present: 10, seats: {}, counts: { 'on-task': 10 } })
    expect(visitRate([aSweep(), full])).toEqual({ k: 12, n: 13 })
  })

  test('leaves out a sweep without a learning activity, and one that was not finished', () => {
    const idle = aSweep({ isLearningActivity: false })
    const half = aSweep({ seats: { 1: 'on-task' } })
    expect(visitRate([aSweep(), idle, half])).toEqual({ k: 2, n: 3 })
    expect(onTask.facts(captureOf(aSweep(), idle, half), config, visit)).toContainEqual({
      item: 'sweeps',
      value: 'apart',
      n: 2,
    })
  })

  test('says what is missing before it is complete', () => {
    expect(onTask.missing(onTask.blank(config), config)).toEqual(['Record at least one sweep.'])
    const half = aSweep({ startedAt: at(120), seats: { 1: 'on-task' } })
    expect(onTask.missing(captureOf(half, aSweep()), config)).toEqual([
      'Sweep 2: 3 students have no code yet.',
    ])
    expect(onTask.missing(captureOf(aSweep()), config)).toEqual([])
  })

  test.each([
    [{ present: 1, seats: {} }, 'Sweep 1: 1 student has no code yet.'],
    [{ present: 0, seats: {} }, 'Sweep 1: enter how many students are present.'],
  ])('says what is missing for one student, and for none: %j', (details, words) => {
    expect(onTask.missing(captureOf(aSweep(details)), config)).toEqual([words])
  })

  test.each([
    [150, 0],
    [151, 1],
  ])('whose second sweep begins after %d seconds has %d late', (seconds, late) => {
    const facts = onTask.facts(captureOf(aSweep(), aSweep({ startedAt: at(seconds) })), config, visit)
    expect(facts).toContainEqual({ item: 'sweeps', value: 'late', n: late })
  })

  test('has no late sweep only because the one before it was late', () => {
    const sweeps = [aSweep(), aSweep({ startedAt: at(200) }), aSweep({ startedAt: at(241) })]
    expect(onTask.facts(captureOf(...sweeps), config, visit)).toContainEqual({
      item: 'sweeps',
      value: 'late',
      n: 1,
    })
  })

  test('has no late sweep beyond the planned ones', () => {
    const planned = { ...config, plannedSweeps: 3 }
    const sweeps = [0, 120, 240, 900].map((seconds) => aSweep({ startedAt: at(seconds) }))
    const late = { item: 'sweeps', value: 'late' }
    expect(onTask.facts(captureOf(...sweeps), planned, visit)).toContainEqual({ ...late, n: 0 })
    const more = { ...planned, plannedSweeps: 4 }
    expect(onTask.facts(captureOf(...sweeps), more, visit)).toContainEqual({ ...late, n: 1 })
  })
})

test('facts by setting add up to the whole', () => {
  const setting = fc.constantFrom(...settings)
  fc.assert(
    fc.property(fc.array(setting, { minLength: 1, maxLength: 10 }), (used) => {
      const facts = onTask.facts(captureOf(...used.map((it) => aSweep({ setting: it }))), config, visit)
      const of = (item: string) => facts.filter((it) => it.item === item && it.value === 'on-task')[0]?.n ?? 0
      expect(settings.reduce((total, it) => total + of(it), 0)).toBe(of('code'))
    }),
  )
})

test('two devices that code different seats both keep them', () => {
  const base = aSweep({ seats: {} })
  const document = (sweep: Sweep) => ({ conflicts: [], sweeps: [sweep] })
  const author = { by: 'tablet', at: at(0) }
  const { conflicts, ...merged } = merge(
    document(base),
    document({ ...base, seats: { 1: 'on-task' } }),
    document({ ...base, seats: { 2: 'passive' } }),
    author,
  )

  expect(conflicts).toEqual([])
  expect(OnTaskCapture.parse(merged).sweeps[0]?.seats).toEqual({ 1: 'on-task', 2: 'passive' })
})

describe('the record', () => {
  const blocks = onTask.record(
    captureOf(aSweep(), aSweep({ startedAt: at(120), isLearningActivity: false })),
    config,
    { visit, contributions: [], isForEducator: false },
  )

  test('has the rate, the chart with its table and count, and what to be careful about', () => {
    expect(blocks[0]).toMatchObject({
      kind: 'facts',
      items: [{ value: '2 of 3' }, { label: 'Sweeps', value: '2, 1 of them in the rate' }],
    })
    expect(blocks[1]).toMatchObject({ kind: 'chart', n: 2, counted: '2 sweeps' })
    expect(blocks.slice(3)).toEqual([
      { kind: 'note', text: 'Fewer than 5 sweeps in the rate: it is indicative only.' },
      { kind: 'note', text: '1 sweep without a learning activity stayed out of the rate.' },
    ])
  })

  test('shows in the table what the chart shows', () => {
    const [, chart] = blocks
    if (chart?.kind !== 'chart') throw new Error('There is no chart.')
    expect(chart.table.rows).toEqual([
      ['1', 'Whole group', '2', '1', '0', '0', '1', '4', '2 of 3', ''],
      ['2', 'Whole group', '2', '1', '0', '0', '1', '4', '–', 'no learning activity'],
    ])
  })
})

test('the panel of a report counts students of all visits', () => {
  const total = onTask.facts(captureOf(aSweep(), aSweep({ setting: 'independent' })), config, visit)
  const [facts, chart] = onTask.panel(
    { total, visits: null, n: { visits: 600, educators: 40, observers: 1 } },
    config,
  )

  expect(facts).toMatchObject({
    items: [
      { value: '4 of 6 (67%)', note: 'students seen, sweep by sweep' },
      { label: 'Sweeps in the rate', value: '2' },
    ],
  })
  expect(chart).toMatchObject({
    kind: 'chart',
    n: 600,
    table: {
      rows: [
        ['Whole group', '2', '1', '0', '0', '1', '2 of 3'],
        ['Independent', '2', '1', '0', '0', '1', '2 of 3'],
      ],
    },
  })
})

test.each([
  ['nobody could be seen', [aSweep({ present: 1, seats: { 1: 'cannot-see' } })], 'Nobody was seen'],
  ['no sweep was finished', [aSweep({ seats: { 1: 'on-task' } })], 'No sweep in the rate'],
  ['there was no learning activity', [aSweep({ isLearningActivity: false })], 'No sweep in the rate'],
  ['some was seen', [aSweep()], '2 of 3'],
])('a report says the same as the record where %s', (_, sweeps, words) => {
  const capture = captureOf(...sweeps)
  const record = onTask.record(capture, config, { visit, contributions: [], isForEducator: true })
  const n = { visits: 1, educators: 1, observers: 1 }
  const panel = onTask.panel({ total: onTask.facts(capture, config, visit), visits: null, n }, config)
  for (const [facts] of [record, panel])
    expect(facts).toMatchObject({ items: [{ label: 'On task', value: words }, {}] })
})
