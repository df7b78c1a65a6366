import type { BlockTable } from './block.ts'

/** A table as a spreadsheet reads it (RFC 4180). */
export function csvOf({ columns, rows }: BlockTable): string {
  return [columns.map(({ title }) => title), ...rows]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')
}

const NUMBER = /^[+-]?\d+(\.\d+)?%?$/

// A spreadsheet takes what begins so for a formula, whoever typed it; also in full width, and on a line of its own.
const FORMULA = /^(?=[ \u00a0\u3000]*[=+\-@\t\r＝＋－＠])/gm

function cellOf(text: string): string {
  const harmless = NUMBER.test(text) ? text : text.replace(FORMULA, "'")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
