import type { JsonObject } from '@corridor/domain/data/json'
import { merge } from '@corridor/domain/observation/merge'
import { describe, expect, test } from 'vitest'
import type { Earlier } from '../../../definition/capture-view.ts'
import { standardOf } from '../checks.ts'
import { termsOf } from '../focus.ts'
import { blankCheck, chooseStandard } from '../standard-changes.ts'
import { StandardOverTimeCapture } from '../standard-over-time.shape.ts'
import { standardOverTime } from '../standard-over-time.tool.ts'
import { knownOf } from './earlier-checks.ts'
import { baselineOf, seriesOf } from './series.ts'
import { newest, usual, visits } from './test-run.ts'

const explain = standardOf({ standardId: 'explain' }, usual)
if (!explain) throw new Error('There is no standard.')
const later = '2026-12-01T16:00:00.000Z'

/** Corrects the level that an earlier visit carried on. */
const corrected = (all: Earlier[], place: number, value: number | null) => {
  const one = must(all[place])
  all[place] = { ...one, carried: { ...one.carried, value } }
}

describe('a level that was taken back', () => {
  test('is out of the baseline, though others were told of it', () => {
    const { all, check } = visits()
    for (const level of [0, 3, 3, ...Array(10).fill(1)]) check('explain', level)
    expect(check('explain', 1).baseline).toBe(3)
    corrected(all, 2, null)

    const { series, baseline } = check('explain', 1)
    expect(series.first.slice(0, 3)).toEqual([0, 3, 1])
    expect(baseline).toBe(1)
  })

  test('stays out when the check itself is told no more', () => {
    const { all, check } = visits()
    for (const level of [0, 3, 3, 1, 1, 1, 1]) check('explain', level)
    corrected(all, 2, null)
    const after = Array.from({ length: 16 }, () => check('explain', 1))
    expect(new Set(after.map(({ baseline }) => baseline))).toEqual(new Set([1]))
    expect(after.at(-1)?.series.number).toBe(23)
  })

  test('counts as it is now, where it was corrected instead', () => {
    const { all, check } = visits()
    for (const level of [0, 3, 3, ...Array(10).fill(1)]) check('explain', level)
    corrected(all, 2, 1)
    corrected(all, 1, 0)
    expect(check('explain', 1).baseline).toBe(0)
  })
})

describe('a run that was carried on before anybody counted', () => {
  /** Carries checks on in the shape of version 1. */
  const old = (all: Earlier[]) => {
    for (const [place, { carried, ...it }] of all.entries()) {
      const { value = null, levels = [], series = null } = carried
      all[place] = { ...it, carried: { standardId: series, value, levels } }
    }
  }

  test('says no number where more may have come before, and what the baseline is of', () => {
    const { all, check } = visits()
    for (let number = 0; number < 30; number++) check('explain', number < 18 ? 0 : 2)
    old(all)

    const next = check('explain', 1)
    expect(next.series).toMatchObject({ number: 13, isLeast: true })
    expect(next.record).toContain('13 checks, the last that are known')
    expect(next.record).toContain('The baseline is that of the first checks that are known.')
    expect(next.carried).not.toHaveProperty('count')
    const after = Array.from({ length: 20 }, () => check('explain', 1))
    expect(after.every(({ series }) => series.isLeast)).toBe(true)
    // A device that had heard of no earlier check does not know better.
    all.splice(-1, 1, { ...must(all.at(-1)), carried: { ...must(all.at(-1)).carried, count: 0, first: {} } })
    expect(check('explain', 1)).toMatchObject({ baseline: 2, series: { isLeast: true } })
    // The baseline stays where it was when it was counted first.
    expect(new Set(after.map(({ baseline }) => baseline))).toEqual(new Set([2]))
    expect(after.at(-1)?.record).not.toMatch(/the last of \d/)
  })

  test('is counted from its first check where all of it is here', () => {
    const { all, check } = visits()
    for (const level of [0, 1, 0, 2, 2]) check('explain', level)
    old(all)

    const after = Array.from({ length: 20 }, () => check('explain', 3))
    expect(after.map(({ series }) => series.number)).toEqual(after.map((_, index) => 6 + index))
    expect(after.every(({ series }) => !series.isLeast)).toBe(true)
    expect(after.at(-1)?.baseline).toBe(0)
  })

  test('says no number to the next visit when it is carried on anew', () => {
    const { check } = visits()
    for (const level of [0, 1, 0, 2]) check('explain', level)
    const { capture } = check('explain', 2)
    const { beginnings: _, ...first } = capture
    const carried = standardOverTime.carry?.(first, usual)
    expect(carried).toMatchObject({ series: 'explain', value: 2 })
    expect(carried).not.toHaveProperty('count')
    expect(carried).not.toHaveProperty('first')
  })
})

describe('two devices that know different ends of the run', () => {
  const run = (() => {
    const { all, check } = visits()
    for (let number = 0; number < 26; number++) check('explain', number < 3 ? 0 : 2)
    return all
  })()
  const blank: JsonObject = blankCheck()
  const document = (capture: JsonObject) => ({ conflicts: [], capture })
  const begunWith = (known: readonly Earlier[]) =>
    chooseStandard(blankCheck(), 'explain', knownOf(newest(known, 12), explain, later))
  const merged = (mine: readonly Earlier[], theirs: readonly Earlier[]) => {
    const [one, other] = [begunWith(mine), begunWith(theirs)]
    const { capture, conflicts } = merge(document(blank), document(one), document(other), {
      by: 'tablet',
      at: later,
    })
    return { conflicts, capture: StandardOverTimeCapture.parse(capture) }
  }

  test.each([
    ['one more', run.slice(0, 25), run],
    ['many more', run.slice(0, 16), run],
    ['the whole of a short one', run.slice(0, 12), run.slice(0, 13)],
    ['the same', run, run],
  ])('merge without a question to anybody: %s', (_, mine, theirs) => {
    const known = Math.max(mine.length, theirs.length)
    for (const [a, b] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const { capture, conflicts } = merged(a, b)
      expect(conflicts).toEqual([])
      const series = seriesOf(capture, explain, usual, { startedAt: later, timeZone: 'America/Denver' })
      expect(series).toMatchObject({ number: known + 1, isLeast: false })
      expect(baselineOf(series, termsOf(capture, explain, usual))).toBe(0)
    }
  })
})

function must(it: Earlier | undefined): Earlier {
  if (!it) throw new Error('It is missing.')
  return it
}
