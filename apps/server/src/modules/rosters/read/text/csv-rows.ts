import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { Problem } from '@corridor/contract/problems'
import { asSpreadsheetsWrite } from '@corridor/domain/files/read-csv'
import { CsvError, parse } from 'csv-parse'
import { notReadable, tooLarge } from '../refuse-roster.ts'
import { CELL_BYTES, COLUMNS } from '../roster-limits.ts'

interface CsvRows {
  readonly separator: string
  /** How many lines stand above what is read. */
  readonly skipped: number
  /** The file's name in a sentence about a row. */
  readonly file?: string
  readonly take: (number: number, cells: string[]) => void
}

type Texts = Iterable<string> | AsyncIterable<string>

/** Reads separated cells row by row; never more than a row of them is held. */
export async function csvRows(source: Texts, rows: CsvRows) {
  let number = rows.skipped
  const parser = parse({
    ...asSpreadsheetsWrite,
    bom: true,
    delimiter: rows.separator,
    max_record_size: CELL_BYTES * COLUMNS,
    on_record: (cells: string[]) => {
      number += 1
      rows.take(number, cells)
      return null
    },
  })
  try {
    await pipeline(narrow(slices(source), rows.separator), parser.resume())
  } catch (error) {
    if (error instanceof Problem || !(error instanceof CsvError)) throw error
    const where = `Row ${number + 1}${rows.file === undefined ? '' : ` of ${rows.file}`}`
    throw notReadable(
      `${where} opens a quotation mark that nothing closes, or is too long. Correct it, and try again.`,
    )
  }
}

/** The most separators of a row: more than any row has, even if they stand in its texts. */
const MOST_SIGNS = 5_000

/** Refuses a line that is nothing but separators: a reader would make a cell for each before anybody could count them. */
async function* narrow(source: AsyncIterable<string>, separator: string) {
  const signs = new RegExp(`[\\n\\r]|${separator === '|' ? '\\|' : separator}`, 'g')
  let count = 0
  for await (const text of source) {
    for (const [sign] of text.matchAll(signs)) {
      count = sign === separator ? count + 1 : 0
      if (count > MOST_SIGNS)
        throw tooLarge('A row has more than 100 columns. Take out what is not about staff.')
    }
    yield text
  }
}

/** How many bytes are read at once: a few milliseconds; between two slices others have their turn. */
const SLICE = 8 * 1024
/** The first half of a character that is written in two: each half by itself would be none. */
const HALF = /[\ud800-\udbff]/

async function* slices(source: Texts) {
  for await (const text of source)
    for (let at = 0; at < text.length; ) {
      const end = at + SLICE
      const to = HALF.test(text.charAt(end - 1)) ? end - 1 : end
      await setImmediate()
      yield text.slice(at, to)
      at = to
    }
}
