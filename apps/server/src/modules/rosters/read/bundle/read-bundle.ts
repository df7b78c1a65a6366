import { cleanCell } from '@corridor/domain/roster/clean-cell'
import type { PlaceOf } from '@corridor/domain/roster/fault-place'
import type { RosterColumn } from '@corridor/domain/roster/find-headings'
import { gatherPeople } from '@corridor/domain/roster/gather-people'
import { placesLeft } from '@corridor/domain/roster/plan/role-over'
import { readPerson } from '@corridor/domain/roster/read-person'
import type { RosterField } from '@corridor/domain/roster/roster-field'
import type { RosterRow, RosterSchool } from '@corridor/domain/roster/roster-row'
import { notReadable } from '../refuse-roster.ts'
import { STAFF, tooManyStaff } from '../roster-limits.ts'
import { rosterPlaces } from '../roster-places.ts'
import type { RosterAsked, RosterRead } from '../roster-read.ts'
import type { Zip } from '../zip/open-zip.ts'
import { type BundleRow, fileIn, readFile } from './bundle-file.ts'
import { readManifest } from './manifest.ts'
import { readOrgs, type SchoolOf } from './read-orgs.ts'
import { personOf, type Roles, readRoles, type StaffRole } from './read-roles.ts'

export const isBundle = (zip: Zip) =>
  fileIn(zip, 'users.csv') !== null || fileIn(zip, 'manifest.csv') !== null

/**
 * Reads a OneRoster bundle: its manifest, orgs, users and roles, and never another file. Of students and their families
 * nothing but the role is looked at.
 */
export async function readBundle(zip: Zip, asked: RosterAsked): Promise<RosterRead> {
  const { version, isBulk } = await readManifest(zip)
  const users = fileIn(zip, 'users.csv')
  if (!users) throw notReadable('There is no users.csv in this bundle. Export it again.')
  const schoolOf = await readOrgs(zip)
  const roles = version === '1.2' ? await readRoles(zip, asked.today) : null
  const passedOver = { students: 0, parents: 0, totals: 0, blank: 0, withoutRole: 0 }
  const opened = ['manifest.csv', 'orgs.csv', 'users.csv', ...(roles ? ['roles.csv'] : [])]
  const files = opened.filter((it) => fileIn(zip, it) !== null)
  let columns: readonly RosterColumn[] = []
  const placeOf: PlaceOf = (field) => rosterPlaces({ files, columns })(field)
  const { people, add } = gatherPeople(placeOf)
  const { encoding, headings } = await readFile(zip, users, {
    needs: roles ? ['sourcedId'] : ['sourcedId', 'role'],
    take: (row, headings) => {
      if (columns.length === 0) columns = columnsOf(headings, asked)
      const user = whoIs(row, headings, roles)
      if (typeof user === 'string') passedOver[user] += 1
      else add(personIn(row, { columns, headings, user, schoolOf, placeOf, isBulk }))
      if (people.length > STAFF) throw tooManyStaff()
    },
  })
  return {
    format: `oneroster-${version}`,
    encoding,
    separator: ',',
    sheet: null,
    headerRow: null,
    files,
    columns: columnsOf(headings, asked),
    isBulk,
    rows: people,
    passedOver,
  }
}

/** The fields of users.csv's columns, unless somebody says otherwise. */
const known: Readonly<Record<string, RosterField>> = {
  sourcedId: 'externalId',
  givenName: 'givenName',
  familyName: 'familyName',
  email: 'email',
  grades: 'grades',
  status: 'status',
  role: 'role',
  orgSourcedIds: 'school',
}

function columnsOf(headings: readonly string[], { mapping = {} }: RosterAsked): readonly RosterColumn[] {
  const asked = new Set(headings.filter((it) => Object.hasOwn(mapping, it)).map((it) => mapping[it]))
  return headings.map((heading) => {
    if (Object.hasOwn(mapping, heading)) return { heading, field: mapping[heading] ?? null }
    const own = Object.hasOwn(known, heading) ? known[heading] : undefined
    return { heading, field: own === undefined || asked.has(own) ? null : own }
  })
}

function whoIs(
  { cells }: BundleRow,
  headings: readonly string[],
  roles: Roles | null,
): StaffRole | 'students' | 'parents' | 'withoutRole' {
  const cell = (heading: string) => cleanCell(cells[headings.indexOf(heading)] ?? '')
  const id = cell('sourcedId')
  if (roles) return roles.staff.get(id) ?? roles.otherwise(id) ?? 'withoutRole'
  const role = cell('role')
  if (role === '') return 'withoutRole'
  const person = personOf(role)
  if (person !== 'staff') return person === 'student' ? 'students' : 'parents'
  const ids = cell('orgSourcedIds').split(',')
  const orgs = ids.map((it) => ({ id: it.trim(), row: null })).filter(({ id }) => id !== '')
  return { role, row: null, rank: 2, left: [], orgs }
}

interface Around {
  readonly columns: readonly RosterColumn[]
  readonly headings: readonly string[]
  readonly user: StaffRole
  readonly schoolOf: SchoolOf
  readonly placeOf: PlaceOf
  readonly isBulk: boolean
}

function personIn(
  { number, cells }: BundleRow,
  { columns, headings, user, schoolOf, placeOf, isBulk }: Around,
): RosterRow {
  const cell = (heading: string) => cleanCell(cells[headings.indexOf(heading)] ?? '')
  const own = (field: RosterField) => {
    const at = columns.findIndex((it) => it.field === field)
    return at < 0 ? undefined : cleanCell(cells[at] ?? '')
  }
  // A delta is silent about roles that did not change.
  const hasNoRole = isBulk && user.rank === 0
  const hasLeft = hasNoRole || cell('enabledUser').toLowerCase() === 'false'
  const told = (field: RosterField) => {
    const text = own(field)
    if (field === 'role') return user.role
    if (field === 'status') return hasLeft ? 'inactive' : text
    if (field === 'email') return text || addressIn(cell('username'), text)
    // Grades are those of students: an empty cell says nothing of staff.
    return field === 'grades' ? text?.replace(/,\s*/g, ', ') || undefined : text
  }
  const held = user.orgs.map(({ id }) => id)
  const schools = schoolsOf(
    placesLeft([cell('primaryOrgSourcedId'), ...held], held, user.left),
    user,
    schoolOf,
  )
  return readPerson({
    row: number,
    roleRow: user.row ?? undefined,
    told,
    schools,
    office: schools.length === 0 ? held[0] : undefined,
    placeOf,
  })
}

/** The address of a user: systems that sign in by address keep it as the name of the account. */
function addressIn(username: string, otherwise: string | undefined): string | undefined {
  return username.includes('@') ? username : otherwise
}

function schoolsOf(
  places: readonly string[],
  { orgs }: StaffRole,
  schoolOf: SchoolOf,
): readonly RosterSchool[] {
  const schools = [...new Set(places)]
    .filter((it) => it !== '')
    .flatMap((it) => {
      const school = schoolOf(it)
      const row = orgs.find(({ id }) => id === it)?.row ?? null
      return school === null ? [] : row === null ? school : { ...school, row }
    })
  return [...new Map(schools.map((it) => [it.externalId, it])).values()]
}
