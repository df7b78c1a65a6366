import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { insertTeaching } from './teaching/teaching.queries.ts'
import { insertProvisional } from './writing.queries.ts'

interface Met {
  readonly name: string
  readonly room: string
  readonly grades: string
  readonly subject: string
  readonly schoolId: SchoolId
  /** The day on which the educator was met. */
  readonly startsOn: Day
}

/** Adds an educator who was met at the door. Somebody who manages educators confirms them later. */
export async function addProvisional(
  db: Queries,
  districtId: DistrictId,
  { schoolId, startsOn, ...facts }: Met,
): Promise<EducatorId> {
  const educatorId = await insertProvisional(db, districtId, facts)
  await insertTeaching(db, { districtId, educatorId }, [{ schoolId, startsOn, endsOn: null }])
  return educatorId
}
