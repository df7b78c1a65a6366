import { CsvError, parse } from 'csv-parse/browser/esm/sync'

/** A spreadsheet as text, whoever wrote it. */
export interface ReadCsv {
  /** The rows, numbered as spreadsheets do: the first is row 1. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[]
  /** The row in which a quotation mark opens that nothing closes. */
  readonly unclosed: number | null
}

/** Reads RFC 4180, and what Excel makes of it: a byte order mark, semicolons or tabs, and a line “sep=;”. */
export function readCsv(text: string): ReadCsv {
  const { separator, body, skipped } = opened(text)
  const rows: { number: number; cells: string[] }[] = []
  const take = (cells: string[], { records }: { records: number }) => {
    const number = skipped + records
    if (cells.some((it) => it.trim() !== '')) rows.push({ number, cells: cells.map(plainCell) })
    return null
  }
  try {
    parse(body, { ...asSpreadsheetsWrite, delimiter: separator, on_record: take })
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    return { rows, unclosed: skipped + Number(error.records) + 1 }
  }
  return { rows, unclosed: null }
}

/** Rows of any length, line ends of any system, and quotation marks that stand inside a text. */
export const asSpreadsheetsWrite = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  relax_quotes: true,
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
export function plainCell(text: string): string {
  return text.replace(/^'(?=[ \u00a0\u3000]*[=+\-@\t\r＝＋－＠])/gm, '')
}
