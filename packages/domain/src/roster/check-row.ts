import * as z from 'zod/mini'
import { noAddress } from '../people/sign-in/looks-like-address.ts'
import { filledLine, mailAddress } from '../words/plain-text.ts'
import { faultPlace, type PlaceOf } from './fault-place.ts'
import type { Mending, PlanFault, RosterMends } from './plan/roster-plan.ts'
import type { RosterField } from './roster-field.ts'
import type { RosterRow } from './roster-row.ts'

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

/** A row with what somebody mended, and what is still wrong with it by itself. */
export function checkRow(
  given: RosterRow,
  { addresses, dropped }: RosterMends,
  placeOf: PlaceOf,
): { readonly row: RosterRow; readonly faults: PlanFault[] } {
  const address = addresses[String(given.row)]
  const row = address === undefined ? given : withAddress(given, address)
  const emailColumn = placeOf('email')?.column
  const isOfAddress = (column: string | null) => column !== null && column === emailColumn
  // Where somebody chose this row, the other stays out.
  const isChosen = (other: number | undefined) => other !== undefined && dropped.includes(other)
  const isMended = (column: string | null) => address !== undefined && isOfAddress(column)
  const told = given.faults.filter(({ column, other }) => !isMended(column) && !isChosen(other))
  const faults: PlanFault[] = told.map(({ other, ...fault }) => ({
    ...fault,
    mending: mendingOf(given, other, isOfAddress(fault.column)),
  }))
  const add = (field: RosterField, says: string, sentence: string | undefined) => {
    const place = faultPlace(placeOf, field, row)
    const isKnown = place.column !== null && faults.some((it) => it.column === place.column)
    if (sentence === undefined || isKnown) return
    faults.push({ ...place, says, sentence, mending: mendingOf(row, undefined, field === 'email') })
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

function mendingOf({ row }: RosterRow, other: number | undefined, isOfAddress: boolean): Mending | null {
  if (other !== undefined) return { by: 'rows', rows: [other, row] }
  return isOfAddress ? { by: 'address' } : null
}

function tidy(row: RosterRow): RosterRow {
  const { email } = row
  const tidied = { ...row, name: row.name?.trim() ?? '' }
  return email === undefined ? tidied : { ...tidied, email: email.trim().toLowerCase() }
}
