import { notReadable, tooLarge } from '../refuse-roster.ts'
import { COLUMNS, SHEET_ROWS } from '../roster-limits.ts'

/** Merged cells: rows and columns, counted from 0. */
export interface MergedCells {
  readonly column: number
  readonly from: number
  readonly to: number
}

const TAG = /<(?:[^\s<>:/]*:)?(row|c|mergeCell)\s([^<>]*)>/g
const NUMBER = /(?:^|[\s:])r\s*=\s*(?:"([^"]*)"|'([^']*)')/
const REF = /(?:^|[\s:])ref\s*=\s*(?:"([^"]*)"|'([^']*)')/
/** Every quotation mark of a tag has its other: else a sign inside a value would pass for the end of the tag. */
const CLOSED = /^[^"']*(?:"[^"]*"[^"']*|'[^']*'[^"']*)*$/
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/
const MOST_MERGED = 20_000
const LAST_ROW = 1_048_576

/**
 * Looks through the XML of a sheet as it comes. A reader makes room for every row and column up to the last that is
 * named, so a few letters could fill the memory: such a sheet is refused before it is read.
 */
export function sheetGuard() {
  const merged: MergedCells[] = []
  let rest = ''
  return { merged, look }

  function look(bytes: Buffer) {
    // Names of tags and cells are plain letters: no character that is cut in two matters here.
    const text = rest + bytes.toString('latin1')
    const whole = text.lastIndexOf('<')
    const closed = text.lastIndexOf('>') > whole ? text.length : Math.max(whole, 0)
    rest = text.slice(closed)
    if (rest.length > 64 * 1024) throw strange()
    for (const [, tag = '', inside = ''] of text.slice(0, closed).matchAll(TAG)) check(tag, inside)
  }

  function check(tag: string, inside: string) {
    if (!CLOSED.test(inside)) throw strange()
    if (tag === 'mergeCell') return merge(quoted(REF.exec(inside)))
    const address = quoted(NUMBER.exec(inside))
    if (tag === 'row') return checkNumber(address)
    const [, letters = '', digits = ''] = ADDRESS.exec(address ?? '') ?? []
    if (letters === '') throw strange()
    checkNumber(digits)
    if (!inside.endsWith('/')) checkFilled(columnOf(letters), Number(digits))
  }

  function merge(ref = '') {
    const [first = '', last = ''] = ref.split(':')
    const [, left = '', top = ''] = ADDRESS.exec(first) ?? []
    const [, , bottom = ''] = ADDRESS.exec(last) ?? []
    if (top === '' || bottom === '' || merged.length >= MOST_MERGED) return
    const from = Number(top) - 1
    const to = Math.min(Number(bottom) - 1, SHEET_ROWS)
    if (to > from && left !== '') merged.push({ column: columnOf(left), from, to })
  }
}

const strange = () => notReadable('This workbook cannot be read. Save it again as .xlsx, or as CSV.')

/** Checks the number of a row, which may be left out. */
function checkNumber(digits: string | undefined) {
  if (digits !== undefined && (!/^\d{1,7}$/.test(digits) || Number(digits) > LAST_ROW)) throw strange()
}

function checkFilled(column: number, row: number) {
  if (column >= COLUMNS)
    throw tooLarge(`Row ${row} has more than 100 columns. Take out what is not about staff.`)
  if (row > SHEET_ROWS)
    throw tooLarge('A sheet can have up to 100,000 rows. Take out what is not about staff.')
}

const quoted = (found: RegExpExecArray | null) => found?.[1] ?? found?.[2]

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
