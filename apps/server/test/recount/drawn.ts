import type { Block } from '@corridor/domain/block'

type Chart = Extract<Block, { kind: 'chart' }>
type Shape = Chart['chart']
type Of<Name extends Shape['shape']> = Extract<Shape, { shape: Name }>
/** What is drawn, and where the table says it. */
type Drawn = readonly [row: number, cell: number, value: string | number]

/** What is drawn and does not stand so in the table below it; nothing where both say the same. */
export function unlikeTable({ title, chart, table }: Chart): string[] {
  return drawnIn(chart).flatMap(([row, cell, value]) => {
    const words = table.rows[row]?.at(cell) ?? 'nothing'
    const isSame = words === String(value) || words.startsWith(`${value} of `) || words.endsWith(`(${value})`)
    return isSame ? [] : [`${title}: ${value} is drawn where the table has “${words}”`]
  })
}

const percent = (share: number) => `${Math.round(100 * share)}%`

function drawnIn(chart: Shape): Drawn[] {
  switch (chart.shape) {
    case 'stacked-bars':
      return barsOf(chart)
    case 'weeks':
      return chart.weeks.map(({ visits }, row) => [row, 1, visits])
    case 'tallies':
      return chart.groups.flatMap((it) => it.rows).map(({ n }, row) => [row, -1, n])
    case 'funnel':
      return chart.steps.map(({ n }, row) => [row, 1, n])
    case 'columns':
      return chart.columns.map(({ n }, row) => [row, 1, n])
    case 'shares':
      return chart.parts.map(({ share }, row) => [row, 2, percent(share)])
    case 'dots':
      return chart.dots.map(({ share }, row) => [row, 1, percent(share)])
    case 'rows':
      return rowsOf(chart)
    default:
      throw new Error(`Nobody compares what “${chart.shape}” draws with its table.`)
  }
}

function barsOf({ bars, parts }: Of<'stacked-bars'>): Drawn[] {
  return bars.flatMap(({ values }, row) =>
    parts.map(({ key }, part): Drawn => [row, part + 1, values[key] ?? 0]),
  )
}

function rowsOf({ bars, rows }: Of<'rows'>): Drawn[] {
  const parts = bars?.parts ?? []
  return rows.flatMap(({ values, cells }, row) => [
    ...parts.map(({ key }, part): Drawn => [row, part + 1, values[key] ?? 0]),
    ...cells.map(({ words }, cell): Drawn => [row, parts.length + 1 + cell, words]),
  ])
}
