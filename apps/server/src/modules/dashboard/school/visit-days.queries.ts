import type { Day } from '@corridor/domain/calendar/calendar'
import type { SchoolId } from '@corridor/domain/people/ids'
import { and, between, count, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../database/prepared.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'

interface Asked {
  readonly schoolId: SchoolId
  readonly since: Day
  readonly until: Day
}

/** The visits of some days at a school, by educator, observer and day, grade and period; coaching by itself. */
export const daysOfSchool = prepared<Asked>()((db, value) => {
  const { educatorId, observerId, visitId, schoolId, startedOn, purpose, grades, period } = observations
  const made = db
    .select({
      educatorId,
      observerId,
      day: startedOn,
      isCoaching: sql<boolean>`${eq(purpose, 'coaching')}`.as('is_coaching'),
      grades: sql<string>`min(${grades})`.as('noted_grades'),
      period: sql<string | null>`min(${period} collate "C")`.as('noted_period'),
    })
    .from(observations)
    .where(
      and(
        eq(schoolId, value('schoolId')),
        isCountedVisit(),
        between(startedOn, value('since'), value('until')),
      ),
    )
    .groupBy(visitId, educatorId, observerId, startedOn, purpose)
    .as('made')
  const { day, isCoaching } = made
  return db
    .select({
      educatorId: made.educatorId,
      observerId: made.observerId,
      day,
      isCoaching,
      grades: made.grades,
      period: made.period,
      visits: count(),
    })
    .from(made)
    .groupBy(made.educatorId, made.observerId, day, isCoaching, made.grades, made.period)
})
