import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { addDays, type Day, mondayOf, type SchoolYear } from '@corridor/domain/calendar/calendar'
import type { Period } from '@corridor/domain/clock/bell-schedule'
import { coverageOf } from '@corridor/domain/observation/coverage'
import type { Actor } from '@corridor/domain/people/actor'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import { byLetters } from '@corridor/domain/words/in-order'
import type { Queries } from '../../../database/doors.ts'
import { listSchoolSteps } from '../../educators/steps/list-school-steps.ts'
import { listMyUnsent } from '../../observations/list/list-my-unsent.ts'
import { listOwnPromises } from '../../observations/list/list-own-promises.ts'
import { yearOn } from '../../reports/ground.ts'
import { followThrough } from '../../reports/overview/follow-through.ts'
import { educatorsOf, namesOf, type Part } from '../dashboard.queries.ts'
import { dueFollowUps } from '../follow-ups.queries.ts'
import type { Seeing } from '../seeing.ts'
import { coverageSums } from './coverage-sums.ts'
import { lessonsAt } from './lessons.ts'
import { visitDaysAt } from './visit-days.ts'

interface Asked {
  readonly part: Part
  readonly school: {
    readonly id: SchoolId
    readonly name: string
    readonly visitsPlannedPerWeek: number | null
    readonly bellSchedule: readonly Period[]
  }
  /** Whether these are the reader's own visits alone. */
  readonly isOwn: boolean
}

/** A school's home; null before its first school year. */
export async function schoolDashboard(
  seeing: Seeing,
  { part, school, isOwn }: Asked,
): Promise<SchoolDashboard | null> {
  const { db, actor, me, place, ground } = seeing
  const { today, now, district } = place
  const { timeZone } = district
  const year = yearOn(today, ground)
  if (!year) return null
  // Queries that do not need each other's answers travel together.
  const teaching = educatorsOf(db, part, today)
  const [educators, steps, unsent, followed, all, followUps] = await Promise.all([
    teaching,
    isOwn ? null : teaching.then((them) => stepsWith(seeing, year, them)),
    listMyUnsent(db, actor),
    isOwn ? null : followThrough(seeing, [school.id]),
    visitDaysAt(seeing, part, { since: year.startsOn, until: today }),
    dueFollowUps(db, { actor, me }, part, today, year.startsOn),
  ])
  const counted = isOwn ? all.filter(({ observerId }) => observerId === actor.userId) : all
  const named = counted.flatMap(({ known, ...it }) => (known > 0 ? [{ ...it, visits: known }] : []))
  const { period, lessonOf } = lessonsAt({ bells: school.bellSchedule, year, today, now, timeZone })
  const roster = educators.map(({ periods, ...it }) => ({ ...it, lesson: lessonOf(periods) }))
  // In the summer the grid is that of the year that has ended, as in reports.
  const inYear = named.filter(({ day }) => day <= year.endsOn)
  const coverage = coverageOf(year, today, roster, inYear)
  const bells = school.bellSchedule.map(({ name }) => name)
  const [monday, sunday] = [mondayOf(today), addDays(mondayOf(today), 6)]
  const isThisWeek = ({ day }: { readonly day: Day }) => monday <= day && day <= sunday
  const namedThisWeek = named.filter(isThisWeek)
  return {
    school: { id: school.id, name: school.name },
    instructionalWeek: coverage.weeks.filter(({ closure }) => closure === null).length,
    yearStartsOn: year.startsOn,
    period,
    coverage: {
      ...coverage,
      ...coverageSums(inYear, { weeks: coverage.weeks, roster, periods: bells }),
    },
    followUps,
    thisWeek: {
      goal: isOwn ? null : school.visitsPlannedPerWeek,
      visits: sum(counted.filter(isThisWeek)),
      educators: new Set(namedThisWeek.map(({ educatorId }) => educatorId)).size,
      observers: await observersOf(db, actor, namedThisWeek),
    },
    steps,
    unsent,
    followThrough: followed?.together ?? null,
  }
}

type Educators = Awaited<ReturnType<typeof educatorsOf>>

/** The steps agreed with those who teach at a school, and what the reader promised them. */
async function stepsWith({ db, actor, me, place }: Seeing, { startsOn }: SchoolYear, them: Educators) {
  const { today, now, district } = place
  const educators = them.filter(({ id }) => id !== me)
  const ids = educators.map(({ id }) => id)
  const promises = await listOwnPromises(db, actor, ids, { now, timeZone: district.timeZone })
  const yearStartsAt = new Date(`${startsOn}T00:00:00Z`)
  return listSchoolSteps(db, actor, { educators, promises, today, yearStartsAt })
}

type Visits = readonly { observerId: UserId; visits: number }[]

/** The observers of visits: the reader first, then by name. A list of people is never a ranking. */
async function observersOf(db: Queries, actor: Actor, visits: Visits) {
  const ids = [...new Set(visits.map(({ observerId }) => observerId))]
  const observers = (await namesOf(db, { ids })).map(({ id, name }) => ({
    name,
    visits: sum(visits.filter(({ observerId }) => observerId === id)),
    isYou: id === actor.userId,
  }))
  return observers.sort((a, b) => Number(b.isYou) - Number(a.isYou) || byLetters(a.name, b.name))
}

function sum(visits: readonly { visits: number }[]): number {
  return visits.reduce((total, it) => total + it.visits, 0)
}
