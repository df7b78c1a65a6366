import type { Block } from '@corridor/domain/report/block'
import { expect, test } from 'vitest'
import { visit } from '../../../testing/test-around.ts'
import { lookForEvidence } from '../capture/look-for-evidence.ts'
import * as changes from '../capture/mark-changes.ts'
import type { LookForCapture } from '../custom-look-for.shape.ts'
import { customLookFor } from '../custom-look-for.tool.ts'
import { blankCapture } from '../marks.ts'
import type { LookForSet } from '../set/look-for-set.shape.ts'
import { makeSet } from '../set/make-set.ts'
import { guidance, item, itemOf, set } from '../set/test-set.ts'

const at = '2026-10-22T16:06:00.000Z'
const idOf = (number: number) => `0192b3c4-0000-7000-8000-${String(number).padStart(12, '0')}`

test('a record has every item of its domain, what was seen, and its photos', () => {
  const seen = changes.writeEvidence(
    changes.markState(blankCapture, item('present'), 'observed', at),
    item('present'),
    'S7: “Because…”',
    at,
  )
  const capture = changes.attach(changes.choose(seen, item('scale'), 'high', at), {
    id: idOf(3),
    itemId: 'scale',
    at,
    file: { id: idOf(4), type: 'application/pdf', bytes: 9 },
  })
  const blocks = customLookFor.record(capture, set, { visit, contributions: [], isForEducator: true })
  const table = blocks.find((it): it is Extract<Block, { kind: 'table' }> => it.kind === 'table')
  expect(table?.table.rows.map((row) => row[2])).toEqual([
    ...['Observed', '2 of 2, High', ...Array.from({ length: 5 }, () => 'Not marked')],
  ])
  expect(blocks).toContainEqual({
    kind: 'entries',
    title: 'Talk: evidence',
    items: [{ head: '10:06 AM · A1', text: 'S7: “Because…”', tags: ['Item present'] }],
  })
  expect(blocks.some(({ kind }) => kind === 'files')).toBe(true)
  expect(lookForEvidence(capture, set, visit)).toEqual([
    expect.objectContaining({
      entryId: 'present',
      kind: 'Look-for',
      text: 'Item present: Observed\nS7: “Because…”',
      items: ['present'],
    }),
    expect.objectContaining({ entryId: 'scale' }),
    expect.objectContaining({
      kind: 'Document',
      file: expect.objectContaining({ bytes: 9 }),
      items: ['scale'],
    }),
  ])
})

test('a rate leaves out “no opportunity”, and is no percentage under five', () => {
  const panel = (observed: number, not: number, none: number) => {
    const fact = (value: string, n: number) => ({ item: 'present', value, n })
    const total = [fact('observed', observed), fact('not-observed', not), fact('no-opportunity', none)]
    const n = { visits: observed + not + none, educators: 1, observers: 1 }
    const chart = customLookFor.panel({ total, visits: null, n }, set).find(({ kind }) => kind === 'chart')
    return chart?.kind === 'chart' ? chart.table.rows[0]?.slice(1) : []
  }
  expect(panel(3, 1, 0)).toEqual(['3', '1', '0', '3 of 4', '–', '0 of 4', '0'])
  expect(panel(3, 1, 9)).toEqual(['3', '1', '9', '3 of 4', '–', '9 of 13 (69%)', '0'])
  expect(panel(78, 32, 21)?.slice(3, 6)).toEqual(['78 of 110 (71%)', '62–79%', '21 of 131 (16%)'])
})

test('a look-for that is not answered with a state has its rate, too, beside its values', () => {
  const fact = (id: string, value: string, n: number) => ({ item: id, value, n })
  const total = [
    ...[fact('scale', 'high', 3), fact('scale', 'low', 2), fact('scale', 'no-opportunity', 5)],
    ...[fact('count', 'counted', 9), fact('count', 'marked', 2), fact('count', 'no-opportunity', 1)],
  ]
  const blocks = customLookFor.panel(
    { total, visits: null, n: { visits: 10, educators: 4, observers: 1 } },
    set,
  )
  const table = blocks.find((it): it is Extract<Block, { kind: 'table' }> => it.kind === 'table')
  const rows = (id: string) =>
    table?.table.rows.filter(([about]) => about?.endsWith(`Item ${id}`)).map((row) => row.slice(1))
  expect(rows('scale')).toEqual([
    ['Low', '2 of 5 (40%)'],
    ['High', '3 of 5 (60%)'],
    ['No opportunity', '5 of 10 (50%)'],
  ])
  expect(rows('count')).toEqual([
    ['9 counted', '2 visits'],
    ['No opportunity', '1 of 3'],
  ])
  expect(rows('text')).toEqual([['No answer', '0 visits']])
})

test('a record shows its domains side by side, and says how often there was no chance to see', () => {
  const look = (id: string, code: string) => ({ id, code, prompt: `Item ${id}`, ...guidance })
  const two = makeSet({
    title: 'A set',
    purpose: '',
    domains: [
      { id: 'talk', title: 'Talk', items: [look('a', 'A1'), look('b', 'A2')] },
      { id: 'work', title: 'Work', items: [look('c', 'B1'), { ...look('d', 'B2'), type: 'count' }] },
      { id: 'walls', title: 'Walls', items: [{ ...look('e', 'C1'), type: 'text' }] },
    ],
  })
  const mark = (it: LookForCapture, id: string, state: Parameters<typeof changes.markState>[2]) =>
    changes.markState(it, itemOf(two, id), state, at)
  const capture = mark(mark(blankCapture, 'a', 'observed'), 'c', 'no-opportunity')
  const context = { visit, contributions: [], isForEducator: true }
  const [facts, chart] = customLookFor.record(capture, two, context)
  expect(facts).toMatchObject({
    items: expect.arrayContaining([
      { label: 'No opportunity', value: '1 of 2', note: 'of all that were marked' },
    ]),
  })
  expect(chart).toMatchObject({
    kind: 'chart',
    n: 2,
    chart: {
      bars: [
        { label: 'Talk', values: { observed: 1, 'not-observed': 0, 'no-opportunity': 0 } },
        { label: 'Work', values: { observed: 0, 'not-observed': 0, 'no-opportunity': 1 } },
      ],
    },
    table: {
      rows: [
        ['Talk', '1', '0', '0', '1'],
        ['Work', '0', '0', '1', '0'],
      ],
    },
  })
  // A single domain has nothing to be compared with, and without marks there is nothing to show.
  const kinds = (it: LookForCapture, of: LookForSet) =>
    customLookFor.record(it, of, context).map(({ kind }) => kind)
  expect(kinds(changes.markState(blankCapture, item('present'), 'observed', at), set)).not.toContain('chart')
  expect(kinds(blankCapture, two)).not.toContain('chart')
})
