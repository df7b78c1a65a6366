import { readCsv } from '@corridor/domain/files/read-csv'
import { rankAt } from '../../../sets/ranks.ts'
import { LookForSet, MOST_ITEMS } from './look-for-set.shape.ts'
import { makeItem } from './make-set.ts'
import { type ReadRow, readRow } from './read-set-row.ts'
import { type SetColumn, setColumns } from './set-csv.ts'

/** The imported set, or what to do about the file. */
export type ImportedSet = { readonly set: LookForSet } | { readonly errors: readonly string[] }

interface Around {
  /** The title and purpose, for which a spreadsheet has no place. */
  readonly title: string
  readonly purpose: string
  /** The set that is imported over: items with the same code, domains and options of the same name keep their ids. */
  readonly before?: LookForSet
  readonly newId: () => string
}

export function readSetCsv(text: string, around: Around): ImportedSet {
  const { rows, unclosed } = readCsv(text)
  if (unclosed !== null) return { errors: [`Row ${unclosed}: Close the quotation mark.`] }
  const [head, ...body] = rows
  const columns = columnsIn(head?.cells ?? [])
  const absent = (['Domain', 'Prompt'] as const).filter((column) => !columns.has(column))
  if (absent.length > 0) return { errors: absent.map((it) => `Row 1: Add a column “${it}”.`) }
  if (body.length === 0) return { errors: ['Row 2: Add a row for each item.'] }
  if (body.length > MOST_ITEMS)
    return {
      errors: [
        `Keep at most ${MOST_ITEMS} items in a set. This file has ${body.length.toLocaleString('en-US')}.`,
      ],
    }

  const read = body.map(({ number, cells }) =>
    readRow(number, (column) => cells[columns.get(column) ?? -1]?.trim().replaceAll('\r\n', '\n') ?? ''),
  )
  const errors = [...read.flatMap((row) => row.errors), ...codesTwice(read)]
  return errors.length > 0 ? { errors } : checked(setOf(read, around))
}

/** The columns of a file, by headings in any order and case. */
function columnsIn(cells: readonly string[]): ReadonlyMap<SetColumn, number> {
  const plain = (it: string) => it.toLowerCase().replace(/[^a-z]/g, '')
  const found = setColumns.map((it) => [it, cells.findIndex((cell) => plain(cell) === plain(it))] as const)
  return new Map(found.filter(([, place]) => place >= 0))
}

function codesTwice(rows: readonly ReadRow[]): string[] {
  return rows.flatMap(({ number, item }, index) => {
    const code = item.code.toLowerCase()
    const first = rows.slice(0, index).find((row) => code !== '' && row.item.code.toLowerCase() === code)
    return first ? [`Row ${number}: Choose another code. Row ${first.number} has ${item.code}, too.`] : []
  })
}

function setOf(rows: readonly ReadRow[], { title, purpose, before, newId }: Around): LookForSet {
  const titles = [...new Set(rows.map(({ domain }) => domain))]
  const domains = titles.map((it, index) => ({
    id: before?.domains.find((domain) => domain.title === it)?.id ?? newId(),
    rank: rankAt(index),
    title: it,
  }))
  const items = domains.flatMap((domain, place) =>
    rows
      .filter((row) => row.domain === domain.title)
      .map(({ item }, index) => {
        const code = item.code || freeCode(place, index, rows)
        const known = before?.items.find((it) => it.code.toLowerCase() === code.toLowerCase())
        const made = makeItem({ ...item, code, id: known?.id ?? newId() }, domain.id, rankAt(index))
        const options = made.options.map((option) => ({
          ...option,
          id: known?.options.find(({ label }) => label === option.label)?.id ?? option.id,
        }))
        return { ...made, options }
      }),
  )
  return { title, purpose, domains, items }
}

/** A free code: “B3” for the third item of the second domain, and further on where that is taken. */
function freeCode(place: number, index: number, rows: readonly ReadRow[]): string {
  const letter = String.fromCharCode(65 + (place % 26))
  const isTaken = (code: string) => rows.some(({ item }) => item.code.toLowerCase() === code.toLowerCase())
  let number = index + 1
  while (isTaken(`${letter}${number}`)) number += rows.length
  return `${letter}${number}`
}

function checked(set: LookForSet): ImportedSet {
  const { success, data, error } = LookForSet.safeParse(set)
  return success ? { set: data } : { errors: [...new Set(error.issues.map(({ message }) => message))] }
}
