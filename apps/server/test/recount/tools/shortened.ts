import { distinct, total } from '../arithmetic.ts'
import type { Figure } from '../figures.ts'

const MOST = 5

type Table = Extract<Figure, { table: string }>

/** The overview shows the five that were marked most often, no table of answers, and how many that leaves out. */
export function shortened(figures: readonly Figure[], name: string): Figure[] {
  const isChart = (it: Figure): it is Table => 'table' in it && it.counted !== undefined
  const isAnswers = (it: Figure): it is Table => 'table' in it && it.counted === undefined
  const left =
    total(figures.filter(isChart).map((it) => it.rows.length - mostMarked(it).length)) +
    total(figures.filter(isAnswers).map(({ rows }) => distinct(rows.map(([item]) => item))))
  const more: Figure[] = left > 0 ? [{ note: `${left} more in the report on “${name}”.` }] : []
  return figures.flatMap((figure): Figure[] => {
    if (isChart(figure)) return [{ ...figure, rows: mostMarked(figure) }, ...more]
    if (isAnswers(figure)) return figures.some(isChart) ? [] : more
    return [figure]
  })
}

function mostMarked({ columns, rows }: Table): Table['rows'] {
  const end = Math.max(columns.indexOf('Rate'), columns.indexOf('Median'))
  return rows
    .map((row, place) => ({ row, place, n: total(row.slice(1, end).map(Number)) }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => b.n - a.n || a.place - b.place)
    .slice(0, MOST)
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row)
}
