/** A table as data: numbers stand at the end of their column. */
export interface BlockTable {
  readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[]
  readonly rows: readonly (readonly string[])[]
}

/** Parts of a whole, one bar for each moment or thing. */
interface StackedBars {
  readonly shape: 'stacked-bars'
  readonly parts: readonly { readonly key: string; readonly label: string }[]
  readonly bars: readonly { readonly label: string; readonly values: Readonly<Record<string, number>> }[]
}

type Chart = StackedBars

/**
 * A piece of a record or a report, as data: the screen, the paper, the spreadsheet and the mail each draw it their way.
 * A chart brings its table and what it counts, so none can be shown without them.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'facts'
      readonly items: readonly { readonly label: string; readonly value: string; readonly note?: string }[]
    }
  | { readonly kind: 'table'; readonly title: string; readonly table: BlockTable }
  | {
      readonly kind: 'chart'
      readonly title: string
      readonly chart: Chart
      readonly table: BlockTable
      /** How many of what: «5 sweeps, 26 students». */
      readonly n: number
      readonly counted: string
    }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string }
  | { readonly kind: 'note'; readonly text: string }
