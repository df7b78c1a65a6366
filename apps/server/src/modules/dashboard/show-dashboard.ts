import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { type Day, mondayOf } from '@corridor/domain/calendar/calendar'
import { coverageOf } from '@corridor/domain/observation/coverage'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { listSchools } from '../districts/list-schools.ts'
import { findSchoolYear } from '../districts/school-year.ts'
import { findMe } from '../educators/find-me.ts'
import { educatorsOf, namesOf, type Part, schoolsOfEducators, visitDaysOf } from './dashboard.queries.ts'
import { showFirstDay } from './first-day/show-first-day.ts'
import { dueFollowUps } from './follow-ups.queries.ts'
import { showHome } from './home/show-home.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.show>

export async function showDashboard(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  chosen: SchoolId | undefined,
): Promise<Dashboard> {
  const { district, isPaidFor, today } = place
  const { schools, partOf } = await followedSchools(db, actor, today)
  const school = chosen === undefined ? schools[0] : schools.find(({ id }) => id === chosen)
  if (chosen !== undefined && !school) throw new Problem('school-not-found')
  const me = isPaidFor ? await findMe(db, actor.userId) : undefined
  const mine = me === undefined ? null : await showHome(db, { actor, me }, place)
  const firstDay = await showFirstDay(db, actor, place)
  if (!school || !isPaidFor) return { today, schools, shown: null, mine, ...firstDay }

  const part = partOf(school.id)
  const shown = await schoolDashboard(db, actor, { part, school, today, timeZone: district.timeZone })
  return { today, schools, shown, mine, ...firstDay }
}

/** The schools whose visits the actor may read, wholly or for a group. */
async function followedSchools(db: Queries, actor: Actor, today: Day) {
  const scope = scopeOf(actor, 'report.school')
  const ofGroup = await schoolsOfEducators(db, scope.educators, today)
  const isWhole = (id: SchoolId) => scope.schools === 'all' || scope.schools.includes(id)
  const schools = await listSchools(db, (id) => isWhole(id) || ofGroup.includes(id))
  const partOf = (id: SchoolId): Part => ({
    schoolId: id,
    educatorIds: isWhole(id) ? 'all' : scope.educators,
  })
  return { schools, partOf }
}

interface Asked {
  readonly part: Part
  readonly school: { id: SchoolId; name: string; visitsPlannedPerWeek: number | null }
  readonly today: Day
  readonly timeZone: string
}

async function schoolDashboard(db: Queries, actor: Actor, asked: Asked): Promise<SchoolDashboard | null> {
  const { part, school, today, timeZone } = asked
  const year = await findSchoolYear(db, today)
  if (!year) return null
  const [educators, me] = await Promise.all([educatorsOf(db, part, today), findMe(db, actor.userId)])
  const looking = { actor, me }
  const [counted, followUps] = await Promise.all([
    visitDaysOf(db, looking, part, { since: year.startsOn, timeZone }),
    dueFollowUps(db, looking, part, today, year.startsOn),
  ])
  const named = counted.flatMap(({ known, ...it }) => (known > 0 ? [{ ...it, visits: known }] : []))
  const coverage = coverageOf(year, today, educators, named)
  const isThisWeek = ({ day }: { readonly day: Day }) => mondayOf(day) === mondayOf(today)
  const namedThisWeek = named.filter(isThisWeek)
  return {
    school: { id: school.id, name: school.name },
    instructionalWeek: coverage.weeks.filter(({ closure }) => closure === null).length,
    yearStartsOn: year.startsOn,
    coverage,
    followUps,
    thisWeek: {
      goal: school.visitsPlannedPerWeek,
      visits: sum(counted.filter(isThisWeek)),
      educators: new Set(namedThisWeek.map(({ educatorId }) => educatorId)).size,
      observers: await observersOf(db, actor, namedThisWeek),
    },
  }
}

type Visits = readonly { observerId: UserId; visits: number }[]

/** You first, then by name: a list of people is never a ranking. */
async function observersOf(db: Queries, actor: Actor, visits: Visits) {
  const ids = [...new Set(visits.map(({ observerId }) => observerId))]
  const observers = (await namesOf(db, ids)).map(({ id, name }) => ({
    name,
    visits: sum(visits.filter(({ observerId }) => observerId === id)),
    isYou: id === actor.userId,
  }))
  return observers.sort((a, b) => Number(b.isYou) - Number(a.isYou) || a.name.localeCompare(b.name, 'en'))
}

function sum(visits: readonly { visits: number }[]): number {
  return visits.reduce((total, it) => total + it.visits, 0)
}
