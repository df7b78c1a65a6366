import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, holds, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { listSchools } from '../districts/list-schools.ts'
import { findMe } from '../educators/find-me.ts'
import { type Part, schoolsOfEducators } from './dashboard.queries.ts'
import { showDistrict } from './district/show-district.ts'
import { showGroup } from './group/show-group.ts'
import { showHome } from './home/show-home.ts'
import { showPlan } from './plan/show-plan.ts'
import { schoolDashboard } from './school/school-dashboard.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.show>

export async function showDashboard(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  { school: chosen, by }: RequestOf<typeof contract.dashboard.show>['query'],
): Promise<Dashboard> {
  const { isPaidFor, today } = place
  const { all, schools, partOf, leadsNone } = await followedSchools(db, actor, today)
  if (chosen !== undefined && !schools.some(({ id }) => id === chosen)) throw new Problem('school-not-found')
  const me = isPaidFor ? await findMe(db, actor.userId) : undefined
  const home = {
    today,
    schools: schools.map(({ id, name }) => ({ id, name })),
    district: null,
    shown: null,
    group: null,
    mine: me === undefined ? null : await showHome(db, { actor, me }, place),
    plan: await showPlan(db, actor, place),
  }
  if (!isPaidFor) return home
  const at = all.filter(({ id }) => chosen === undefined || id === chosen)
  const group = leadsNone ? await showGroup(db, actor, place, at) : null
  const isOfAll = chosen === undefined && holds(actor, 'report.district')
  // Whoever leads the only school there is has nothing to lay beside it.
  if (isOfAll && (leadsNone ? all.length > 0 : all.length > 1)) {
    const ids = all.map(({ id }) => id)
    return { ...home, group, district: await showDistrict({ db, actor, place }, ids) }
  }
  if (leadsNone) return { ...home, group }
  const school = schools.find(({ id }) => chosen === undefined || id === chosen)
  if (!school) return home
  const asked = { part: partOf(school.id), school, place, isOwn: by === 'me' }
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
