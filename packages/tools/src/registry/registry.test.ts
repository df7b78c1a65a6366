import { readdirSync } from 'node:fs'
import { canonical, isObject, type Json, type JsonObject } from '@corridor/domain/data/json'
import { merge } from '@corridor/domain/observation/merge'
import { describe, expect, test } from 'vitest'
import type { Samples } from '../definition/samples.ts'
import type { Fact } from '../definition/tool.ts'
import type { ToolCard } from '../definition/tool-card.ts'
import { expectComplete } from '../testing/test-blocks.ts'
import { findFace, toolFaces } from './faces.ts'
import { allTools, findTool } from './registry.ts'
import { findView, toolViews } from './views.ts'

const keys = allTools.map(({ key }) => key)
const visit = {
  startedAt: '2026-10-22T16:05:00.000Z',
  endedAt: '2026-10-22T16:25:00.000Z',
  timeZone: 'America/Denver',
  studentsPresent: 26,
}
const context = { visit, contributions: [], isForEducator: false }

async function samplesOf(key: string): Promise<Samples> {
  return (await import(`../tools/${key}/${key}.samples.ts`)).default
}
const samples = Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await samplesOf(key)])))

test('every folder is a tool, registered, with a view and a face', () => {
  const folders = readdirSync(`${import.meta.dirname}/../tools`, { withFileTypes: true }).filter((it) =>
    it.isDirectory(),
  )
  const names = folders.map(({ name }) => name).sort()

  expect(keys.toSorted()).toEqual(names)
})

test('each tool has an id of its own, and is the same to the server and to the pages', () => {
  const known = ({ id, key, title, isSingle }: ToolCard) => [id, key, title, isSingle].join(' ')
  expect(new Set(allTools.map(({ id }) => id)).size).toBe(keys.length)
  expect(toolViews.map(known)).toEqual(allTools.map(known))
  expect(toolFaces.map(known)).toEqual(allTools.map(known))
  for (const { id, key } of allTools) expect(findTool(id)?.key).toBe(key)
  expect(findTool(0)).toBeUndefined()
  expect(findView(0)).toBeUndefined()
  expect(findFace(0)).toBeUndefined()
})

describe.each(allTools)('$key', (tool) => {
  const { key } = tool
  const config = tool.usual()
  const theirs: Samples = samples[key] ?? {}
  const all = Object.entries(theirs).flatMap(([version, ones]) =>
    Object.entries(ones).map(([name, capture]) => ({ name, version: Number(version), capture })),
  )
  const opened = all.map(({ version, capture }) => tool.open(version, capture))

  test('has samples of every version that shipped, and of no other', () => {
    const shipped = Array.from({ length: tool.version }, (_, index) => String(index + 1))
    expect(Object.keys(theirs)).toEqual(shipped)
  })

  test.each(all)(
    'opens “$name” of version $version, the same after a trip over the wire',
    ({ version, capture }) => {
      const open = tool.open(version, capture)
      expect(canonical(tool.open(tool.version, JSON.parse(canonical(open))))).toBe(canonical(open))
    },
  )

  test('has configurations to begin with, the usual one first', () => {
    expect(tool.shipped()[0]).toEqual(config)
    for (const content of tool.shipped()) {
      expect(tool.checkConfig(content)).toEqual(content)
      expect(tool.changed(content, content)).toEqual([])
      const ids = tool.items(content).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      if (!tool.isSingle) expect(ids.length).toBeGreaterThan(0)
    }
  })

  test('starts with a configuration that it accepts, and a capture that says what is missing', () => {
    expect(tool.checkConfig(config)).toEqual(config)
    const blank = tool.blank(config)
    expect(tool.open(tool.version, blank)).toEqual(blank)
    expect(tool.missing(blank, config)).not.toEqual([])
  })

  test('tells no share of marks that nobody made', () => {
    expect(JSON.stringify(tool.record(tool.blank(config), config, context))).not.toContain('0 of 0')
  })

  test('keeps something for observers themselves where there is a form for it, from nothing on', () => {
    const none = tool.checkOwn({})
    expect(findFace(tool.id)?.own !== undefined).toBe(none !== undefined)
    if (!none) return
    expect(tool.checkOwn(none)).toEqual(none)
    expect(() => tool.checkOwn({ surprise: true })).toThrow()
  })

  test('takes nothing it does not know', () => {
    expect(() => tool.open(tool.version, { surprise: true })).toThrow()
    expect(() => tool.checkConfig({ ...config, surprise: true })).toThrow()
  })

  test.each(all)('counts “$name” in whole things that add up', ({ version, capture }) => {
    const facts = tool.facts(tool.open(version, capture), config, visit)
    for (const { n } of facts) expect(n).toSatisfy((it) => Number.isInteger(it) && it >= 0)
    // A value is counted once: otherwise a sum would count it twice.
    expect(new Set(facts.map(nameOf)).size).toBe(facts.length)
  })

  test('names the same facts whatever was captured, so that visits add up', () => {
    const names = opened.map((capture) => tool.facts(capture, config, visit).map(nameOf).sort())
    for (const it of names) expect(it).toEqual(names[0])
  })

  test('the panel of all visits is that of their summed facts', () => {
    const facts = opened.map((capture) => tool.facts(capture, config, visit))
    const n = { visits: facts.length, educators: 1, observers: 1 }
    const panel = (total: readonly Fact[]) => tool.panel({ total, visits: null, n }, config)

    expect(panel(facts.flat())).toEqual(panel(summed(facts.flat())))
    expectComplete(panel(summed(facts.flat())))
  })

  test.each(all)('has a complete record of “$name”', ({ version, capture }) => {
    expectComplete(tool.record(tool.open(version, capture), config, context))
  })

  test('two edited copies merge, and both edits stay', () => {
    const things = opened.flatMap((capture) => entriesOf(capture))
    expect(things.length).toBeGreaterThan(1)
    for (const { list, entries } of things) {
      const base = { conflicts: [], [list]: [] }
      const merged = merge(
        base,
        { ...base, [list]: entries.slice(0, 1) },
        { ...base, [list]: entries.slice(1) },
        { by: 'tablet', at: '2026-10-22T16:00:00Z' },
      )
      expect(merged.conflicts).toEqual([])
      expect(ids(merged[list])).toEqual(ids(entries))
    }
  })
})

function nameOf({ item, value }: Fact): string {
  return `${item}: ${value}`
}

function summed(facts: readonly Fact[]): Fact[] {
  const sums = new Map<string, Fact>()
  for (const fact of facts) {
    sums.set(nameOf(fact), { ...fact, n: fact.n + (sums.get(nameOf(fact))?.n ?? 0) })
  }
  return [...sums.values()]
}

/** Every list of a capture; its entries merge by their ids. */
function entriesOf(capture: JsonObject): { list: string; entries: readonly Json[] }[] {
  return Object.entries(capture).flatMap(([list, value]) =>
    Array.isArray(value) && value.length > 1 ? [{ list, entries: value }] : [],
  )
}

function ids(entries: Json | undefined): Json[] {
  const list: readonly Json[] = Array.isArray(entries) ? entries : []
  return list.map((it) => (isObject(it) ? (it.id ?? null) : null)).sort()
}
