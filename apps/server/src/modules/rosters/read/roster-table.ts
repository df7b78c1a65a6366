import type { UnknownColumns } from '@corridor/contract/people/roster-shapes'
import { Problem } from '@corridor/contract/problems'
import { cleanCell } from '@corridor/domain/roster/clean-cell'
import { placesIn } from '@corridor/domain/roster/fault-place'
import { findHeadings, namesSomebody, type TableRow } from '@corridor/domain/roster/find-headings'
import { gatherPeople } from '@corridor/domain/roster/gather-people'
import { rowReader } from '@corridor/domain/roster/read-row'
import { rosterPerson } from '@corridor/domain/roster/staff-words'
import { notReadable } from './refuse-roster.ts'
import { checkRow, STAFF, tooManyStaff } from './roster-limits.ts'
import type { RosterAsked, RosterRead } from './roster-read.ts'

/** How many rows down headings are looked for. */
export const HEAD_ROWS = 40

export type TableRead = Pick<RosterRead, 'headerRow' | 'columns' | 'rows' | 'passedOver'>

/** Reads a sheet row by row. What comes before the headings is a title; what comes after them is people. */
export function rosterTable({ mapping = {} }: RosterAsked) {
  const first: TableRow[] = []
  let people: ReturnType<typeof peopleUnder> | undefined
  return { take, end }

  function take(number: number, cells: readonly string[]) {
    checkRow(number, cells)
    if (people) return people.take(number, cells)
    first.push({ number, cells })
    if (first.length === HEAD_ROWS) begin()
  }

  function end(): TableRead {
    const { headerRow, columns, read } = people ?? begin()
    return { headerRow, columns, ...read() }
  }

  function begin() {
    const headings = findHeadings(first, mapping)
    if (!headings) throw noHeadings(first)
    const headerRow = first[headings.at]?.number ?? 1
    if (!namesSomebody(headings.columns))
      throw unknownColumns(headerRow, headings.columns, first.slice(headings.at + 1))
    people = peopleUnder(headerRow, headings.columns)
    for (const { number, cells } of first.slice(headings.at + 1)) people.take(number, cells)
    return people
  }
}

function peopleUnder(headerRow: number, columns: TableRead['columns']) {
  const readRow = rowReader(columns)
  const { people, add } = gatherPeople(placesIn(columns))
  const passedOver = { students: 0, parents: 0, totals: 0, blank: 0, withoutRole: 0 }
  let blank = 0
  return { headerRow, columns, take, read: () => ({ rows: people, passedOver }) }

  function take(number: number, cells: readonly string[]) {
    const row = readRow(number, cells)
    if (row === 'blank') {
      blank += 1
      return
    }
    // Blank rows below the last person are the paper, not the roster.
    passedOver.blank += blank
    blank = 0
    if (typeof row === 'string') passedOver[row] += 1
    else add(row)
    if (people.length > STAFF) throw tooManyStaff()
  }
}

function noHeadings(first: readonly TableRow[]): Problem {
  const isEmpty = first.every(({ cells }) => cells.every((it) => it.trim() === ''))
  return notReadable(
    isEmpty
      ? 'There is nothing in this file.'
      : 'No row names the columns. Add a row with headings such as Name, Email and School above the people.',
  )
}

function unknownColumns(
  headerRow: number,
  columns: TableRead['columns'],
  below: readonly TableRow[],
): Problem {
  const samples = samplesIn(below)
  const current: UnknownColumns = {
    headerRow,
    columns: columns.map((it, place) => ({ ...it, samples: samples(place) })),
  }
  return new Problem('roster-columns-unknown', {
    fields: { file: 'No column is known as a name, an id or an email address. Say what the columns are.' },
    current,
  })
}

const MOST_SAMPLES = 3
const SAMPLE_LENGTH = 40

/** The first texts of a column, for who uploads to tell what it holds. Rows of students and parents give none. */
function samplesIn(below: readonly TableRow[]) {
  const isStaff = (cell: string) => rosterPerson(cleanCell(cell)) === 'staff'
  const staff = below.filter(({ cells }) => cells.every(isStaff))
  return (place: number): string[] => {
    const texts = staff.map(({ cells }) => cleanCell(cells[place] ?? '')).filter((it) => it !== '')
    return [...new Set(texts)].slice(0, MOST_SAMPLES).map((it) => it.slice(0, SAMPLE_LENGTH))
  }
}
