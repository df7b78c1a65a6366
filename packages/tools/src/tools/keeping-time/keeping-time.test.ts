import { expect, test } from 'vitest'
import { visit } from '../../testing/test-around.ts'
import { visitIn } from '../../visit/visit-in.ts'
import { segmentEvidence } from './capture/evidence.ts'
import samples from './keeping-time.samples.ts'
import { KeepingTimeCapture, KeepingTimeConfig } from './keeping-time.shape.ts'
import { keepingTime } from './keeping-time.tool.ts'
import { middleBucket, transitionLengths } from './report/buckets.ts'

const config = keepingTime.usual()
const context = { visit, contributions: [], isForEducator: true }
const lesson = KeepingTimeCapture.parse(samples[1]?.['a whole lesson'])

const factOf = (item: string, value: string, capture = lesson, of = config) =>
  keepingTime.facts(capture, of, visit).find((it) => it.item === item && it.value === value)?.n

test('seconds are counted by category and grouping, and each second once', () => {
  expect(factOf('category', 'opening')).toBe(250)
  expect(factOf('category', 'guided')).toBe(215 + 110)
  expect(factOf('category', 'closure')).toBe(0)
  expect(factOf('grouping', 'whole-group')).toBe(695 + 50)
  expect(factOf('time', 'observed')).toBe(1_200)
  expect(factOf('time', 'instructional')).toBe(1_200 - 90 - 40)
  for (const item of ['category', 'grouping']) {
    const all = keepingTime.facts(lesson, config, visit).filter((it) => it.item === item)
    expect(all.reduce((total, { n }) => total + n, 0)).toBe(1_200)
  }
})

test('what counts as instruction is the district’s, and the pause counts to nothing', () => {
  const { categories } = config
  const strict = {
    ...config,
    categories: { ...categories, opening: { ...categories.opening, isInstructional: false } },
  }
  expect(factOf('time', 'instructional', lesson, strict)).toBe(1_070 - 250)
  const paused = KeepingTimeCapture.parse(samples[1]?.['a late first tap, and a pause'])
  expect(factOf('time', 'observed', paused)).toBe(410 + 500)
})

test('transitions and the longest stretch are counted by length', () => {
  expect(factOf('transitions', 'count')).toBe(1)
  expect(factOf('transition-length', '60-119')).toBe(1)
  expect(factOf('longest-stretch', '10-19')).toBe(1)
  const counts: Record<string, number> = { 'under-30': 4, '30-59': 3, '300-up': 2 }
  expect(middleBucket(transitionLengths, (value) => counts[value] ?? 0)?.value).toBe('30-59')
  expect(middleBucket(transitionLengths, () => 0)).toBeUndefined()
})

test('the record has the ribbon, every segment in its table, and sums by category', () => {
  const [facts, ribbon, byCategory] = keepingTime.record(lesson, config, context)
  expect(facts).toMatchObject({
    items: [
      { label: 'Instruction', value: '17:50 of 20:00 (89%)' },
      { label: 'Transitions', value: '1', note: 'median 1:30' },
      { label: 'Longest uninterrupted stretch', value: '11:35' },
    ],
  })
  if (ribbon?.kind !== 'chart' || ribbon.chart.shape !== 'ribbon') throw new Error('The ribbon is missing.')
  expect(ribbon.counted).toBe('7 segments')
  expect(ribbon.chart.tracks.map(({ pieces }) => pieces.length)).toEqual([7, 3])
  expect(ribbon.table.rows[3]).toEqual([
    ...['Guided practice', '13:05', '16:40', '3:35', 'Document packet, Source A', 'Activity'],
  ])
  expect(byCategory).toMatchObject({
    table: { rows: expect.arrayContaining([['Transition', '1:30', '8%', '1']]) },
  })
})

test('a grouping that is called like a category stays apart in the ribbon', () => {
  const groupings = [
    { id: '0192b3c4-0000-7000-8000-000000000001', at: visit.startedAt, key: 'independent', note: '' },
  ]
  const [, ribbon] = keepingTime.record({ ...lesson, groupings }, config, context)
  if (ribbon?.kind !== 'chart' || ribbon.chart.shape !== 'ribbon') throw new Error('The ribbon is missing.')
  const keys = ribbon.chart.parts.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})

test('other tools may pick segments, with their length and note, and their sum', () => {
  const [summary, ...segments] = segmentEvidence(lesson, config, visit)
  expect(summary).toMatchObject({
    entryId: 'summary',
    text: expect.stringMatching(/^[A-Z][a-z, ]+ \d+:\d\d, /),
  })
  expect(segments[4]).toMatchObject({
    kind: 'Segment',
    at: '2026-10-22T16:21:40.000Z',
    text: 'Interruption, 0:40: Intercom announcement',
  })
})

test('a configuration keeps the pause, two categories and two groupings', () => {
  const faultOf = (next: object) =>
    KeepingTimeConfig.safeParse({ ...config, ...next }).error?.issues.map(({ message }) => message)
  const { categories, groupings } = config
  const hidden = { ...categories['not-observed'], isOn: false }
  expect(faultOf({ categories: { ...categories, 'not-observed': hidden } })).toEqual([
    'Keep “Not observed” shown: it is the pause.',
  ])
  expect(faultOf({ groupings: groupings.slice(0, 1) })).toEqual(['Keep at least two groupings.'])
  expect(faultOf({ categories: { ...categories, closure: { ...categories.closure, label: ' ' } } })).toEqual([
    'Give it a name.',
  ])
})

const observedIn = (capture: KeepingTimeCapture, endedAt: string) => {
  const context = { period: null, partOfLesson: null, studentsPresent: null }
  const facts = keepingTime.facts(capture, config, visitIn({ ...visit, endedAt, context, capture }))
  return facts.find(({ item, value }) => item === 'time' && value === 'observed')?.n
}

test('a clock that was set back takes no second away from what was tapped', () => {
  const starts = [...lesson.activities, ...lesson.groupings].map(({ at }) => Date.parse(at))
  expect(observedIn(lesson, '2026-10-22T15:00:00.000Z')).toBe(
    (Math.max(...starts) - Date.parse(visit.startedAt)) / 1_000,
  )
})

test('nothing lasts longer than the visit, whatever another device tapped after its end', () => {
  const late = {
    id: '0192b3c4-0000-7000-8000-000000000099',
    key: 'guided',
    note: '',
    at: '2026-10-22T16:40:00.000Z',
  }
  const ended = visit.endedAt ?? ''
  expect(observedIn({ ...lesson, activities: [...lesson.activities, late] }, ended)).toBe(1_200)
  expect(observedIn({ ...lesson, groupings: [...lesson.groupings, late] }, ended)).toBe(1_200)
})
