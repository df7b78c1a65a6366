import { describe, expect, test } from 'vitest'
import { agree, forgetAgreed, termsOf } from '../focus.ts'
import type { standardOverTime } from '../standard-over-time.tool.ts'
import { directionOf, isSustained } from './series.ts'
import { usual, visits } from './test-run.ts'

describe('the baseline is that of the first checks', () => {
  test('in a run of thirty, of which a device gets twelve', () => {
    const { check } = visits()
    const levels = [0, 1, 0, null, ...Array.from({ length: 26 }, (_, index) => 1 + (index % 3))]
    const checks = levels.map((level) => check('explain', level))

    expect(checks.map(({ baseline }) => baseline).slice(0, 3)).toEqual([null, null, 0])
    expect(new Set(checks.slice(2).map(({ baseline }) => baseline))).toEqual(new Set([0]))
    expect(checks.at(-1)?.series).toMatchObject({ number: 30, first: [0, 1, 0, 1, 2, 3, 1, 2, 3, 1] })
    expect(checks.at(-1)?.series.checks).toHaveLength(13)
    expect(checks.at(-1)?.record).toContain('13 checks, the last of 30')
    // The carried check does not grow with the run.
    const size = (it: unknown) => JSON.stringify(it).length
    expect(size(checks.at(-1)?.carried)).toBeLessThan(600)
    expect(size(checks.at(-1)?.capture) - size(checks.at(16)?.capture)).toBeLessThan(60)
  })

  test('of each of two standards that take turns, and of one that rested for long', () => {
    const { check } = visits()
    for (const level of [3, 3, 2]) check('goal', level)
    const checks = Array.from({ length: 32 }, (_, index) =>
      index % 2 === 0 ? check('explain', index < 6 ? 0 : 3) : check('build', index < 6 ? 2 : 1),
    )
    const [explain, build] = [0, 1].map((which) => checks.filter((_, index) => index % 2 === which))
    expect(explain?.slice(2).map(({ baseline }) => baseline)).toEqual(Array(14).fill(0))
    expect(build?.slice(2).map(({ baseline }) => baseline)).toEqual(Array(14).fill(2))
    expect(build?.at(-1)?.series).toMatchObject({ number: 16 })

    const again = check('goal', 3)
    expect(again).toMatchObject({ baseline: 3, series: { number: 4, values: [3, 3, 2, 3] } })
  })

  test('of the levels since the scale last changed', () => {
    const [explain] = usual.standards
    if (!explain) throw new Error('There is no standard.')
    const levels = [...explain.levels, { value: 4, label: 'Beyond' }]
    const wider = { ...usual, standards: [{ ...explain, levels }] }
    const { check } = visits()
    for (let number = 0; number < 14; number++) check('explain', 0)
    const checks = Array.from({ length: 16 }, (_, index) => check('explain', index < 3 ? 2 : 4, wider))

    expect(checks.map(({ baseline }) => baseline)).toEqual([null, null, ...Array(14).fill(2)])
    expect(checks.at(-1)?.series).toMatchObject({ number: 30 })
  })

  test('where somebody has seen less of the run than others', () => {
    const { all, check } = visits()
    for (let number = 0; number < 20; number++) check('explain', number < 3 ? 0 : 2)
    const last = all.at(-1)
    if (last) all[all.length - 1] = { ...last, carried: { ...last.carried, count: 2, first: {} } }

    expect(check('explain', 2)).toMatchObject({ baseline: 0, series: { number: 21 } })
  })

  test('so that a few drawn checks of a long run claim neither too much nor too little', () => {
    const { check } = visits({ most: 2 })
    for (const level of [0, 0, 0, 3, 3, 0, null, null, null, null, null]) check('explain', level)
    const { series, baseline } = check('explain', 3)
    expect(series).toMatchObject({ values: [0, 3], number: 12 })
    expect(isSustained(series.values, 3)).toBe(false)
    expect(directionOf(series, baseline)).toBe('above')
  })
})

describe('a focus', () => {
  const agreed = { target: 2, cadenceDays: 7, baselineVisits: 2 }
  const countIn = (facts: ReturnType<typeof standardOverTime.facts>, item: string, value: string) =>
    facts.find((it) => it.item === item && it.value === value)?.n

  test('is as the district has it until something else is agreed, and then stays for the next visits', () => {
    const { check } = visits()
    expect(check('explain', 1).terms).toEqual({ target: 3, cadenceDays: 14, baselineVisits: 3 })
    const { terms, record } = check('explain', 2, usual, (it) => agree(it, agreed))
    expect(terms).toEqual(agreed)
    expect(record).toContain('Target: 2 Partial')
    expect(record).toContain('Planned every 7 days')
    for (let number = 0; number < 14; number++) check('build', 1)

    const { facts, baseline, days, ...next } = check('explain', 2)
    expect(next.terms).toEqual(agreed)
    expect(check('build', 1).terms.target).toBe(3)
    expect(baseline).toBe(1.5)
    expect(days).toBe(15)
    expect(countIn(facts, 'checks', 'at-target')).toBe(1)
    expect(countIn(facts, 'cadence', 'past')).toBe(1)
    expect(countIn(check('explain', 2).facts, 'checks', 'sustained')).toBe(1)

    expect(check('explain', 2, usual, forgetAgreed).terms.target).toBe(3)
    expect(check('explain', 2).terms.target).toBe(3)
  })

  test('follows the district in what it leaves open', () => {
    const { check } = visits()
    check('explain', 1, usual, (it) => agree(it, { target: 2 }))
    const later = { ...usual, cadenceDays: 21, target: 1 }
    expect(check('explain', 1, later).terms).toEqual({ target: 2, cadenceDays: 21, baselineVisits: 3 })
  })

  test('has a target on the standard’s own scale; on another scale there is none agreed yet', () => {
    const [explain] = usual.standards
    if (!explain) throw new Error('There is no standard.')
    const levels = [1, 3, 5, 7].map((value) => ({ value, label: `Step ${value}` }))
    const other = { ...usual, target: 2, standards: [{ ...explain, levels }] }
    const { check } = visits()
    check('explain', 1, usual, (it) => agree(it, { ...agreed, target: 1 }))

    expect(check('explain', 3, other).terms).toEqual({ ...agreed, target: 3 })
    expect(termsOf({ focus: { target: 20 } }, explain, usual).target).toBe(3)
  })
})
