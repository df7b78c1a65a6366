import type { Registration } from '@corridor/contract/sign-in/registration'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { usualSchoolYear } from '@corridor/domain/calendar/usual-school-year'
import type { DistrictId } from '@corridor/domain/people/ids'
import { trialEnd } from '@corridor/domain/plan/trial'
import type { Queries } from '../../database/doors.ts'
import { insertYear } from './calendar.queries.ts'
import { insertDistrict } from './districts.queries.ts'
import { insertSchool } from './schools.queries.ts'

type Founding = Pick<Registration, 'districtName' | 'timeZone' | 'schoolName' | 'gradeSpan'>

/** Founds a district on trial, with a first school and a school year to begin with. The transaction is its own. */
export async function foundDistrict(db: Queries, id: DistrictId, founding: Founding, now: Date) {
  const { districtName, timeZone, schoolName, gradeSpan } = founding
  const today = dayIn(timeZone, now)
  await insertDistrict(db, { id, name: districtName, timeZone, trialEndsAt: trialEnd(timeZone, now) })
  await insertYear(db, id, usualSchoolYear(today))
  const school = { name: schoolName, gradeSpan, visitsPlannedPerWeek: null, bellSchedule: [], isActive: true }
  await insertSchool(db, id, school)
  return { today }
}
