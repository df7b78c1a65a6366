import type { SchoolId } from '../../people/ids.ts'
import { searchWords } from '../../words/search-words.ts'
import { faultPlace, type PlaceOf } from '../fault-place.ts'
import type { RosterRow, RosterSchool } from '../roster-row.ts'
import type { KnownSchool, PlanFault } from './roster-plan.ts'

/** The most schools of one educator, as the form for one has it. */
export const MOST_SCHOOLS = 20

/** How a school of a roster is remembered: by its id in the district's own system, or else by its name. */
export function schoolKey({ externalId, name = '' }: RosterSchool): string {
  return externalId ? `id ${externalId}` : `name ${plainName(name)}`
}

/** A name as it is compared: names that differ in case, accents and signs alone are one. */
export function plainName(name: string): string {
  return searchWords(name).join(' ')
}

/** A school's name as districts shorten it: “Copper Ridge Middle” is Copper Ridge Middle School. */
function withoutSchool(name: string): string {
  return plainName(name).replace(/ school$/, '')
}

/** The schools of a row, each with the row that names it: rows of one person are joined. */
export function schoolsWithRow({ row, schools = [] }: RosterRow): readonly RosterSchool[] {
  return schools.map((it) => ({ row, ...it }))
}

/** The schools of a row, or what is wrong with them. */
export interface Placed {
  readonly ids: readonly SchoolId[]
  readonly faults: readonly PlanFault[]
}

/** Finds the schools that a row speaks of: as somebody said before, or else by name. */
export function schoolFinder(
  schools: readonly KnownSchool[],
  said: Readonly<Record<string, SchoolId>>,
  placeOf: PlaceOf,
) {
  const byName = schoolsBy(schools, plainName)
  const byShortName = schoolsBy(schools, withoutSchool)
  const open = new Set(schools.filter((it) => it.isActive).map(({ id }) => id))
  const places = new Map(Object.entries(said))

  const find = (school: RosterSchool): SchoolId | PlanFault => {
    const key = schoolKey(school)
    const meant = places.get(key)
    if (meant !== undefined && open.has(meant)) return meant
    const { name = '' } = school
    const named = byName.get(plainName(name)) ?? byShortName.get(withoutSchool(name)) ?? []
    const used = named.filter((it) => it.isActive)
    if (used.length === 1 && used[0]) return used[0].id
    const says = school.name || school.externalId || ''
    return {
      ...faultPlace(placeOf, 'school', { roleRow: school.row }),
      says,
      sentence: sentenceFor(named, used),
      mending: { by: 'school', key, said: says },
    }
  }

  return ({ schools: wanted = [] }: RosterRow): Placed => {
    const found = wanted.map(find)
    const faults = found.filter((it) => typeof it === 'object')
    return { faults, ids: [...new Set(found.filter((it) => typeof it === 'number'))] }
  }
}

function schoolsBy(schools: readonly KnownSchool[], spelled: (name: string) => string) {
  const found = new Map<string, KnownSchool[]>()
  for (const it of schools) {
    const name = spelled(it.name)
    found.set(name, [...(found.get(name) ?? []), it])
  }
  return found
}

function sentenceFor(named: readonly KnownSchool[], used: readonly KnownSchool[]): string {
  if (used.length > 1) return 'Two schools have this name. Choose the one that is meant.'
  if (named.length > 0) return 'This school is not in use. Choose another, or use it again in the settings.'
  return 'No school here has this name or id. Choose the school that is meant.'
}
