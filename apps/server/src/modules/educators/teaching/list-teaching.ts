import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { teachingOf } from './teaching.queries.ts'

/** Where several educators taught, teach and will teach, with the names of the schools. */
export async function listTeaching(db: Queries, ids: readonly EducatorId[]) {
  const taught = await teachingOf(db, ids)
  return taught.map(({ educatorId, schoolId, startsOn, endsOn, school }) => ({
    educatorId,
    schoolId,
    startsOn,
    endsOn,
    school: school.name,
  }))
}
