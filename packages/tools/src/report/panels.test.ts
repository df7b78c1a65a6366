import { canonical } from '@corridor/domain/data/json'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Samples } from '../definition/samples.ts'
import type { Fact, VisitFacts } from '../definition/tool.ts'
import { allTools } from '../registry/registry.ts'
import { expectComplete, expectHonest, textsIn } from '../testing/test-blocks.ts'
import { shareBuckets } from '../tools/custom-look-for/share-buckets.ts'

const visit = {
  startedAt: '2026-10-22T16:05:00.000Z',
  endedAt: '2026-10-22T16:25:00.000Z',
  timeZone: 'America/Denver',
  studentsPresent: 26,
}

const samples = Object.fromEntries(
  await Promise.all(
    allTools.map(
      async ({ key }): Promise<[string, Samples]> => [
        key,
        (await import(`../tools/${key}/${key}.samples.ts`)).default,
      ],
    ),
  ),
)

/** A share in words, wherever it stands: “(45%)”, “53–89%”, “83%”. */
const share = /\(\d+%\)|\d+–\d+%|^\d+%$|\d+% to/
const bucketLabels: readonly string[] = shareBuckets.map(({ label }) => label)

describe.each(allTools)('the panel of $key', (tool) => {
  const config = tool.usual()
  const counted = Object.entries(samples[tool.key] ?? {}).flatMap(([version, ones]) =>
    Object.values(ones).map((capture) => tool.facts(tool.open(Number(version), capture), config, visit)),
  )
  const blank = tool.facts(tool.blank(config), config, visit)
  const all = [...counted, blank]
  const names = (all[0] ?? []).map(({ item, value }) => ({ item, value }))

  const seen = (facts: readonly Fact[], place: number, educatorId = place): VisitFacts => ({
    id: String(place),
    startedAt: new Date(Date.parse(visit.startedAt) + place * 86_400_000).toISOString(),
    educatorId,
    label: `Day ${place + 1}`,
    opens: { query: `educators[]=${educatorId}`, visits: 1 },
    facts,
  })
  const panelOf = (visits: readonly VisitFacts[]) => {
    const educators = new Set(visits.map(({ educatorId }) => educatorId)).size
    const n = { visits: visits.length, educators, observers: 1 }
    return tool.panel({ total: visits.flatMap(({ facts }) => facts), visits, n }, config)
  }

  test('reads of single visits the items that the tool declares, and no others', () => {
    const visits = Array.from({ length: 24 }, (_, place) => seen(all[place % all.length] ?? [], place))
    const declared = visits.map((it) => ({
      ...it,
      facts: it.facts.filter(({ item }) => tool.visitItems.includes(item)),
    }))
    const total = visits.flatMap(({ facts }) => facts)
    const n = { visits: visits.length, educators: visits.length, observers: 1 }
    const sent = tool.visitItems.length > 0 ? declared : null
    expect(tool.panel({ total, visits: sent, n }, config)).toEqual(tool.panel({ total, visits, n }, config))
  })

  test('of no visits is a note in words', () => {
    expect(panelOf([])).toEqual([{ kind: 'note', text: `There is no visit with ${tool.title} among these.` }])
  })

  test('of a visit in which nothing was recorded draws nothing but what was not marked', () => {
    const blocks = panelOf([seen(blank, 0)])
    expectHonest(blocks)
    expect(textsIn(blocks).filter((it) => share.test(it) && !bucketLabels.includes(it))).toEqual([])
  })

  test.each([1, 4, 5, 12])('of %d equal visits is honest', (times) => {
    for (const facts of all) expectHonest(panelOf(Array.from({ length: times }, (_, at) => seen(facts, at))))
  })

  test('of any visits to anybody is honest, and the same in whatever order they come', () => {
    const place = fc.record({ which: fc.nat(all.length - 1), educator: fc.integer({ min: 1, max: 8 }) })
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 25 }), (places) => {
        const visits = places.map(({ which, educator }, at) => seen(all[which] ?? [], at, educator))
        const blocks = panelOf(visits)
        expectHonest(blocks)
        expect(panelOf(visits.toReversed())).toEqual(blocks)
      }),
      { numRuns: 15 },
    )
  })

  test('of more visits than are known one by one is honest, however many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 501, max: 40_000_000 }), (times) => {
        const total = all.flat().map((fact) => ({ ...fact, n: fact.n * times }))
        const n = { visits: all.length * times, educators: 1_000, observers: 40 }
        const blocks = tool.panel({ total, visits: null, n }, config)
        expectHonest(blocks)
        expect(canonical(JSON.parse(JSON.stringify(blocks)))).not.toContain('e+')
      }),
      { numRuns: 6 },
    )
  })

  test('of facts that do not fit together still has no number that is none', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: names.length, maxLength: names.length }), (numbers) => {
        const facts = names.map((name, place) => ({ ...name, n: numbers[place] ?? 0 }))
        const blocks = panelOf([seen(facts, 0)])
        expectComplete(blocks)
        expect(textsIn(blocks).filter((text) => /NaN|Infinity|undefined/.test(text))).toEqual([])
      }),
      { numRuns: 15 },
    )
  })

  test('of fewer than five of a thing has no percentage of it', () => {
    const one = fc.record({ which: fc.nat(names.length - 1), n: fc.integer({ min: 1, max: 4 }) })
    fc.assert(
      fc.property(one, ({ which, n }) => {
        const facts = names.map((name, place) => ({ ...name, n: place === which ? n : 0 }))
        const texts = textsIn(panelOf([seen(facts, 0)])).filter((it) => !bucketLabels.includes(it))
        expect(texts.filter((text) => share.test(text))).toEqual([])
      }),
      { numRuns: 25 },
    )
  })
})
