import type { EducatorsAsked } from '@corridor/contract/people/educators-asked'
import { MOST_EDUCATORS } from '@corridor/contract/people/educators-asked'
import type { ActorContext } from '../../../http/mount.ts'
import { choicesOf, idsOfEducators } from '../educators.queries.ts'
import { searchList } from '../found/search-list.ts'
import { listingOf } from '../list/list-educators.ts'
import { sightOf } from '../seen-educator.ts'
import { momentOf } from '../teaching/school-moment.ts'

/** Grades and subjects in sight, in the order in which people read them. */
export async function listFilters({ db, actor, place }: ActorContext) {
  const { today } = await momentOf(db, place)
  const rows = await choicesOf(db, sightOf(actor, today))
  const valuesOf = (kind: string) =>
    rows.filter((it) => it.kind === kind && it.value !== '').map(({ value }) => value)
  const inOrder = (values: string[]) =>
    values.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' }))
  const grades = inOrder(valuesOf('grades'))
  const isNumber = (grade: string) => /^\d/.test(grade)
  // Kindergarten comes before the first grade.
  return {
    grades: [...grades.filter((it) => !isNumber(it)), ...grades.filter(isNumber)],
    subjects: inOrder(valuesOf('subject')),
  }
}

/** The ids of everybody on a list, as far as they can be changed together. */
export async function listIds({ db, actor, place }: ActorContext, asked: EducatorsAsked) {
  const listing = listingOf(actor, await momentOf(db, place), asked)
  const rows = await searchList(db, listing, (it) => idsOfEducators(db, it, MOST_EDUCATORS))
  return { ids: rows.map(({ id }) => id) }
}
