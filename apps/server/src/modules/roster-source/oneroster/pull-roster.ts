import type { Day } from '@corridor/domain/calendar/calendar'
import { cleanCell } from '@corridor/domain/roster/clean-cell'
import { placesIn } from '@corridor/domain/roster/fault-place'
import type { RosterColumn } from '@corridor/domain/roster/find-headings'
import { gatherPeople } from '@corridor/domain/roster/gather-people'
import { isRoleOver, placesLeft } from '@corridor/domain/roster/plan/role-over'
import { readPerson } from '@corridor/domain/roster/read-person'
import type { RosterField } from '@corridor/domain/roster/roster-field'
import type { RosterRow, RosterSchool } from '@corridor/domain/roster/roster-row'
import { rosterPerson } from '@corridor/domain/roster/staff-words'
import * as z from 'zod'
import { type Org, schoolOf } from '../../rosters/read/bundle/read-orgs.ts'
import { STAFF } from '../../rosters/read/roster-limits.ts'
import type { RosterRead } from '../../rosters/read/roster-read.ts'
import { NotPulled, type OneRosterClient, type OneRosterVersion } from './oneroster-client.ts'

const MOST_ORGS = 50_000
const MOST_LETTERS = 4_096

const Text = z.string().max(MOST_LETTERS)
const Ref = z.object({ sourcedId: Text })
const RawOrg = z.object({
  sourcedId: Text,
  name: Text.nullish(),
  type: Text.nullish(),
  parent: Ref.nullish(),
})
const Role = z.object({ role: Text, roleType: Text.nullish(), org: Ref.nullish(), endDate: Text.nullish() })

/** The role of a user, which is looked at before anything else: of students and their families nothing else is read. */
const Whose = z.object({ role: Text.nullish(), roles: z.array(Role).max(1_000).nullish() })

const User = z.object({
  sourcedId: Text,
  status: Text.nullish(),
  enabledUser: z.union([z.boolean(), Text]).nullish(),
  givenName: Text.nullish(),
  familyName: Text.nullish(),
  email: Text.nullish(),
  username: Text.nullish(),
  orgs: z.array(Ref).max(1_000).nullish(),
  primaryOrg: Ref.nullish(),
})

/** The roles by which staff is asked for; students never are. */
const otherStaff: Readonly<Record<OneRosterVersion, readonly string[]>> = {
  '1.1': ['administrator', 'aide'],
  '1.2': ['principal', 'siteAdministrator', 'districtAdministrator', 'aide', 'counselor'],
}

const fields: Readonly<Record<OneRosterVersion, string>> = {
  '1.1': 'sourcedId,status,enabledUser,role,orgs,givenName,familyName,email,username',
  '1.2': 'sourcedId,status,enabledUser,roles,primaryOrg,givenName,familyName,email,username',
}

/** Pulls the staff that a OneRoster service knows, as a file would tell of it. Fails as a whole, or is whole. */
export async function pullRoster(
  client: OneRosterClient,
  version: OneRosterVersion,
  today: Day,
): Promise<RosterRead> {
  const orgs = await pullOrgs(client)
  const passedOver = { students: 0, parents: 0, totals: 0, blank: 0, withoutRole: 0 }
  const { people, add } = gatherPeople(placeOf)
  // Somebody who has two roles comes twice, and is joined where both tell the same.
  const take = (items: readonly unknown[]) => {
    for (const item of items) {
      const person = readUser(item, orgs, people.length + 1, today)
      if (typeof person === 'string') passedOver[person] += 1
      else add(person)
      if (people.length > STAFF) throw new NotPulled('too-many')
    }
  }
  for await (const items of client.pages('teachers', 'users', { fields: fields[version] })) take(items)
  const column = version === '1.1' ? 'role' : 'roles.role'
  for (const role of otherStaff[version]) {
    const filter = `${column}='${role}'`
    for await (const items of client.pages('users', 'users', { filter, fields: fields[version] })) take(items)
  }
  return {
    format: `oneroster-${version}`,
    encoding: 'utf-8',
    separator: null,
    sheet: null,
    headerRow: null,
    columns,
    isBulk: true,
    rows: people,
    passedOver,
  }
}

