import { expect, test } from 'vitest'
import type { Block } from './block.ts'
import { inPercents } from './in-percents.ts'

const parts = [
  { key: '1', label: '1 Beginning' },
  { key: '2', label: '2 Developing' },
]
const row = (code: string, values: Record<string, number>) => ({
  code,
  label: 'Routines',
  values,
  rate: null,
  cells: [{ words: '2' }],
})
const block: Extract<Block, { kind: 'chart' }> = {
  kind: 'chart',
  title: 'Levels by indicator',
  chart: {
    shape: 'rows',
    head: 'Indicator',
    bars: { title: 'Distribution', kind: 'levels', parts },
    rates: null,
    columns: ['Median'],
    rows: [row('C1', { '1': 3, '2': 5 }), row('C2', { '1': 1, '2': 3 }), row('C3', {})],
  },
  table: {
    columns: [{ title: 'Indicator' }, ...parts.map(({ label: title }) => ({ title })), { title: 'Median' }],
    rows: [
      ['C1', '3', '5', '2'],
      ['C2', '1', '3', '2'],
      ['C3', '0', '0', '–'],
    ],
  },
  n: 8,
  counted: '8 visits',
}

test('parts of a row are shares of it, and counts where fewer than five stand behind them', () => {
  const { chart, table } = inPercents(block)

  expect(table.rows).toEqual([
    ['C1', '38%', '63%', '2'],
    ['C2', '1 of 4', '3 of 4', '2'],
    ['C3', '–', '–', '–'],
  ])
  expect(chart).toMatchObject({ bars: { isPercent: true }, rows: [{ values: { '1': 3, '2': 5 } }, {}, {}] })
})

test('a chart without bars stays as it is', () => {
  const other = { ...block, chart: { shape: 'funnel' as const, steps: [] } }

  expect(inPercents(other)).toBe(other)
})
