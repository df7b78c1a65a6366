export interface Fact {
  readonly label: string
  readonly value: string
}

/** A quote, an invoice, a receipt or a credit note, ready to be drawn: all of its words and amounts as they were issued. */
export interface BillPaper {
  readonly title: string
  readonly number: string
  readonly letterhead: { readonly name: string; readonly lines: readonly string[] }
  readonly billTo: string
  readonly facts: readonly Fact[]
  readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[]
  readonly rows: readonly string[][]
  /** The sums; the last of them is the total. */
  readonly sums: readonly Fact[]
  readonly closing: readonly string[]
}
