import { scopeOf } from '@corridor/domain/people/actor'
import type { VisitSource } from '../visits/visit-source.ts'
import type { Joined } from './joined.ts'
import { rosterOn } from './roster.queries.ts'

type Asked = Pick<VisitSource, 'db' | 'reader' | 'schools' | 'span' | 'today' | 'filters'>

/** Educators who teach at the schools of a report, of those the reader follows. A reader of a few visits follows nobody. */
export async function rosterOfSchools({
  db,
  reader,
  schools,
  span,
  today,
  filters,
}: Asked): Promise<Joined[]> {
  const followed = scopeOf(reader.actor, 'report.school')
  const isOfAll = followed.schools === 'all'
  if (!isOfAll && followed.schools.length + followed.educators.length === 0) return []
  const { educators = null, grades = null, subjects = null } = filters
  const shape = {
    isOfAll,
    isEducator: reader.me !== undefined,
    isNarrow: [educators, grades, subjects].some((it) => it !== null),
  }
  const found = await rosterOn(db, shape, {
    ...span,
    schools: schools.map(({ id }) => id),
    on: today,
    followed: isOfAll ? [] : followed.schools,
    group: followed.educators,
    me: reader.me ?? null,
    educators,
    grades,
    subjects,
  })
  return found.map(({ known, ...it }) => ({ ...it, known: JSON.parse(`[${known ?? ''}]`) }))
}
