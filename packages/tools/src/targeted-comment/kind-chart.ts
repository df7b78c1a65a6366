import type { Block } from '@corridor/domain/block'
import { kindHues, kinds, kindTitles } from './kinds.ts'

/** The mix of kinds: one bar, because it is one set of comments. */
export function kindChart(
  count: (kind: (typeof kinds)[number]) => number,
  n: number,
  counted: string,
): Extract<Block, { kind: 'chart' }> {
  const values = Object.fromEntries(kinds.map((kind) => [kind, count(kind)]))
  return {
    kind: 'chart',
    title: 'Kinds of comments',
    chart: {
      shape: 'stacked-bars',
      parts: kinds.map((key) => ({ key, label: kindTitles[key], hue: kindHues[key] })),
      bars: [{ label: 'Comments', values }],
    },
    table: {
      columns: [{ title: 'What' }, ...kinds.map((kind) => ({ title: kindTitles[kind], isNumber: true }))],
      rows: [['Comments', ...kinds.map((kind) => String(count(kind)))]],
    },
    n,
    counted,
  }
}
