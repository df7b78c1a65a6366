import type { GroupHome } from '@corridor/contract/reports/dashboard'
import { type Day, mondayOf } from '@corridor/domain/calendar/calendar'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import { sum } from '@corridor/domain/numbers/statistics'
import { coverageOf } from '@corridor/domain/observation/coverage'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { listMyUnsent } from '../../observations/list/list-my-unsent.ts'
import { yearOn } from '../../reports/ground.ts'
import { dueFollowUps } from '../follow-ups.queries.ts'
import { coverageSums } from '../school/coverage-sums.ts'
import { lessonsAt } from '../school/lessons.ts'
import type { Seeing } from '../seeing.ts'
import { educatorsToVisit, type Visited, visitDaysTo } from './group.queries.ts'

interface School {
  readonly id: SchoolId
  readonly bellSchedule: readonly Period[]
}

/** The educators whom an observer visits who leads no school. Null: they visit nobody, or no year has begun. */
export async function showGroup(
  { db, actor, me, place, ground }: Seeing,
  schools: readonly School[],
): Promise<GroupHome | null> {
  const visited = visitedBy(actor)
  if (!visited) return null
  const { today, now, district } = place
  const { timeZone } = district
  const year = yearOn(today, ground)
  if (!year) return null
  const at = schools.map(({ id }) => id)
  const found = await educatorsToVisit(db, visited, today, at)
  // Nobody visits themself.
  const educators = found.filter(({ id }) => id !== me)
  const ids = educators.map(({ id }) => id)
  const asked = { educators: ids, at, since: year.startsOn, until: today }
  const [all, followUps, unsent] = await Promise.all([
    visitDaysTo(db, { actor, me }, asked),
    followUpsOf(db, { actor, me }, educators, today, year.startsOn),
    listMyUnsent(db, actor),
  ])
  const lessonsOf = new Map(
    schools.map(({ id, bellSchedule: bells }) => [id, lessonsAt({ bells, year, today, now, timeZone })]),
  )
  const roster = educators.map(({ periods, schoolId, ...it }) => ({
    ...it,
    lesson: lessonsOf.get(schoolId)?.lessonOf(periods) ?? null,
  }))
  const days = all.filter(({ day }) => day <= year.endsOn)
  const coverage = coverageOf(year, today, roster, days)
  const own = all.filter(({ day, own: n }) => n > 0 && mondayOf(day) === mondayOf(today))
  const read = new Set(scopeOf(actor, 'report.school').educators)
  return {
    yearStartsOn: year.startsOn,
    instructionalWeek: coverage.weeks.filter(({ closure }) => closure === null).length,
    coverage: { ...coverage, ...coverageSums(days, { weeks: coverage.weeks, roster, periods: [] }) },
    followUps,
    unsent,
    isOwnAlone: !ids.some((id) => read.has(id)),
    thisWeek: {
      visits: sum(own.map((it) => it.own)),
      coaching: sum(own.map((it) => it.coaching)),
      educators: new Set(own.map(({ educatorId }) => educatorId)).size,
    },
  }
}

/** What the actor visits; null where a role to observe reaches nobody, or everybody. */
function visitedBy(actor: Actor): Visited | null {
  const [observed, read] = [scopeOf(actor, 'observation.create'), scopeOf(actor, 'report.school')]
  if (observed.schools === 'all') return null
  const educators = [...new Set([...observed.educators, ...read.educators])]
  return observed.schools.length + educators.length > 0 ? { schools: observed.schools, educators } : null
}

interface ToVisit {
  readonly id: EducatorId
  readonly schoolId: SchoolId
}

/** Follow-ups of educators, school by school: mostly there is one. */
async function followUpsOf(
  db: Queries,
  looking: Parameters<typeof dueFollowUps>[1],
  educators: readonly ToVisit[],
  today: Day,
  since: Day,
) {
  const schools = [...new Set(educators.map(({ schoolId }) => schoolId))]
  const parts = schools.map((schoolId) => ({
    schoolId,
    educatorIds: educators.filter((it) => it.schoolId === schoolId).map(({ id }) => id),
  }))
  const due = await Promise.all(parts.map((part) => dueFollowUps(db, looking, part, today, since)))
  return due.flat().sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.educatorId - b.educatorId)
}
