import { type PlaceOf, placesIn } from '@corridor/domain/roster/fault-place'
import type { RosterField } from '@corridor/domain/roster/roster-field'
import type { RosterRead } from './roster-read.ts'

/** Where a roster tells each field: of a bundle with the file, as its users and their roles may stand apart. */
export function rosterPlaces({ columns, files = [] }: Pick<RosterRead, 'columns' | 'files'>): PlaceOf {
  const placeOf = placesIn(columns)
  if (files.length === 0) return placeOf
  return (field) => {
    const column = files.includes('roles.csv') ? columnsOfRoles[field] : undefined
    if (column !== undefined) return { file: 'roles.csv', column }
    const place = placeOf(field)
    return place && { ...place, file: 'users.csv' }
  }
}

const columnsOfRoles: Readonly<Partial<Record<RosterField, string>>> = {
  role: 'role',
  school: 'orgSourcedId',
}