async function pullOrgs(client: OneRosterClient): Promise<ReadonlyMap<string, Org>> {
  const orgs = new Map<string, Org>()
  for await (const items of client.pages('orgs', 'orgs', { fields: 'sourcedId,name,type,parent' })) {
    for (const item of items) {
      const { data } = RawOrg.safeParse(item)
      if (!data) throw new NotPulled('not-json')
      const { sourcedId, name, type, parent } = data
      orgs.set(cleanCell(sourcedId), {
        name: cleanCell(name ?? ''),
        type: (type ?? '').toLowerCase(),
        parent: cleanCell(parent?.sourcedId ?? ''),
      })
    }
    if (orgs.size > MOST_ORGS) throw new NotPulled('too-many')
  }
  return orgs
}

function readUser(
  item: unknown,
  orgs: ReadonlyMap<string, Org>,
  row: number,
  today: Day,
): RosterRow | 'students' | 'parents' | 'withoutRole' {
  const whose = Whose.safeParse(item)
  if (!whose.success) throw new NotPulled('not-json')
  const roles = rolesOf(whose.data)
  const staff = roles.filter(({ role }) => rosterPerson(role) === 'staff')
  const isOver = ({ endDate }: (typeof staff)[number]) => isRoleOver(cleanCell(endDate ?? ''), today)
  const current = staff.filter((it) => !isOver(it))
  const first = current[0] ?? staff[0]
  if (!first) {
    const [other] = roles
    if (!other) return 'withoutRole'
    return rosterPerson(other.role) === 'student' ? 'students' : 'parents'
  }
  const { success, data: user } = User.safeParse(item)
  if (!success) throw new NotPulled('not-json')
  const refs = [user.primaryOrg, ...current.map(({ org }) => org), ...(user.orgs ?? [])]
  const places = placesLeft(
    idsIn(refs),
    idsIn(current.map(({ org }) => org)),
    idsIn(staff.map(({ org }) => org)),
  )
  return readPerson({
    row,
    told: toldBy(user, first.role, current.length > 0),
    schools: schoolsIn(places, orgs),
    placeOf,
  })
}

function idsIn(refs: readonly (z.infer<typeof Ref> | null | undefined)[]): string[] {
  return refs.flatMap((it) => (it ? [cleanCell(it.sourcedId)] : []))
}

type Roles = z.infer<typeof Whose>

/** The roles of a user, the primary first: it is what somebody does. */
function rolesOf({ role, roles }: Roles): readonly z.infer<typeof Role>[] {
  const all = [...(roles ?? []), ...(role ? [{ role }] : [])]
  return all.toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)))
}

function isPrimary({ roleType }: { readonly roleType?: string | null | undefined }): boolean {
  return roleType === 'primary'
}

/** What of a user is read, as columns of a file would tell it. */
const columns: readonly RosterColumn[] = [
  { heading: 'sourcedId', field: 'externalId' },
  { heading: 'givenName', field: 'givenName' },
  { heading: 'familyName', field: 'familyName' },
  { heading: 'email', field: 'email' },
  { heading: 'status', field: 'status' },
  { heading: 'role', field: 'role' },
  { heading: 'orgs', field: 'school' },
]
const placeOf = placesIn(columns)

function toldBy(user: z.infer<typeof User>, role: string, hasRole: boolean) {
  const clean = (text: string | null | undefined) => (text == null ? undefined : cleanCell(text))
  const isEnabled = String(user.enabledUser ?? 'true').toLowerCase() !== 'false'
  // Services that sign in by address keep it as the name of the account.
  const username = clean(user.username) ?? ''
  const told: Readonly<Partial<Record<RosterField, string | undefined>>> = {
    externalId: clean(user.sourcedId),
    givenName: clean(user.givenName),
    familyName: clean(user.familyName),
    email: clean(user.email) || (username.includes('@') ? username : clean(user.email)),
    status: isEnabled && hasRole ? clean(user.status) : 'inactive',
    role: cleanCell(role),
  }
  return (field: RosterField) => told[field]
}

function schoolsIn(ids: readonly string[], orgs: ReadonlyMap<string, Org>): readonly RosterSchool[] {
  const schools = [...new Set(ids)].filter((it) => it !== '').flatMap((it) => schoolOf(orgs, it) ?? [])
  return [...new Map(schools.map((it) => [it.externalId, it])).values()]
}
