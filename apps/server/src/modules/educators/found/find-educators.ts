import type { Found } from '@corridor/contract/search/search'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { Queries } from '../../../database/doors.ts'
import type { DistrictToday } from '../../districts/district-today.ts'
import { sightOf } from '../seen-educator.ts'
import { isOn } from '../teaching/school-moment.ts'
import { teachingOf } from '../teaching/teaching.queries.ts'
import { firstByWords } from './found.queries.ts'

/** The first educators in the actor's sight for whom each word begins one of their name, room, grade or subject. */
export async function findEducators(
  db: Queries,
  actor: Actor,
  { today }: Pick<DistrictToday, 'today'>,
  words: readonly string[],
  limit: number,
): Promise<Found['educators']> {
  if (words.length === 0) return { items: [], isMore: false }
  const rows = await firstByWords(db, sightOf(actor, today), words, limit + 1)
  const all = [...new Map(rows.map((row) => [row.id, row])).values()]
  const first = all.slice(0, limit)
  const taught =
    first.length > 0
      ? await teachingOf(
          db,
          first.map(({ id }) => id),
        )
      : []
  const { schools, educators } = scopeOf(actor, 'observation.create')
  return {
    items: first.map((row) => {
      const places = taught.filter((it) => it.educatorId === row.id && isOn(today, it))
      const isThere = places.some(({ schoolId }) => schools === 'all' || schools.includes(schoolId))
      return {
        ...row,
        schools: places.map(({ school }) => school.name),
        mayObserve: isThere || educators.includes(row.id),
      }
    }),
    isMore: all.length > limit,
  }
}
