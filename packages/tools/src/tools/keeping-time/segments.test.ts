import { isObject, type JsonObject } from '@corridor/domain/data/json'
import { merge } from '@corridor/domain/observation/merge'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visit } from '../../testing/test-around.ts'
import { begun, edited, removed } from './capture/changes.ts'
import { categoryKeys, NOT_OBSERVED } from './categories.ts'
import { atSecond, boundsOf, lengthOf, type Segment, segmentsOf } from './segments.ts'
import { type Start, tapAt } from './starts.ts'

const { startedAt } = visit
const BEGUN = Date.parse(startedAt)

const shown = (starts: readonly Start[], until: number) => segmentsOf(starts, startedAt, until, NOT_OBSERVED)
const start = (id: string, second: number, key: string, note = ''): Start => ({
  id,
  key,
  note,
  at: atSecond(startedAt, second),
})
const brief = (segments: readonly Segment[]) => segments.map(({ key, from, to }) => `${key} ${from}-${to}`)

describe('segments', () => {
  test('begin where the one before ends, in the order of the clock', () => {
    expect(brief(shown([start('b', 100, 'guided'), start('a', 0, 'direct')], 160))).toEqual([
      'direct 0-100',
      'guided 100-160',
    ])
  })

  test('before the first tap nothing was observed', () => {
    expect(brief(shown([start('a', 90, 'direct')], 100))).toEqual(['not-observed 0-90', 'direct 90-100'])
    expect(brief(shown([], 100))).toEqual(['not-observed 0-100'])
  })

  test('a beginning that lasted no second, or is of the same category, makes no segment; its note stays', () => {
    const [first, second, ...rest] = shown(
      [
        start('a', 0, 'direct', 'one'),
        start('b', 40, 'direct', 'two'),
        start('c', 60, 'check', 'three'),
        start('d', 60, 'guided', 'four'),
      ],
      90,
    )
    expect(rest).toEqual([])
    expect(first).toMatchObject({ id: 'a', ids: ['a', 'b'], from: 0, to: 60, note: 'one; two' })
    expect(second).toMatchObject({ id: 'd', ids: ['c', 'd'], from: 60, to: 90, note: 'three; four' })
  })

  test('what another device tapped after the end takes no time', () => {
    expect(brief(shown([start('a', 0, 'direct'), start('b', 500, 'guided')], 300))).toEqual([
      'direct 0-300',
      'guided 300-300',
    ])
  })
})

describe('changes', () => {
  test('a first tap in the first minute counts from the beginning; a later one from itself', () => {
    expect(tapAt([], startedAt, BEGUN + 59_000)).toBe(startedAt)
    expect(tapAt([], startedAt, BEGUN + 61_000)).toBe(atSecond(startedAt, 61))
  })

  test('a tap follows those before it, whatever the clock says', () => {
    expect(Date.parse(tapAt([start('a', 90, 'direct')], startedAt, BEGUN))).toBeGreaterThan(BEGUN + 90_000)
  })

  test('the same category again does nothing', () => {
    const starts = [start('a', 0, 'direct')]
    expect(begun(starts, start('b', 9, 'direct'))).toBe(starts)
  })

  test('removing gives the time to the segment before, and that of the first to the one after', () => {
    const starts = [start('a', 0, 'direct'), start('b', 60, 'check'), start('c', 90, 'guided')]
    const segments = shown(starts, 120)
    expect(brief(shown(removed(starts, segments, 1), 120))).toEqual(['direct 0-90', 'guided 90-120'])
    expect(brief(shown(removed(starts, segments, 0), 120))).toEqual(['check 0-90', 'guided 90-120'])
    expect(shown(removed(starts.slice(0, 1), shown(starts.slice(0, 1), 120), 0), 120)).toHaveLength(1)
  })

  test('a boundary moves both neighbors and cannot cross the next one', () => {
    const starts = [start('a', 0, 'direct'), start('b', 60, 'check'), start('c', 90, 'guided')]
    const segments = shown(starts, 120)
    expect(boundsOf(segments, 0)).toEqual([0, 59])
    expect(boundsOf(segments, 1)).toEqual([1, 89])
    const [, check] = segments
    expect(check && brief(shown(edited(starts, check, { at: atSecond(startedAt, 89) }), 120))).toEqual([
      'direct 0-89',
      'check 89-90',
      'guided 90-120',
    ])
  })
})

/** A device with its copy, what it last knew of the server, and what it can take back. */
interface Device {
  starts: readonly Start[]
  known: readonly Start[]
  readonly done: { before: readonly Start[]; after: readonly Start[] }[]
}

