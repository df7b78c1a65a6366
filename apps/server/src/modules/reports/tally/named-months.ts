import type { SchoolId } from '@corridor/domain/people/ids'
import type { Span } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import type { VisitSource } from '../visits/visit-source.ts'
import { monthsAsked, monthsOf } from './visit-months.queries.ts'

/** The months of some days in which a school has visits, each under a name that changes with everything in it. */
export async function namedMonths(
  { db, reader }: Pick<VisitSource, 'db' | 'reader'>,
  schoolId: SchoolId,
  span: Span,
) {
  const found = await monthsOf(db, monthsAsked([{ id: schoolId }], span))
  return [...grouped(found, ({ month }) => month)].map(([month, parts]) => {
    const stamps = parts.map(({ stamp }) => stamp).sort()
    return { month, name: [reader.actor.districtId, schoolId, month, ...stamps].join(' ') }
  })
}
