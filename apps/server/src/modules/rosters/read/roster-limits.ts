import { tooLarge } from './refuse-roster.ts'

const MB = 1024 * 1024

export const SHEET_BYTES = 10 * MB
export const BUNDLE_BYTES = 100 * MB
/** The bytes that files of a bundle may grow to: with students and parents, a million people. */
export const BUNDLE_FILE_BYTES = 400 * MB
/** The bytes that parts of a workbook may grow to together: 50,000 people take half of it. */
export const WORKBOOK_BYTES = 48 * MB
export const STAFF = 50_000
export const COLUMNS = 100
export const CELL_BYTES = 4 * 1024
/** The most rows of a sheet, with titles, empty rows and sums; staff has a limit of its own. */
export const SHEET_ROWS = 100_000

export const sheetTooLarge = () =>
  tooLarge('A spreadsheet can have up to 10 MB. Take out what is not about staff.')
export const bundleTooLarge = () =>
  tooLarge('A bundle can have up to 100 MB. Leave out all but its orgs, users and roles.')
export const tooManyStaff = () =>
  tooLarge('There are more than 50,000 people of staff in this file. Split it by school.')

/** Refuses a row that is wider or holds more than anybody's roster. */
export function checkRow(number: number, cells: readonly string[]): void {
  if (cells.length > COLUMNS && cells.some((it, index) => index >= COLUMNS && it.trim() !== ''))
    throw tooLarge(`Row ${number} has more than 100 columns. Take out what is not about staff.`)
  if (cells.some(isLarge))
    throw tooLarge(`A cell in row ${number} has more than 4 KB of text. Take out what is not about staff.`)
}

const isLarge = (cell: string) => cell.length * 3 > CELL_BYTES && Buffer.byteLength(cell) > CELL_BYTES
