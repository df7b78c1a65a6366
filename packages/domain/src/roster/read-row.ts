import { cleanCell, saysNothing } from './clean-cell.ts'
import { placesIn } from './fault-place.ts'
import type { RosterColumn } from './find-headings.ts'
import { headingWords, isSchoolId } from './heading.ts'
import { readPerson } from './read-person.ts'
import type { RosterField } from './roster-field.ts'
import type { RosterRow, RosterSchool } from './roster-row.ts'
import { rosterPerson } from './staff-words.ts'

/** Why a row is not a member of staff. */
export type PassedRow = 'students' | 'parents' | 'totals' | 'blank'

/** Reads the rows under these headings. Of a student's or a parent's row nothing but the role is looked at. */
export function rowReader(columns: readonly RosterColumn[]) {
  const places = new Map<RosterField, number[]>()
  columns.forEach(({ field }, place) => {
    if (field !== null) places.set(field, [...(places.get(field) ?? []), place])
  })
  const placeOf = placesIn(columns)
  const heads = columns.map(({ heading }) => headingWords(heading)).join('|')
  const schools = schoolsReader(columns, places.get('school') ?? [])
  return (row: number, cells: readonly string[]): PassedRow | RosterRow => {
    const told = (field: RosterField) => firstFilled(places.get(field), cells)
    const person = rosterPerson(told('role') ?? '')
    if (person !== 'staff') return person === 'student' ? 'students' : 'parents'
    return passed(cells, heads) ?? readPerson({ row, told, placeOf, schools: schools(cells) })
  }
}

function firstFilled(places: readonly number[] | undefined, cells: readonly string[]): string | undefined {
  if (places === undefined) return undefined
  for (const place of places) {
    const text = cleanCell(cells[place] ?? '')
    if (text !== '') return text
  }
  return ''
}

/** Why a row is passed over: sums, page ends and repeated headings, as reports print them among their rows. */
function passed(cells: readonly string[], heads: string): PassedRow | null {
  const filled = cells.filter((it) => it.trim() !== '')
  const [first = ''] = filled
  if (filled.length === 0) return 'blank'
  if (filled.some((it) => it.includes('@'))) return null
  const words = headingWords(first)
  if (TOTAL.test(words) || (filled.length === 1 && FOOTER.test(words))) return 'totals'
  return heads.startsWith(`${headingWords(cells[0] ?? '')}|`) && cells.map(headingWords).join('|') === heads
    ? 'totals'
    : null
}

const TOTAL =
  /^(?:grand |sub ?)?totals?\b|^(?:staff |teacher |record |row )?count\b|^\d+ (?:teachers?|staff|employees?|rows?|records?|educators?|people)\b/
const FOOTER = /^(?:page \d|printed|generated|end of|run date|report|source|note|as of|confidential)/

/** Reads the schools of a row. Several stand in one cell or in several columns; one column may have names, another ids. */
function schoolsReader(columns: readonly RosterColumn[], places: readonly number[]) {
  const ids = places.filter((place) => isSchoolId(columns[place]?.heading ?? ''))
  const names = places.filter((place) => !ids.includes(place))
  const listed = (cells: readonly string[], from: readonly number[]) =>
    from.flatMap((place) => listOf(cells[place] ?? ''))
  return (cells: readonly string[]): readonly RosterSchool[] | undefined => {
    if (places.length === 0) return undefined
    const known = listed(cells, ids).map((externalId) => ({ externalId }))
    const named = listed(cells, names).map((name) => ({ name }))
    // As many ids as names: they are the same schools, told twice.
    if (known.length === named.length) return known.map((it, index) => ({ ...it, ...named[index] }))
    return known.length > 0 ? known : named
  }
}

function listOf(cell: string): readonly string[] {
  const parts = cell
    .split(/[;|\n\r]/)
    .map(cleanCell)
    .filter((it) => it !== '' && !saysNothing(it))
  return [...new Set(parts)]
}
