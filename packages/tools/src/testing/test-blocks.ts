import { Block } from '@corridor/domain/report/block'
import { expect } from 'vitest'

type ChartBlock = Extract<Block, { kind: 'chart' }>
type Chart = ChartBlock['chart']

/** Expects every chart to have its table and its count, without which not everybody could read it. */
export function expectComplete(blocks: readonly Block[]) {
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) {
    // A block holds no more than the wire carries, and no NaN.
    expect(Block.parse(block)).toEqual(block)
    if (block.kind === 'chart') {
      // “17 indicators”, or “4 of 17 indicators” where a part of the chart is what nobody marked.
      expect(block.counted).toMatch(new RegExp(`^([\\d,]+ of )?${block.n.toLocaleString('en-US')} `))
      expect(block.table.rows).toHaveLength(drawnIn(block.chart))
    }
    if (block.kind !== 'chart' && block.kind !== 'table') continue
    const { columns, rows, opens } = block.table
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
    if (opens) expect(opens.map((row) => row.length)).toEqual(rows.map((row) => row.length))
  }
}

function drawnIn(chart: Chart): number {
  switch (chart.shape) {
    case 'stacked-bars':
      return chart.bars.length
    case 'run':
    case 'trend':
    case 'visit-run':
      return chart.points.length
    case 'ribbon':
      return chart.tracks.flatMap(({ pieces }) => pieces).length
    case 'weeks':
      return chart.weeks.length
    case 'tallies':
      return chart.groups.flatMap(({ rows }) => rows).length
    case 'dots':
      return chart.dots.length
    case 'shares':
      return chart.parts.length
    case 'rows':
    case 'grid':
      return chart.rows.length
    case 'funnel':
      return chart.steps.length
    case 'columns':
      return chart.columns.length
  }
}

/** Expects what holds for every panel, whatever was counted. */
export function expectHonest(blocks: readonly Block[]) {
  expectComplete(blocks)
  const texts = textsIn(blocks)
  expect(texts.filter((text) => /NaN|Infinity|undefined|null|[←-⇿▲▼△▽⬆⬇]/.test(text))).toEqual([])
  expect(texts.filter((text) => !arePercentages(text))).toEqual([])
  for (const block of blocks) {
    if (block.kind !== 'chart') continue
    expect(block.n).toBeGreaterThan(0)
    expect(sharesIn(block.chart).filter((share) => share < 0 || share > 1)).toEqual([])
    expectTwin(block)
  }
}

/** Whether every percentage is of five or more, and right for the counts before it. */
function arePercentages(text: string): boolean {
  return [...withoutCommas(text).matchAll(/(\d+) of (\d+) \((\d+)%\)/g)].every(
    ([, k, n, percent]) => Number(n) >= 5 && Number(percent) === Math.round((100 * Number(k)) / Number(n)),
  )
}

/** “1204” of “1,204” */
function withoutCommas(text: string): string {
  return text.replaceAll(/(?<=\d),(?=\d{3})/g, '')
}

/** Expects the table to have the numbers of the chart, in its order. */
function expectTwin({ chart, table }: ChartBlock) {
  const drawn = numbersIn(chart).map((numbers) => numbers.map(withoutCommas))
  const rows = table.rows.map((row) => row.map(withoutCommas))
  expect(drawn.filter((numbers, place) => !isIn(numbers, rows[place] ?? []))).toEqual([])
}

function isIn(numbers: readonly string[], row: readonly string[]): boolean {
  let next = 0
  return numbers.every((number) => {
    next = row.findIndex((cell, at) => at >= next && (cell === number || cell.startsWith(`${number} `))) + 1
    return next > 0
  })
}

function numbersIn(chart: Chart): string[][] {
  switch (chart.shape) {
    case 'stacked-bars':
      return chart.bars.map(({ values }) => chart.parts.map(({ key }) => String(values[key])))
    case 'tallies':
      return chart.groups.flatMap(({ rows }) => rows.map(({ n }) => [String(n)]))
    case 'columns':
      return chart.columns.map(({ n }) => [String(n)])
    case 'rows':
      return chart.rows.map(({ values, opens, cells }) => {
        const figures = Object.entries(opens ?? {}).filter(([key, { visits }]) => visits !== values[key])
        expect(figures).toEqual([])
        expect(cells).toHaveLength(chart.columns.length)
        const words = cells.map((cell) => cell.words).filter((cell) => /^\d/.test(cell))
        return [...(chart.bars?.parts ?? []).map(({ key }) => String(values[key])), ...words]
      })
    default:
      return []
  }
}

function sharesIn(chart: Chart): number[] {
  const middle = (it: { low: number; high: number } | null) => {
    if (it) expect(it.low).toBeLessThanOrEqual(it.high)
    return it ? [it.low, it.high] : []
  }
  switch (chart.shape) {
    case 'dots':
      return [
        ...chart.dots.map(({ share }) => share),
        ...(chart.median === null ? [] : [chart.median]),
      ].concat(middle(chart.middle))
    case 'shares':
      return chart.parts.flatMap((part) => [part.share, ...middle(part.middle)])
    case 'rows':
      return chart.rows.flatMap(({ rate }) => (rate ? [rate.share, ...middle(rate)] : []))
    default:
      return []
  }
}

/** Every text in a value that somebody reads. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, it]) => (key === 'query' || key === 'key' ? [] : textsIn(it)))
}
