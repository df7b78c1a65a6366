import type { Block } from '@corridor/domain/report/block'

interface Given {
  readonly title: string
  readonly groups: readonly {
    readonly title: string
    readonly rows: readonly { readonly label: string; readonly n: number }[]
  }[]
  /** What is counted: “Lines”. */
  readonly many: string
  readonly n: number
  readonly counted: string
}

/** A chart of how often each of a few things occurred, with its table. A group without any count is left out. */
export function talliesChart({ title, groups, many, n, counted }: Given): Block[] {
  const used = groups.filter(({ rows }) => rows.some((row) => row.n > 0))
  if (used.length === 0) return []
  return [
    {
      kind: 'chart',
      title,
      chart: {
        shape: 'tallies',
        groups: used.map((group) => ({
          title: group.title,
          rows: group.rows.map((row) => ({ label: row.label, n: row.n })),
        })),
      },
      table: {
        columns: [{ title: 'By' }, { title: 'What' }, { title: many, isNumber: true }],
        rows: used.flatMap((group) => group.rows.map((row) => [group.title, row.label, String(row.n)])),
      },
      n,
      counted,
    },
  ]
}
