import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { type Actor, holds, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { type Part, schoolsOfEducators } from './dashboard.queries.ts'
import { showDistrict } from './district/show-district.ts'
import { showFirstDay } from './first-day/show-first-day.ts'
import { showGroup } from './group/show-group.ts'
import { showHome } from './home/show-home.ts'
import { showPlan } from './plan/show-plan.ts'
import { schoolDashboard } from './school/school-dashboard.ts'
import type { Seeing } from './seeing.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.show>

export async function showDashboard(
  seeing: Seeing,
  { school: chosen, by }: RequestOf<typeof contract.dashboard.show>['query'],
): Promise<Dashboard> {
  const { db, actor, place } = seeing
  const me = place.isPaidFor ? seeing.me : undefined
  const followed = await followedSchools(seeing)
  const { all, schools } = followed
  const at = all.filter(({ id }) => chosen === undefined || id === chosen)
  const isTheirs = at.some(({ id }) => isAssignedTo(actor, id) || schools.some((it) => it.id === id))
  if (chosen !== undefined && !isTheirs) throw new Problem('school-not-found')
  // None of the four needs what another finds, so their queries travel together.
  const [mine, plan, firstDay, followedHome] = await Promise.all([
    me === undefined ? null : showHome(db, { actor, me }, place),
    showPlan(db, actor, place),
    showFirstDay(db, actor, place),
    place.isPaidFor ? showFollowed(seeing, { ...followed, at, chosen, by }) : nothing,
  ])
  return {
    today: place.today,
    schools: schools.map(({ id, name }) => ({ id, name })),
    mine,
    plan,
    ...firstDay,
    ...followedHome,
  }
}

type Followed = Awaited<ReturnType<typeof followedSchools>>
type Asked = RequestOf<typeof contract.dashboard.show>['query']

const nothing: Pick<Dashboard, 'district' | 'shown' | 'group'> = { district: null, shown: null, group: null }

/** The home of who leads the district, one school or a group; nulls for anybody else. */
async function showFollowed(
  seeing: Seeing,
  {
    at,
    schools,
    partOf,
    leadsNone,
    chosen,
    by,
  }: Followed & { readonly at: Followed['all']; readonly chosen: Asked['school']; readonly by: Asked['by'] },
): Promise<typeof nothing> {
  const { actor } = seeing
  const group = leadsNone ? await showGroup(seeing, at) : null
  // A reader who leads a school sees it by itself: the chosen one, or the only one there is. Sums stand beside each
  // other.
  if (holds(actor, 'report.district') && at.length > (leadsNone ? 0 : 1)) {
    const ids = at.map(({ id }) => id)
    return { ...nothing, group, district: await showDistrict(seeing, ids) }
  }
  if (leadsNone) return { ...nothing, group }
  const school = schools.find(({ id }) => chosen === undefined || id === chosen)
  if (!school) return nothing
  const asked = { part: partOf(school.id), school, isOwn: by === 'me' }
  return { ...nothing, shown: await schoolDashboard(seeing, asked) }
}

/** Whether the school is one of those that somebody may choose above every page. */
function isAssignedTo({ assignments }: Actor, id: SchoolId): boolean {
  return assignments.some(({ schoolId }) => schoolId === null || schoolId === id)
}

/** The schools whose visits the actor may read, wholly or for a group; of who leads none, those where they observe. */
async function followedSchools({ db, actor, place: { today }, ground }: Seeing) {
  const [scope, observed] = [scopeOf(actor, 'report.school'), scopeOf(actor, 'observation.create')]
  const leadsNone = scope.schools !== 'all' && scope.schools.length === 0
  const group = leadsNone ? [...scope.educators, ...observed.educators] : scope.educators
  const whole = leadsNone ? observed.schools : scope.schools
  const all = ground.schools.filter(({ isActive }) => isActive)
  const ofGroup = group.length > 0 ? await schoolsOfEducators(db, group, today) : []
  const isWhole = (id: SchoolId) => whole === 'all' || whole.includes(id)
  const schools = all.filter(({ id }) => isWhole(id) || ofGroup.includes(id))
  const partOf = (id: SchoolId): Part => ({
    schoolId: id,
    educatorIds: isWhole(id) ? 'all' : scope.educators,
  })
  return { all, schools, partOf, leadsNone }
}
