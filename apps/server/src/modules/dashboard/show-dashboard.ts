import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { SchoolDashboard } from '@corridor/contract/reports/dashboard'
import { type Day, mondayOf } from '@corridor/domain/calendar/calendar'
import { coverageOf } from '@corridor/domain/observation/coverage'
import { type Actor, holds, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { listSchools } from '../districts/list-schools.ts'
import { findSchoolYear } from '../districts/school-year.ts'
import { findMe } from '../educators/find-me.ts'
import { followThrough } from '../reports/overview/follow-through.ts'
import type { Reading } from '../reports/source.ts'
import { educatorsOf, namesOf, type Part, schoolsOfEducators, visitDaysOf } from './dashboard.queries.ts'
import { showDistrict } from './district/show-district.ts'
import { dueFollowUps } from './follow-ups.queries.ts'
import { showGroup } from './group/show-group.ts'
import { showHome } from './home/show-home.ts'
import { showPlan } from './plan/show-plan.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.show>

export async function showDashboard(
  { db, actor, place }: Reading,
  chosen: SchoolId | undefined,
): Promise<Dashboard> {
  const { district, isPaidFor, today } = place
  const { all, schools, partOf, leadsNone } = await followedSchools(db, actor, today)
  if (chosen !== undefined && !schools.some(({ id }) => id === chosen)) throw new Problem('school-not-found')
  const me = isPaidFor ? await findMe(db, actor.userId) : undefined
  const home = {
    today,
    schools,
    district: null,
    shown: null,
    group: null,
    mine: me === undefined ? null : await showHome(db, { actor, me }, place),
    plan: await showPlan(db, actor, place),
  }
  if (!isPaidFor) return home
  const group = leadsNone ? await showGroup(db, actor, place, chosen) : null
  const isOfAll = chosen === undefined && holds(actor, 'report.district')
  // Whoever leads the only school there is has nothing to lay beside it.
  if (isOfAll && (leadsNone ? all.length > 0 : all.length > 1)) {
    const ids = all.map(({ id }) => id)
    return { ...home, group, district: await showDistrict({ db, actor, place }, ids) }
  }
  if (leadsNone) return { ...home, group }
  const school = schools.find(({ id }) => chosen === undefined || id === chosen)
  if (!school) return home
  const part = partOf(school.id)
  const asked = { part, school, today, timeZone: district.timeZone, place }
  return { ...home, shown: await schoolDashboard(db, actor, asked) }
}

/** The schools whose visits the actor may read, wholly or for a group; of who leads none, those where they observe. */
async function followedSchools(db: Queries, actor: Actor, today: Day) {
  const [scope, observed] = [scopeOf(actor, 'report.school'), scopeOf(actor, 'observation.create')]
  const leadsNone = scope.schools !== 'all' && scope.schools.length === 0
  const group = leadsNone ? [...scope.educators, ...observed.educators] : scope.educators
  const whole = leadsNone ? observed.schools : scope.schools
  const [all, ofGroup] = await Promise.all([
    listSchools(db, () => true),
    schoolsOfEducators(db, group, today),
  ])
  const isWhole = (id: SchoolId) => whole === 'all' || whole.includes(id)
  const schools = all.filter(({ id }) => isWhole(id) || ofGroup.includes(id))
  const partOf = (id: SchoolId): Part => ({
    schoolId: id,
    educatorIds: isWhole(id) ? 'all' : scope.educators,
  })
  return { all, schools, partOf, leadsNone }
}

interface Asked {
  readonly part: Part
  readonly school: { id: SchoolId; name: string; visitsPlannedPerWeek: number | null }
  readonly today: Day
  readonly timeZone: string
  readonly place: Reading['place']
}

async function schoolDashboard(db: Queries, actor: Actor, asked: Asked): Promise<SchoolDashboard | null> {
  const { part, school, today, timeZone, place } = asked
  const year = await findSchoolYear(db, today)
  if (!year) return null
  const [educators, me] = await Promise.all([educatorsOf(db, part, today), findMe(db, actor.userId)])
  const looking = { actor, me }
  const [counted, followUps, followed] = await Promise.all([
    visitDaysOf(db, looking, part, { since: year.startsOn, timeZone }),
    dueFollowUps(db, looking, part, today, year.startsOn),
    followThrough({ db, actor, place }, [school.id]),
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
    followThrough: followed?.together ?? null,
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
