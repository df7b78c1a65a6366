import { cleanCell } from './clean-cell.ts'
import { fieldOf } from './heading.ts'
import type { RosterField } from './roster-field.ts'

export interface RosterColumn {
  readonly heading: string
  readonly field: RosterField | null
}

/** How somebody wants columns to be read, by heading. */
export type RosterMapping = Readonly<Record<string, RosterField | null>>

export interface TableRow {
  /** The row's number as spreadsheets count: the first is row 1. */
  readonly number: number
  readonly cells: readonly string[]
}

export interface Headings {
  /** The index of the row of headings. */
  readonly at: number
  readonly columns: readonly RosterColumn[]
  /** How many columns are understood. */
  readonly known: number
}

/** The fields that tell who somebody is. */
const identities: readonly (RosterField | null)[] = ['name', 'familyName', 'givenName', 'email', 'externalId']

export const namesSomebody = (columns: readonly RosterColumn[]) =>
  columns.some(({ field }) => identities.includes(field))

/** The row of headings among the first rows, below whatever title stands over them; null where none can be one. */
export function findHeadings(rows: readonly TableRow[], mapping: RosterMapping = {}): Headings | null {
  const widest = Math.max(...rows.map(({ cells }) => filled(cells)))
  // `top` is the first wide row: above it stand titles, below it the rest of the table.
  const top = rows.findIndex(({ cells }) => filled(cells) * 2 >= widest && widest > 0)
  const found = rows.map(({ cells }, at) => {
    const columns = columnsOf(withAbove(rows[at - 1]?.cells ?? [], cells).slice(0, MOST_HEADINGS), mapping)
    const known = columns.filter(({ field }) => field !== null).length
    return {
      at,
      columns,
      known,
      asked: columns.filter(({ heading }) => Object.hasOwn(mapping, heading)).length,
    }
  })
  const best = found
    .filter(({ columns }) => namesSomebody(columns))
    // A single known word may as well be somebody's role, so a row needs two to be the headings.
    .filter(({ at, known, asked }) => known >= 2 || asked > 0 || at === top)
    .reduce<(typeof found)[number] | null>(
      (a, b) => (a && a.known + a.asked >= b.known + b.asked ? a : b),
      null,
    )
  if (best) return best
  // Headings that Corridor does not know: they stand where headings do, and whoever uploads can say what they mean.
  const isData = rows[top]?.cells.some((it) => /@|^\d+$/.test(it.trim()))
  return widest < 2 || isData ? null : (found[top] ?? null)
}

const MOST_HEADINGS = 100
const filled = (cells: readonly string[]) => cells.filter((it) => it.trim() !== '').length

/** Headings in two rows: “Last” and “First” stand below one “Name”, all others beside it in the row above. */
function withAbove(above: readonly string[], cells: readonly string[]): readonly string[] {
  const parts = cells.map((cell, at) => ({ field: fieldOf(cell), of: above[at]?.trim() ?? '', cell }))
  const isPartOfName = ({ of, cell }: (typeof parts)[number]) =>
    cell.trim() === '' || of === '' || fieldOf(of) === 'name'
  const isBelowName =
    parts.every(isPartOfName) &&
    parts.some(({ field }) => field === 'familyName') &&
    parts.some(({ field }) => field === 'givenName') &&
    parts.some(({ of, cell }) => cell.trim() !== '' && of !== '')
  if (!isBelowName) return cells
  return Array.from({ length: Math.max(above.length, cells.length) }, (_, at) =>
    cells[at]?.trim() ? cells[at] : (above[at] ?? ''),
  )
}

function columnsOf(cells: readonly string[], mapping: RosterMapping): readonly RosterColumn[] {
  const headings = told(cells)
  const asked = new Map(
    headings.filter((it) => Object.hasOwn(mapping, it)).map((it) => [it, mapping[it] ?? null]),
  )
  const taken = new Set<RosterField | null>(asked.values())
  return headings.map((heading) => {
    const field = asked.get(heading)
    if (field !== undefined) return { heading, field }
    const own = fieldOf(heading)
    // A school may have a column for its name and one for its id, a person several schools.
    if (own === null || (own !== 'school' && taken.has(own))) return { heading, field: null }
    taken.add(own)
    return { heading, field: own }
  })
}

/** Each heading with a name of its own: an empty one by its letter, a repeated one by its number. */
function told(cells: readonly string[]): readonly string[] {
  const length = cells.findLastIndex((it) => it.trim() !== '') + 1
  const times = new Map<string, number>()
  return cells.slice(0, length).map((cell, index) => {
    const text = cleanCell(cell).slice(0, 100)
    const heading = text === '' ? `Column ${letters(index)}` : text
    const time = (times.get(heading) ?? 0) + 1
    times.set(heading, time)
    return time === 1 ? heading : `${heading} (${time})`
  })
}

function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
