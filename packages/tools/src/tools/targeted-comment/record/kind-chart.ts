import type { Block } from '@corridor/domain/report/block'
import { kindHues, kinds, kindTitles } from '../kinds.ts'

/** A chart of the kinds of comments: one bar, because it is one set of comments. */
export function kindChart(
  count: (kind: (typeof kinds)[number]) => number,
  n: number,
  counted: string,
): Extract<Block, { kind: 'chart' }> {
  const used = kinds.filter((kind) => n === 0 || count(kind) > 0)
  const values = Object.fromEntries(used.map((kind) => [kind, count(kind)]))
  return {
    kind: 'chart',
    title: 'Kinds of comments',
    chart: {
      shape: 'stacked-bars',
      parts: used.map((key) => ({ key, label: kindTitles[key], hue: kindHues[key] })),
      bars: [{ label: 'Comments', values }],
    },
    table: {
      columns: [{ title: 'What' }, ...used.map((kind) => ({ title: kindTitles[kind], isNumber: true }))],
      rows: [['Comments', ...used.map((kind) => String(count(kind)))]],
    },
    n,
    counted,
  }
}
