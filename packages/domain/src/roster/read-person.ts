import { looksLikeAddress } from '../people/sign-in/looks-like-address.ts'
import { isNoName, saysNothing } from './clean-cell.ts'
import { faultPlace, type PlaceOf } from './fault-place.ts'
import { personName } from './person-name.ts'
import { rosterAddress } from './roster-address.ts'
import { rosterDay } from './roster-day.ts'
import type { RosterField } from './roster-field.ts'
import type { RosterRow, RosterSchool, RowFault } from './roster-row.ts'
import { hasLeft, leads } from './staff-words.ts'

/** What a roster says about one person of staff. */
export interface ToldPerson {
  readonly row: number
  /** The row that tells the role, where that is in another file of a bundle. */
  readonly roleRow?: number | undefined
  /** The text of a field; undefined where no column speaks of it. */
  readonly told: (field: RosterField) => string | undefined
  readonly schools: readonly RosterSchool[] | undefined
  readonly office?: string | undefined
  /** Where a field is told. */
  readonly placeOf: PlaceOf
}

type Blame = (field: RosterField, sentence: string) => void
type Person = { -readonly [Key in keyof RosterRow]: RosterRow[Key] }

export function readPerson({ row, roleRow, told: said, schools, office, placeOf }: ToldPerson): RosterRow {
  const told = (field: RosterField) => withoutNothing(field, said(field))
  const faults: RowFault[] = []
  const blame: Blame = (field, sentence) => {
    faults.push({ ...faultPlace(placeOf, field, person), says: said(field) ?? '', sentence })
  }
  const role = told('role')
  const jobTitle = told('jobTitle')
  const isLeader = leads(role ?? '') || leads(jobTitle ?? '')
  const person: Person = { row, kind: isLeader ? 'leader' : 'educator', hasLeft: false, faults }
  const set = <Field extends keyof RosterRow>(field: Field, value: RosterRow[Field] | undefined) => {
    if (value !== undefined) person[field] = value
  }
  set('roleRow', roleRow)
  set('externalId', idOf(told('externalId'), blame))
  set('name', nameOf(told, blame))
  set('email', addressOf(told('email'), blame))
  set('schools', schools)
  set('office', office)
  for (const [field, most] of lengths) {
    const text = told(field)
    if ((text ?? '').length > most) blame(field, `This is too long. Use at most ${most} characters.`)
    set(field, text)
  }
  set('hiredOn', dayOf(told('hiredOn'), blame))
  set('hasLeft', leftOf(told('status'), blame))
  return person
}

const names: readonly RosterField[] = ['name', 'givenName', 'familyName']

/** What a field says, unless that is a word for nothing. People are called None and Null. */
function withoutNothing(field: RosterField, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  return (names.includes(field) ? isNoName(text) : saysNothing(text)) ? '' : text
}

/** How many characters Corridor keeps of each column. */
const lengths = [
  ['grades', 20],
  ['subject', 60],
  ['room', 40],
  ['role', 60],
  ['jobTitle', 80],
] as const

function idOf(told: string | undefined, blame: Blame): string | undefined {
  const id = told?.replace(/^(\d+)\.0+$/, '$1')
  if (/^\d(?:\.\d+)?e\+?\d+$/i.test(id ?? ''))
    blame(
      'externalId',
      'The spreadsheet has shortened this number. Format the column as text, and type it again.',
    )
  if ((id ?? '').length > 60) blame('externalId', 'This is too long. Use at most 60 characters.')
  return id
}

function nameOf(told: ToldPerson['told'], blame: Blame): string | undefined {
  const parts = [told('givenName'), told('familyName')]
  if (told('name') === undefined && parts.every((it) => it === undefined)) return undefined
  const name = personName(told('name') ?? '') || parts.filter((it) => it).join(' ')
  const field = (['name', 'familyName', 'givenName'] as const).find((it) => told(it) !== undefined) ?? 'name'
  if (name === '') blame(field, 'There is no name. Type it, or leave this row out.')
  else if (name.length > 120) blame(field, 'This is too long. Use at most 120 characters.')
  else if (name.includes('\ufffd')) blame(field, 'Some letters of this name are lost. Type it again.')
  else if (!/\p{L}/u.test(name)) blame(field, 'This is no name: it has no letters. Type the name.')
  else if (looksLikeAddress(name))
    blame(field, 'A name cannot hold a web or email address. Type the name alone.')
  return name
}

function addressOf(told: string | undefined, blame: Blame): string | undefined {
  if (told === undefined) return undefined
  const { email, fault } = rosterAddress(told)
  if (fault !== null) blame('email', fault)
  return email
}

function dayOf(told: string | undefined, blame: Blame): RosterRow['hiredOn'] | undefined {
  if (told === undefined || told === '') return undefined
  const day = rosterDay(told)
  if (day === null) blame('hiredOn', `“${shown(told)}” is no day. Write it like 08/24/2019.`)
  return day ?? undefined
}

function leftOf(told: string | undefined, blame: Blame): boolean {
  const left = hasLeft(told ?? '')
  if (left === null)
    blame('status', `“${shown(told ?? '')}” is no status Corridor knows. Write Active or Inactive.`)
  return left ?? false
}

const shown = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
