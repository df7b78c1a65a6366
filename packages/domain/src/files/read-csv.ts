/** A spreadsheet as text, whoever wrote it. */
export interface ReadCsv {
  /** As spreadsheets number them: the first is row 1. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[]
  /** The row in which a quotation mark opens that nothing closes. */
  readonly unclosed: number | null
}

// A cell, in quotes or not, and what ends it.
const CELL = /(?:"([^"]*(?:""[^"]*)*)("|$)([^\n\r]*?)|([^\n\r]*?))(SEPARATOR|\r\n|\n|\r|$)/y.source

/** Reads RFC 4180, and what Excel makes of it: a byte order mark, semicolons or tabs, and a line «sep=;». */
export function readCsv(text: string): ReadCsv {
  const { separator, body, skipped } = opened(text)
  const cell = new RegExp(CELL.replace('SEPARATOR', separator), 'y')
  const rows: { number: number; cells: string[] }[] = []
  let cells: string[] = []
  let unclosed: number | null = null
  let number = 1 + skipped
  while (cell.lastIndex < body.length) {
    const [, quoted, close, after = '', bare = '', end = ''] = cell.exec(body) ?? []
    if (quoted !== undefined && close === '') unclosed ??= number
    cells.push(plainCell(quoted === undefined ? bare : quoted.replaceAll('""', '"') + after))
    if (end === separator && cell.lastIndex === body.length) cells.push('')
    if (end === separator && cell.lastIndex < body.length) continue
    rows.push({ number, cells })
    cells = []
    number += 1
  }
  return { rows: rows.filter((row) => row.cells.some((it) => it.trim() !== '')), unclosed }
}

function opened(text: string) {
  const whole = text.replace(/^\ufeff/, '')
  const told = /^"?sep=([,;\t])"?(?:\r\n|\n|\r|$)/.exec(whole)
  if (told) return { separator: told[1] ?? ',', body: whole.slice(told[0].length), skipped: 1 }
  const [first = ''] = whole.replace(/"(?:[^"]|"")*("|$)/g, '').split(/[\n\r]/, 1)
  const count = (it: string) => first.split(it).length
  const [separator = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return { separator, body: whole, skipped: 0 }
}

/** Takes off the apostrophe that keeps a spreadsheet from reading a formula. */
function plainCell(text: string): string {
  return text.replace(/^'(?=[ \u00a0\u3000]*[=+\-@\t\r＝＋－＠])/gm, '')
}
