import type { BlockTable } from '../report/block.ts'
import { defused } from './formula.ts'

/** A table as a spreadsheet reads it (RFC 4180). */
export function csvOf({ columns, rows }: BlockTable): string {
  return [columns.map(({ title }) => title), ...rows]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')
}

function cellOf(text: string): string {
  const harmless = defused(text)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
