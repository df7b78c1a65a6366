import type { Block } from '@corridor/domain/report/block'
import { type State, states, stateTitles } from '../answer-types.ts'

const hues = { observed: 'petrol', 'not-observed': 'marigold', 'no-opportunity': 'slate' } as const

interface Bar {
  readonly label: string
  readonly count: (of: State | 'not-marked') => number
  /** Further cells of the bar in the table. */
  readonly more?: readonly string[]
}

interface Given {
  readonly title: string
  /** What a bar stands for. */
  readonly what: string
  readonly bars: readonly Bar[]
  readonly moreTitles?: readonly string[]
  readonly n: number
  readonly counted: string
}

/** A chart of the three states, a bar for each. An item without a mark has no state: only the table has it. */
export function stateChart({ title, what, bars, moreTitles = [], n, counted }: Given): Block {
  const titles = [...states.map((state) => stateTitles[state]), 'Not marked', ...moreTitles]
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'stacked-bars',
      parts: states.map((key) => ({ key, label: stateTitles[key], hue: hues[key] })),
      bars: bars.map(({ label, count }) => ({
        label,
        values: Object.fromEntries(states.map((state) => [state, count(state)])),
      })),
    },
    table: {
      columns: [{ title: what }, ...titles.map((it) => ({ title: it, isNumber: true }))],
      rows: bars.map(({ label, count, more = [] }) => [
        label,
        ...[...states, 'not-marked' as const].map((of) => String(count(of))),
        ...more,
      ]),
    },
    n,
    counted,
  }
}
