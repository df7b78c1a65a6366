import type { SchoolId } from '@corridor/domain/people/ids'
import { and, between, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import { earlier, lastOfMonth, later, type MonthOfYear, type Span } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import type { Counted } from './counted.queries.ts'

type MonthOfSchool = MonthOfYear & { readonly schoolId: SchoolId }

/** All rows of some months at some schools; who may open them is asked elsewhere. */
export function rowsOfMonths(some: readonly MonthOfSchool[]): Counted {
  return { where: visitsOfMonths(some), isOpen: sql<boolean>`false`, whole: null, isTallied: false }
}

/** Whether a visit is of some months at some schools: all their days, or all but coaching on days in a span. */
export function visitsOfMonths(some: readonly MonthOfSchool[], span?: Span): SQL | undefined {
  if (some.length === 0) return undefined
  const { schoolId, startedOn, yearStartsOn: year, purpose } = observations
  const byMonth = grouped(some, ({ month: first, yearStartsOn }) => `${first} ${yearStartsOn}`)
  const each = [...byMonth.values()].flatMap((those) =>
    those.slice(0, 1).map(({ month: first, yearStartsOn }) => {
      const [from, to] = [first, lastOfMonth(first)]
      const ids = those.map((it) => it.schoolId)
      return and(
        isOneOf(schoolId, ids),
        between(startedOn, span ? later(from, span.from) : from, span ? earlier(to, span.to) : to),
        yearStartsOn === null ? isNull(year) : eq(year, yearStartsOn),
      )
    }),
  )
  return and(isCountedVisit(), span && ne(purpose, 'coaching'), or(...each))
}
