import type { SchoolDetails } from '@corridor/contract/district/schools'
import type { DistrictId, SchoolId } from '@corridor/domain/people/ids'
import { asc, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { schools } from './districts.tables.ts'

const columns = {
  id: schools.id,
  name: schools.name,
  gradeSpan: schools.gradeSpan,
  visitsPlannedPerWeek: schools.visitsPlannedPerWeek,
  bellSchedule: schools.bellSchedule,
  isActive: schools.isActive,
}

/** Every school of the district: those in use first, each part by name. */
export function allSchools(db: Queries) {
  return db.select(columns).from(schools).orderBy(desc(schools.isActive), asc(schools.name))
}

export async function insertSchool(db: Queries, districtId: DistrictId, details: SchoolDetails) {
  const [school] = await db
    .insert(schools)
    .values({ districtId, ...details })
    .returning(columns)
  if (!school) throw new Error('A school was not written.')
  return school
}

export async function setSchool(db: Queries, id: SchoolId, details: SchoolDetails) {
  await db.update(schools).set(details).where(eq(schools.id, id))
}

/** Deletes a school; answers whether it is gone: PostgreSQL keeps what a row of any table refers to. */
export async function deleteSchool(db: Queries, id: SchoolId): Promise<boolean> {
  try {
    await db.delete(schools).where(eq(schools.id, id))
    return true
  } catch (error) {
    if (isReferred(error)) return false
    throw error
  }
}

const FOREIGN_KEY_VIOLATION = '23503'

function isReferred(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === FOREIGN_KEY_VIOLATION) || isReferred(error.cause)
}
