import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'

interface Given {
  readonly title: string
  /** The spans, from the shortest. */
  readonly spans: readonly { readonly value: string; readonly label: string }[]
  readonly count: (value: string) => number
  /** The values of the spans that are soon enough. */
  readonly soon: readonly string[]
  readonly one: string
}

/** A chart of how long something took, by spans of days; empty where nothing is known. */
export function spanChart({ title, spans, count, soon, one }: Given): Block[] {
  const n = sum(spans.map(({ value }) => count(value)))
  if (n === 0) return []
  const many = one.charAt(0).toUpperCase() + one.slice(1)
  return [
    {
      kind: 'chart',
      title,
      chart: {
        shape: 'columns',
        columns: spans.map(({ value, label }) => ({ label, n: count(value), isMain: soon.includes(value) })),
      },
      table: {
        columns: [{ title: 'Days' }, { title: `${many}s`, isNumber: true }],
        rows: spans.map(({ value, label }) => [label, String(count(value))]),
      },
      n,
      counted: counted(n, one),
    },
  ]
}
