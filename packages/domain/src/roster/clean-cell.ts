import { plainCell } from '../files/read-csv.ts'
import { inOneLine, withoutMarks } from '../words/clean-text.ts'

/** A cell as people read it: one line, one spelling of each letter, and nothing that cannot be seen. */
export function cleanCell(text: string): string {
  // Nearly every cell of a large file is plain already.
  if (PLAIN.test(text)) return text
  return withoutMarks(inOneLine(plainCell(text)))
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

const PLAIN = /^(?:[\w.@#&()/,;:-]+(?: [\w.@#&()/,;:-]+)*)?$/
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g
