import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import type { PeoplePlan, RolloverEducator, TeachingChange } from '@corridor/domain/rollover/rollover-plan'
import type { Queries } from '../../../database/doors.ts'
import { teachingOf } from '../teaching/teaching.queries.ts'
import {
  countBySchool,
  countTeaching,
  educatorsNamed,
  replaceGrades,
  replaceTeaching,
} from './new-year.queries.ts'

/** Educators with all the places where they taught, teach and will teach; who is not there is left out. */
export async function findForNewYear(db: Queries, ids: readonly EducatorId[]): Promise<RolloverEducator[]> {
  const found = ids.length > 0 ? await educatorsNamed(db, ids) : []
  if (found.length === 0) return []
  const taught = await teachingOf(
    db,
    found.map(({ id }) => id),
  )
  const places = new Map<EducatorId, RolloverEducator['taught'][number][]>()
  for (const { educatorId, schoolId, startsOn, endsOn } of taught) {
    const known = places.get(educatorId) ?? []
    known.push({ schoolId, startsOn, endsOn })
    places.set(educatorId, known)
  }
  return found.map((it) => ({ ...it, taught: places.get(it.id) ?? [] }))
}

/** Changes teaching for a new year. The caller has taken turns in the district, and has just read what is there before. */
export async function changeTeaching(
  db: Queries,
  districtId: DistrictId,
  changes: readonly TeachingChange[],
  changedAt: Date,
): Promise<void> {
  if (changes.length > 0) await replaceTeaching(db, districtId, changes, changedAt)
}

/** Changes grades for a new year; answers how many changed. Grades that somebody has changed by hand since stay. */
export async function changeGrades(db: Queries, changes: PeoplePlan['grades']): Promise<number> {
  return changes.length > 0 ? replaceGrades(db, changes) : 0
}

/** How many educators teach on a day: in all, and at each school. */
export async function countForNewYear(db: Queries, day: Day) {
  const [all, bySchool] = await Promise.all([countTeaching(db, day), countBySchool(db, day)])
  return { all, bySchool: new Map(bySchool.map((it) => [it.schoolId, it.educators])) }
}
