import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { overlapFault, type SchoolCalendar } from '@corridor/domain/calendar/school-calendar'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { allYears, deleteYear, insertYear, replaceYear } from './calendar.queries.ts'
import { lockDistrict } from './districts.queries.ts'

export async function addSchoolYear(db: Queries, districtId: DistrictId, year: SchoolCalendar) {
  await lockDistrict(db)
  leaveRoom(year, await allYears(db))
  await insertYear(db, districtId, year)
}

export async function changeSchoolYear(
  db: Queries,
  districtId: DistrictId,
  startedOn: Day,
  year: SchoolCalendar,
) {
  await lockDistrict(db)
  const years = await allYears(db)
  const others = years.filter(({ startsOn }) => startsOn !== startedOn)
  if (others.length === years.length) throw new Problem('school-year-not-found')
  leaveRoom(year, others)
  await replaceYear(db, districtId, startedOn, year)
}

/** Removes a school year that has not begun: nothing that happened names it. */
export async function removeSchoolYear(db: Queries, startsOn: Day): Promise<void> {
  await lockDistrict(db)
  await deleteYear(db, startsOn)
}

function leaveRoom(year: SchoolCalendar, others: Parameters<typeof overlapFault>[1]) {
  const startsOn = overlapFault(year, others)
  if (startsOn) throw new Problem('invalid-request', { fields: { startsOn } })
}
