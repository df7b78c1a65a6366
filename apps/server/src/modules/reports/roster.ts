import { scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Joined } from './visits/joined.ts'
import { rosterOf } from './visits/rows.queries.ts'
import type { VisitSource } from './visits/visit-source.ts'

type Asked = Pick<VisitSource, 'db' | 'reader' | 'schools' | 'today' | 'filters'>

/** Educators who teach at the schools of a report, of those the reader follows. A reader of a few visits follows nobody. */
export async function rosterOfSchools({ db, reader, schools, today, filters }: Asked): Promise<Joined[]> {
  const followed = scopeOf(reader.actor, 'report.school')
  if (followed.schools !== 'all' && followed.schools.length + followed.educators.length === 0) return []
  const { grades = null, subjects = null } = filters
  const isMine = (id: EducatorId, schoolId: SchoolId) =>
    followed.schools === 'all' || followed.schools.includes(schoolId) || followed.educators.includes(id)
  const isAsked = (id: EducatorId) => filters.educators?.includes(id) ?? true
  const found = await rosterOf(db, {
    schools: schools.map(({ id }) => id),
    on: today,
    grades,
    subjects,
  })
  return found.flatMap(({ schoolId, joinedOn, ids: list }) => {
    const all: readonly EducatorId[] = JSON.parse(`[${list}]`)
    const ids = all.filter((id) => isMine(id, schoolId) && isAsked(id) && id !== reader.me)
    return ids.length > 0 ? [{ schoolId, joinedOn, ids }] : []
  })
}
