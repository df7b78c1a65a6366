import type { Block } from '@corridor/domain/report/block'
import { clock } from './arithmetic.ts'

type Chart = Extract<Block, { kind: 'chart' }>
type Shape = Chart['chart']
type Of<Name extends Shape['shape']> = Extract<Shape, { shape: Name }>
/** A number or word that a chart draws, with its place in the chart's table. */
type Drawn = readonly [row: number, cell: number, value: string | number]

/** Everything that a chart draws and its table does not say in the same place; nothing where both agree. */
export function unlikeTable({ title, chart, table }: Chart): string[] {
  return drawnIn(chart, table).flatMap(([row, cell, value]) => {
    const words = table.rows[row]?.at(cell) ?? 'nothing'
    const isSame =
      words === String(value) ||
      words.startsWith(`${value} of `) ||
      words.startsWith(`${value}% of `) ||
      words.endsWith(`(${value})`)
    return isSame ? [] : [`${title}: ${value} is drawn where the table has “${words}”`]
  })
}

const percent = (share: number) => `${Math.round(Math.round(share * 1e9) / 1e7)}%`

function drawnIn(chart: Shape, table: Chart['table']): Drawn[] {
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
      return rowsOf(chart, table)
    case 'trend':
      return trendOf(chart)
    case 'grid':
      return gridOf(chart)
    case 'visit-run':
      return runOf(chart)
    case 'run':
      return chart.points.map(({ label }, row) => [row, 0, label])
    case 'ribbon':
      return ribbonOf(chart)
  }
}

function barsOf({ bars, parts }: Of<'stacked-bars'>): Drawn[] {
  return bars.flatMap(({ values }, row) =>
    parts.map(({ key }, part): Drawn => [row, part + 1, values[key] ?? 0]),
  )
}

function rowsOf({ bars, rows, columns }: Of<'rows'>, table: Chart['table']): Drawn[] {
  const parts = bars?.parts ?? []
  const places = columns.map((title) => placeOf(title, table))
  return rows.flatMap(({ values, cells }, row) => [
    ...parts.map(({ key }, part): Drawn => [row, part + 1, values[key] ?? 0]),
    ...cells.map(({ words }, cell): Drawn => [row, places[cell] ?? 0, words]),
  ])
}

/** The table may say more: “Observed rate” where “Rate” is drawn. */
function placeOf(title: string, { columns }: Chart['table']): number {
  const exact = columns.findIndex((it) => it.title === title)
  return exact >= 0 ? exact : columns.findIndex((it) => it.title.endsWith(title.toLowerCase()))
}

/** A month in which nobody was there is drawn, and in no row. */
function trendOf({ points }: Of<'trend'>): Drawn[] {
  const seen = points.filter(({ words }) => words !== 'No visits')
  return seen.flatMap(({ words, rate }, row): Drawn[] => [
    [row, 2, words.replace(/ of .*/, '')],
    [row, 4, rate ? percent(rate.share) : words.replace(/^0 of 0$/, '–')],
    [row, 5, rate ? `${Math.round(100 * rate.low)}–${percent(rate.high)}` : '–'],
  ])
}

/** The cells stand at the end of the table’s rows; an empty one is drawn as nothing. */
function gridOf({ rows, columns }: Of<'grid'>): Drawn[] {
  return rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ words }, cell): Drawn[] => (words === '' ? [] : [[row, cell - columns.length, words]])),
  )
}

/** A visit with too few has no share. */
function runOf({ points }: Of<'visit-run'>): Drawn[] {
  return points.flatMap(({ share }, row): Drawn[] => (share === null ? [] : [[row, 1, percent(share)]]))
}

function ribbonOf({ tracks, parts }: Of<'ribbon'>): Drawn[] {
  return tracks
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ key, from, to }, row): Drawn[] => {
      const label = parts.find((it) => it.key === key)?.label
      return [...(label ? [[row, 0, label] as const] : []), [row, 1, clock(from)], [row, 2, clock(to)]]
    })
}
