import { total } from '../arithmetic.ts'
import type { Figure } from '../figures.ts'

const MOST = 5

/** The overview shows the five that were marked most often, and no table of answers. */
export function shortened(figures: readonly Figure[], tool: string): Figure[] {
  return figures.flatMap((figure): Figure[] => {
    if (!('table' in figure)) return [figure]
    if (figure.counted === undefined) return []
    const end = Math.max(figure.columns.indexOf('Rate'), figure.columns.indexOf('Median'))
    const marked = figure.rows.map((row, place) => ({ row, place, n: total(row.slice(1, end).map(Number)) }))
    const kept = marked
      .filter(({ n }) => n > 0)
      .toSorted((a, b) => b.n - a.n || a.place - b.place)
      .slice(0, MOST)
      .toSorted((a, b) => a.place - b.place)
    const left = figure.rows.length - kept.length
    const shown = { ...figure, rows: kept.map(({ row }) => row) }
    return left > 0 ? [shown, { note: `${left} more in the ${tool} report.` }] : [shown]
  })
}
