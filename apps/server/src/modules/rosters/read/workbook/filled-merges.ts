import type { MergedCells } from './sheet-guard.ts'

/** Cells merged downwards say the same of every row they span: their text stands in the first row alone. */
export function filledMerges(merged: readonly MergedCells[]) {
  const starting = new Map<number, MergedCells[]>()
  for (const it of merged) starting.set(it.from, [...(starting.get(it.from) ?? []), it])
  let open: { readonly column: number; readonly to: number; readonly text: string }[] = []
  return (number: number, cells: readonly string[]): readonly string[] => {
    const row = number - 1
    open = open.filter(({ to }) => to >= row)
    const begun = (starting.get(row) ?? []).map(({ column, to }) => ({
      column,
      to,
      text: cells[column] ?? '',
    }))
    if (open.length === 0 && begun.length === 0) return cells
    const filled = [...cells]
    for (const { column, text } of open) filled[column] ||= text
    open = [...open, ...begun]
    return filled
  }
}
