import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import { type Level, levels, levelTitles } from '../engagement.ts'

interface Bar {
  readonly label: string
  /** The bar’s name in the table, under a title that says what it is: “1” under “Round”. */
  readonly row?: string
  readonly counts: Readonly<Record<Level, number>>
  /** Cells after the four numbers in the table. */
  readonly more?: readonly string[]
}

interface Chart {
  readonly title: string
  /** What a bar stands for: “Round”. */
  readonly of: string
  readonly bars: readonly Bar[]
  readonly moreColumns?: readonly { title: string; isNumber?: boolean }[]
  readonly n: number
  readonly one: string
}

/** A chart of the four levels, always all of them. */
export function levelChart({ title, of, bars, moreColumns = [], n, one }: Chart): Block {
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'stacked-bars',
      isOrdered: true,
      parts: levels.map((level) => ({ key: String(level), label: levelTitles[level] })),
      bars: bars.map(({ label, counts }) => ({ label, values: { ...counts } })),
    },
    table: {
      columns: [
        { title: of },
        ...levels.map((level) => ({ title: levelTitles[level], isNumber: true })),
        ...moreColumns,
      ],
      rows: bars.map(({ label, row = label, counts, more = [] }) => [
        row,
        ...levels.map((level) => String(counts[level])),
        ...more,
      ]),
    },
    n,
    counted: counted(n, one),
  }
}
