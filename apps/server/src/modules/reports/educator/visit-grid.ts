import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { Told } from './load-educator.ts'
import { dayOf, opensVisit, type Telling } from './tool-visits.ts'

interface Cell {
  readonly words: string
  /** The cell's shade, from 1 to 6; null: the cell is empty. */
  readonly step: number | null
}

interface GridRow {
  readonly label: string
  readonly note: string
  readonly cell: (told: Told) => Cell
}

interface Given {
  readonly title: string
  /** What a row is: “Look-for”. */
  readonly head: string
  readonly rows: readonly GridRow[]
  /** The visits, from the first. */
  readonly visits: readonly Told[]
}

/** A grid of things by visits; a cell opens its visit. */
export function visitGrid(telling: Telling, { title, head, rows, visits }: Given): Block {
  const columns = visits.map((it) => ({
    label: dayOf(telling, it),
    title: `${dayOf(telling, it)}, ${it.observer}, version ${it.configurationVersion}`,
  }))
  const filled = rows.map(({ label, note, cell }) => ({ label, note, cells: visits.map(cell) }))
  const opens = visits.map((it) => opensVisit(telling, it))
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'grid',
      head,
      columns,
      rows: filled.map(({ label, note, cells }) => ({
        label,
        note,
        hidden: null,
        cells: cells.map((it, index) => ({
          ...it,
          ...(it.words === '' ? {} : opens[index]),
        })),
      })),
    },
    table: {
      columns: [{ title: head }, ...columns.map(({ title: it }) => ({ title: it }))],
      rows: filled.map(({ label, cells }) => [label, ...cells.map(({ words }) => words)]),
    },
    n: visits.length,
    counted: counted(visits.length, 'visit'),
  }
}
