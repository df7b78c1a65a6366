import type { RosterColumn } from './find-headings.ts'
import type { RosterField } from './roster-field.ts'

/** The column that tells a field, and in a bundle the file that has it. */
interface ColumnPlace {
  readonly file?: string
  readonly column: string
}

/** Where a roster tells a field; null: nowhere. */
export type PlaceOf = (field: RosterField) => ColumnPlace | null

/** Where in a roster a fault is. */
export interface FaultPlace {
  /** The file of a bundle; absent where the roster is one file. */
  readonly file?: string
  /** The row; absent: the one that the person is known by. */
  readonly row?: number
  /** The heading of the column, as the file has it; null where the whole row is at fault. */
  readonly column: string | null
}

/** Where the columns of a file tell each field. A name in two columns is told by that of the last name. */
export function placesIn(columns: readonly RosterColumn[]): PlaceOf {
  const places = new Map<RosterField, ColumnPlace>()
  for (const { field, heading } of columns)
    if (field !== null && !places.has(field)) places.set(field, { column: heading })
  const name = places.get('name') ?? places.get('familyName') ?? places.get('givenName')
  return (field) => (field === 'name' ? name : places.get(field)) ?? null
}

/** Where a field of somebody is at fault. */
export function faultPlace(
  placeOf: PlaceOf,
  field: RosterField,
  { roleRow }: { readonly roleRow?: number | undefined },
): FaultPlace {
  const place = placeOf(field) ?? { column: null }
  const isOfRole = field === 'role' || field === 'school'
  return isOfRole && roleRow !== undefined ? { ...place, row: roleRow } : place
}