const whole = (starts: readonly Start[]) => ({ starts: starts.map((it) => ({ ...it })), conflicts: [] })
function merged(base: readonly Start[], mine: readonly Start[], theirs: readonly Start[]): Start[] {
  const { starts } = merge(whole(base), whole(mine), whole(theirs), { by: 'tablet', at: startedAt })
  return (Array.isArray(starts) ? starts : []).flatMap((it: JsonObject) =>
    isObject(it) ? [{ id: `${it.id}`, at: `${it.at}`, key: `${it.key}`, note: `${it.note}` }] : [],
  )
}

const device = fc.constantFrom(0, 1)
const place = fc.nat({ max: 20 })
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('tap' as const), device, key: fc.constantFrom(...categoryKeys) }),
  },
  fc.record({ do: fc.constant('move' as const), device, place, by: fc.integer({ min: -90, max: 90 }) }),
  fc.record({ do: fc.constant('remove' as const), device, place }),
  fc.record({ do: fc.constant('rename' as const), device, place, key: fc.constantFrom(...categoryKeys) }),
  fc.record({ do: fc.constant('undo' as const), device }),
  fc.record({ do: fc.constant('sync' as const), device }),
)
const story = fc.array(
  fc.record({ act, wait: fc.nat({ max: 40_000 }), skew: fc.integer({ min: -9_000, max: 9_000 }) }),
  {
    maxLength: 60,
  },
)

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** What an act does to the beginnings; the bounds are those that the screen keeps to. */
function after(act: Act, starts: readonly Start[], now: number, tapped: Start): readonly Start[] {
  if (act.do === 'tap') return begun(starts, { ...tapped, key: act.key })
  if (act.do === 'undo' || act.do === 'sync') return starts
  const segments = shown(starts, lengthOf(starts, { startedAt, endedAt: null }, now))
  const index = act.place % segments.length
  const segment = segments[index]
  if (!segment) return starts
  if (act.do === 'remove') return removed(starts, segments, index)
  if (act.do === 'rename') return edited(starts, segment, { key: act.key })
  const [least, most] = boundsOf(segments, index)
  const second = Math.min(most, Math.max(least, segment.from + act.by))
  return edited(starts, segment, { at: atSecond(startedAt, second) })
}

function undo(device: Device) {
  const last = device.done.pop()
  if (last) device.starts = merged(last.after, last.before, device.starts)
}

test('no order of taps, edits, undo and merges leaves a gap, an overlap or less than nothing', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const fresh = (): Device => ({ starts: [], known: [], done: [] })
      const [tablet, laptop] = [fresh(), fresh()]
      let server: readonly Start[] = []
      let now = BEGUN
      for (const [number, { act, wait, skew }] of steps.entries()) {
        now += wait
        const it = act.device === 0 ? tablet : laptop
        const before = it.starts
        const tapped = { id: `start ${number}`, at: tapAt(before, startedAt, now + skew), key: '', note: '' }
        it.starts = after(act, before, now, tapped)
        if (it.starts !== before) it.done.push({ before, after: it.starts })
        if (act.do === 'undo') undo(it)
        if (act.do === 'sync') {
          server = merged(it.known, before, server)
          it.starts = it.known = server
        }
        expectWhole(it.starts, lengthOf(it.starts, { startedAt, endedAt: null }, now))
        expectWhole(it.starts, lengthOf(it.starts, { startedAt, endedAt: atSecond(startedAt, 300) }))
      }
    }),
    { numRuns: 300 },
  )
})

test('undo of a slip leaves no sliver: the segment before goes on', () => {
  const before = [start('a', 0, 'guided')]
  const after = begun(before, start('b', 62, 'check'))
  expect(brief(shown(after, 64))).toEqual(['guided 0-62', 'check 62-64'])
  expect(brief(shown(merged(after, before, after), 64))).toEqual(['guided 0-64'])
})

/** Expects every second from the start to the end in exactly one segment. */
function expectWhole(starts: readonly Start[], until: number) {
  const segments = shown(starts, until)
  expect(segments[0]?.from).toBe(0)
  expect(segments.at(-1)?.to).toBe(until)
  segments.forEach((it, index) => {
    const next = segments[index + 1]
    expect(it.to).toBeGreaterThanOrEqual(it.from)
    if (next) {
      expect(it.to).toBe(next.from)
      expect(it.to).toBeGreaterThan(it.from)
      expect(it.key).not.toBe(next.key)
    }
  })
  const inView = segments.flatMap(({ ids }) => ids)
  expect(inView.toSorted()).toEqual(starts.map(({ id }) => id).toSorted())
}
