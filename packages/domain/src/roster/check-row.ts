import * as z from 'zod/mini'
import { noAddress } from '../people/looks-like-address.ts'
import { filledLine, mailAddress } from '../words/plain-text.ts'
import type { Mending, PlanFault, RosterMends } from './roster-plan.ts'
import type { RosterField, RosterRow, RowFault } from './roster-row.ts'

/** The limits of a person's facts, as the form for one person has them. */
const texts = {
  externalId: filledLine('', 60),
  grades: filledLine('', 20),
  subject: filledLine('', 60),
  room: filledLine('', 40),
  jobTitle: filledLine('', 80),
  email: mailAddress().check(
    z.maxLength(254, 'That address is too long.'),
    z.email('This is not a whole address. Type it in full, or leave it empty.'),
  ),
} as const
const name = filledLine('Every person needs a name.', 120).check(noAddress)
type Text = keyof typeof texts
const fields = Object.keys(texts).filter((it): it is Text => it in texts)

/** The heading by which the file calls a field. */
export type HeadingOf = (field: RosterField) => string | null

/** A row with what somebody mended, and what is still wrong with it by itself. */
export function checkRow(
  given: RosterRow,
  { addresses, dropped }: RosterMends,
  headingOf: HeadingOf,
): { readonly row: RosterRow; readonly faults: PlanFault[] } {
  const address = addresses[String(given.row)]
  const row = address === undefined ? given : withAddress(given, address)
  const emailColumn = headingOf('email')
  const isMended = (column: string | null) => address !== undefined && column === emailColumn
  // Where somebody chose this row, the other stays out.
  const isChosen = (other: number | undefined) => other !== undefined && dropped.includes(other)
  const told = given.faults.filter(({ column, other }) => !isMended(column) && !isChosen(other))
  const faults: PlanFault[] = told.map((fault) => ({
    column: fault.column,
    sentence: fault.sentence,
    says: saidIn(given, fault.column, headingOf),
    mending: mendingOf(given, fault, emailColumn),
  }))
  const add = (field: RosterField, says: string, sentence: string | undefined) => {
    const column = headingOf(field)
    if (sentence === undefined || faults.some((it) => it.column !== null && it.column === column)) return
    faults.push({ column, says, sentence, mending: field === 'email' ? { by: 'address' } : null })
  }
  const { success, error } = name.safeParse(row.name ?? '')
  if (!success) add('name', row.name ?? '', error.issues[0]?.message)
  for (const field of fields) {
    const says = row[field] ?? ''
    if (says !== '') add(field, says, texts[field].safeParse(says).error?.issues[0]?.message)
  }
  return { row: tidy(row), faults }
}

/** A row with another address; the empty one takes it away. */
function withAddress({ email: _, ...row }: RosterRow, address: string): RosterRow {
  return address === '' ? row : { ...row, email: address }
}

function mendingOf(
  { row }: RosterRow,
  { column, other }: RowFault,
  emailColumn: string | null,
): Mending | null {
  if (other !== undefined) return { by: 'rows', rows: [other, row] }
  return column !== null && column === emailColumn ? { by: 'address' } : null
}

function tidy(row: RosterRow): RosterRow {
  const { email } = row
  const tidied = { ...row, name: row.name?.trim() ?? '' }
  return email === undefined ? tidied : { ...tidied, email: email.trim().toLowerCase() }
}

function saidIn(row: RosterRow, column: string | null, headingOf: HeadingOf): string {
  if (column === null) return row.name ?? ''
  const told = [...fields, 'hiredOn', 'role'] as const
  const field = told.find((it) => headingOf(it) === column)
  return (field && row[field]) ?? ''
}
