import { expect, test } from 'vitest'
import { visit } from '../../testing/test-around.ts'
import { checkEvidence } from './capture/evidence.ts'
import { valueIn } from './checks.ts'
import { termsOf } from './focus.ts'
import { byFingerprint } from './run/beginnings.ts'
import { knownOf, lastUsed } from './run/earlier-checks.ts'
import { baselineOf, chartOf, directionOf, isSustained, seriesOf } from './run/series.ts'
import { blankCheck, chooseStandard } from './standard-changes.ts'
import samples from './standard-over-time.samples.ts'
import { StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'
import { standardOverTime } from './standard-over-time.tool.ts'

const config = standardOverTime.usual()
const context = { visit, contributions: [], isForEducator: true }
const sample = (name: string) => StandardOverTimeCapture.parse({ ...samples[1], ...samples[2] }[name])
const sixth = sample('the sixth check')
const [explain] = config.standards
if (!explain) throw new Error('There is no standard.')

const drawn = (capture: StandardOverTimeCapture, of = config) => {
  const series = seriesOf(capture, explain, of, visit)
  return { chart: chartOf(series, termsOf(capture, explain, of), visit), values: series.values }
}
const factOf = (capture: StandardOverTimeCapture, item: string, value: string, of = config) =>
  standardOverTime.facts(capture, of, visit).find((it) => it.item === item && it.value === value)?.n

test('what there was no chance to see stays out of the series, and is no zero', () => {
  const { chart, values } = drawn(sixth)

  expect(values).toEqual([1, 1, 2, 2, 2])
  expect(chart.points.map(({ value }) => value)).toEqual([1, 1, 2, null, 2, 2])
  expect(chart.points.map(({ label }) => label)).toEqual([
    'Sep 3',
    'Sep 15',
    'Sep 24',
    'Oct 1',
    'Oct 9',
    'Oct 22',
  ])
  expect(factOf(sample('no opportunity'), 'checks', 'no-opportunity')).toBe(1)
  expect(factOf(sample('no opportunity'), 'standard build', '0')).toBe(0)
})

test('the baseline is the median of the first visits, and there is none before', () => {
  expect(drawn(sixth).chart.baseline).toBe(1)
  expect(baselineOf({ first: [1, 2] }, config)).toBeNull()
  expect(baselineOf({ first: [1, 2, 3, 0] }, { baselineVisits: 2 })).toBe(1.5)
})

test('sustained is three in a row at the target', () => {
  expect(isSustained([3, 3, 3], 3)).toBe(true)
  expect(isSustained([3, 3, 2, 3, 3], 3)).toBe(false)
  expect(isSustained([3, 3], 3)).toBe(false)
  expect(factOf(sample('sustained at the target'), 'checks', 'sustained')).toBe(1)
  expect(factOf(sixth, 'checks', 'sustained')).toBe(0)
})

test('fewer than four visits have no direction', () => {
  const direction = (values: number[], baseline: number | null) =>
    directionOf({ values, first: values }, baseline)
  expect(direction([1, 2, 3], 1)).toBeNull()
  expect(direction([1, 1, 2, 3], 1)).toBe('above')
  expect(direction([2, 2, 1, 1], 2)).toBe('below')
  expect(direction([1, 1, 1, 1], 1)).toBe('at')
  expect(direction([1, 1, 2, 3], null)).toBeNull()
})

test('another scale breaks the run, and nothing of before it counts', () => {
  const { chart, values } = drawn(sample('after a change of the scale'))

  expect(chart.points.map(({ isBreak }) => isBreak ?? false)).toEqual([false, true, false])
  expect(values).toEqual([2, 2])
  const [, , block] = standardOverTime.record(sample('after a change of the scale'), config, context)
  expect(block).toMatchObject({
    table: {
      rows: [
        ['Sep 22', '1 Seen', ''],
        ['Oct 8', '2 Partial', 'another scale from here'],
        ['Oct 22', '2 Partial', ''],
      ],
    },
  })
})

test('what is carried on makes the run of the next visit; another standard has its own', () => {
  const from = sixth.run[0]?.startedAt ?? ''
  const beginnings = byFingerprint({ from, count: 0, first: {} })
  const carried = standardOverTime.carry?.({ ...sixth, beginnings }, config)
  const seen = sixth.run.filter(({ value }) => value !== null)
  expect(carried).toEqual({
    series: 'explain',
    value: 2,
    levels: explain.levels,
    count: 5,
    first: Object.fromEntries(seen.map(({ startedAt, value }) => [startedAt, value])),
  })
  expect(standardOverTime.carry?.(sample('no opportunity'), config)).toMatchObject({ value: null })
  expect(standardOverTime.carry?.(blankCheck(), config)).toBeNull()

  const earlier = [
    { observationId: 'b', startedAt: '2026-10-09T16:00:00Z', carried: { ...carried, value: null } },
    { observationId: 'a', startedAt: '2026-10-01T16:00:00Z', carried: { ...carried } },
    {
      observationId: 'c',
      startedAt: '2026-10-12T16:00:00Z',
      // An earlier check as it was carried on before there were series.
      carried: { standardId: 'build', value: 3, levels: [] },
    },
  ]
  expect(knownOf(earlier, explain, visit.startedAt).run.map(({ id, value }) => [id, value])).toEqual([
    ['a', 2],
    ['b', null],
  ])
  expect(lastUsed(earlier, config)).toBe('build')
  expect(lastUsed([], config)).toBeNull()
})

test('another standard starts anew, and what was written stays', () => {
  const agreed = sample('a focus with terms of its own')
  expect(chooseStandard(agreed, 'build', { run: [] })).not.toHaveProperty('focus')
  const other = chooseStandard(sixth, 'build', { run: [] })
  expect(other).toMatchObject({ standardId: 'build', level: null, hadChance: null, run: [] })
  expect(other.evidence).toBe(sixth.evidence)
  expect(chooseStandard(sixth, 'explain', { run: [] })).toBe(sixth)
})

test('of marks every five minutes the middle one counts, the lower of two', () => {
  const marking: StandardOverTimeConfig = { ...config, mode: 'interval' }
  const marked = sample('marks every five minutes')
  expect(valueIn(marked, marking)).toBe(1)
  expect(valueIn({ ...marked, marks: { 0: 'partly', 3: 'present' } }, marking)).toBe(1)
  expect(factOf(marked, 'intervals', 'present', marking)).toBe(1)
  expect(drawn(marked, marking).chart).toMatchObject({ target: 2 })
  const titles = standardOverTime
    .record(marked, marking, context)
    .flatMap((it) => ('title' in it ? [it.title] : []))
  expect(titles).toContain('Every five minutes')
})

test('evidence is the one thing needed, unless there was no chance', () => {
  const missing = (next: object) => standardOverTime.missing({ ...blankCheck(), ...next }, config)
  expect(missing({})).toEqual(['Choose the standard.'])
  expect(missing({ standardId: 'explain' })).toEqual(['Say whether there was a chance to see it.'])
  expect(missing({ standardId: 'explain', hadChance: false })).toEqual([])
  expect(missing({ standardId: 'explain', hadChance: true, level: 0 })).toEqual([
    'Write what you saw as evidence.',
  ])
  expect(missing({ standardId: 'explain', hadChance: true, evidence: 'Seen.' })).toEqual([
    'Choose what you saw.',
  ])
})

test('the record says the level, the days and what the run says so far', () => {
  const [heading, facts, chart, ...rest] = standardOverTime.record(
    sample('sustained at the target'),
    config,
    context,
  )
  expect(heading).toEqual({ kind: 'heading', text: 'T1 · Students explain a solution with a reason' })
  expect(facts).toMatchObject({
    items: [
      { value: '3 Full', note: 'Target: 3 Full' },
      { value: '6 days', note: 'Planned every 14 days' },
    ],
  })
  expect(chart).toMatchObject({ kind: 'chart', counted: '6 checks' })
  expect(rest).toContainEqual({ kind: 'note', text: 'Sustained: 3 checks in a row at the target.' })
  expect(rest).toContainEqual({ kind: 'note', text: 'The last two checks stand above the baseline.' })
  expect(rest).toContainEqual(expect.objectContaining({ kind: 'entries', title: 'Evidence' }))
})

test('the record of marks says how they became one level', () => {
  const marks = { 0: 'absent', 1: 'partly', 2: 'present', 3: 'present' } as const
  const capture = { ...sample('a first check'), marks, hadChance: true }
  const blocks = standardOverTime.record(capture, { ...config, mode: 'interval' }, context)
  const text = 'This check counts as 1 Partly, the lower middle of 4 marks.'
  expect(blocks).toContainEqual({ kind: 'note', text })
})

test('other tools may pick the level with its evidence, and what students said', () => {
  expect(checkEvidence(sample('a first check'), config, visit).map(({ kind, text }) => [kind, text])).toEqual(
    [
      ['Standard', '4 of 6 at the board said why. (T1: 2 Partial)'],
      ['Student words', 'Because both sides…'],
      ['Student words', 'S4: I saw it too'],
    ],
  )
})

test('a configuration says what is wrong with it', () => {
  const faultsOf = (next: object) =>
    StandardOverTimeConfig.safeParse({ ...config, ...next }).error?.issues.map(({ message }) => message)
  expect(faultsOf({ standards: [] })).toEqual(['Keep at least one standard.'])
  expect(faultsOf({ cadenceDays: 0 })).toEqual(['Enter at least 1 day.'])
  const upsideDown = [
    { value: 2, label: 'Full' },
    { value: 1, label: 'Partial' },
  ]
  expect(faultsOf({ standards: [{ ...explain, levels: upsideDown }] })).toEqual([
    'Order the levels from the lowest value.',
  ])
})
