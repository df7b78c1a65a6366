import { scopeOf } from '@corridor/domain/people/actor'
import { type Rostered, rosterOf } from './visits/rows.queries.ts'
import type { VisitSource } from './visits/visit-source.ts'

type Asked = Pick<VisitSource, 'db' | 'reader' | 'schools' | 'today' | 'filters'>

/** Educators who teach at the schools of a report, of those the reader follows. A reader of a few visits follows nobody. */
export async function rosterOfSchools({ db, reader, schools, today, filters }: Asked): Promise<Rostered[]> {
  const followed = scopeOf(reader.actor, 'report.school')
  const ids = schools.map(({ id }) => id)
  const isMine = ({ id, schoolId }: Rostered) =>
    followed.schools === 'all' || followed.schools.includes(schoolId) || followed.educators.includes(id)
  const isAsked = ({ id }: Rostered) => filters.educators?.includes(id) ?? true
  if (followed.schools !== 'all' && followed.schools.length + followed.educators.length === 0) return []
  const { grades = null, subjects = null } = filters
  const roster = await rosterOf(db, { schools: ids, on: today, grades, subjects })
  return roster.filter((it) => isMine(it) && isAsked(it) && it.id !== reader.me)
}
