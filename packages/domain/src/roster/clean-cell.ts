import { plainCell } from '../files/read-csv.ts'
import { inOneLine, withoutMarks } from '../words/clean-text.ts'

/** A cell as people read it: one line, one spelling of each letter, and nothing that cannot be seen. */
export function cleanCell(text: string): string {
  // Nearly every cell of a large file is plain already.
  if (PLAIN.test(text)) return text
  return withoutMarks(inOneLine(plainCell(text)))
    .replace(TEXT, '$1')
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

const PLAIN = /^(?:[\w.@#&()/,;:-]+(?: [\w.@#&()/,;:-]+)*)?$/
/** How a CSV tells a spreadsheet that a number is a text, so that the zeros in front of it stay: `="0012"`. */
const TEXT = /^="([^"]*)"$/
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

/** Whether a cell says no more than that there is nothing in it: “N/A”, a dash, or a formula that went wrong. */
export const saysNothing = (cell: string) => NOTHING.test(cell) || isWrongFormula(cell)
/** Whether a cell cannot be a name: people are called None and Null, and nobody “N/A” or a dash. */
export const isNoName = (cell: string) => NO_NAME.test(cell) || isWrongFormula(cell)
const isWrongFormula = (cell: string) => WRONG.test(cell)

const NO_NAME = /^(?:[-–—.]+|n\/a|n\.a\.)$/i
const NOTHING = /^(?:[-–—.]+|n\/a|n\.a\.|none|null|nil|no e-?mail)$/i
const WRONG = /^#(?:n\/a|ref!|value!|name\?|null!|num!|div\/0!)$/i
