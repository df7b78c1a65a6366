import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { abouts, aboutTitles, type Column, columns } from '../columns.ts'
import type { Entry } from '../noticing-wondering.shape.ts'

/** What an entry can be about, with one for those of which nobody said. */
export const keys = [...abouts, 'unsaid'] as const
export type Key = (typeof keys)[number]

const titles: Readonly<Record<Key, string>> = { ...aboutTitles, unsaid: 'Not said' }
const hues = {
  teacher: 'petrol',
  students: 'marigold',
  environment: 'sky',
  materials: 'olive',
  unsaid: 'slate',
} as const
const barTitles: Readonly<Record<Column, string>> = { noticing: 'Noticings', wondering: 'Wonderings' }

export function keyOf({ about }: Pick<Entry, 'about'>): Key {
  return about ?? 'unsaid'
}

/** Nothing where no entry says what it is about. */
export function aboutChart(entries: readonly Entry[]): Block[] {
  const count = (column: Column, key: Key) =>
    entries.filter((it) => it.column === column && keyOf(it) === key).length
  return entries.some(({ about }) => about !== null) ? [chartOf(count, entries.length)] : []
}

/** A chart of two bars: what was noticed, and what was wondered. */
export function chartOf(count: (column: Column, key: Key) => number, n: number): Block {
  const used = keys.filter((key) => columns.some((column) => count(column, key) > 0))
  const valuesOf = (column: Column) => used.map((key) => [key, count(column, key)] as const)
  return {
    kind: 'chart',
    title: 'What they are about',
    chart: {
      shape: 'stacked-bars',
      parts: used.map((key) => ({ key, label: titles[key], hue: hues[key] })),
      bars: columns.map((column) => ({
        label: barTitles[column],
        values: Object.fromEntries(valuesOf(column)),
      })),
    },
    table: {
      columns: [{ title: 'Column' }, ...used.map((key) => ({ title: titles[key], isNumber: true }))],
      rows: columns.map((column) => [barTitles[column], ...valuesOf(column).map(([, it]) => String(it))]),
    },
    n,
    counted: counted(n, 'entry', 'entries'),
  }
}
