import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, scopeOf } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import type { DistrictToday } from '../districts/district-today.ts'
import { listSchools } from '../districts/list-schools.ts'
import { findMe } from '../educators/find-me.ts'
import { type Part, schoolsOfEducators } from './dashboard.queries.ts'
import { showHome } from './home/show-home.ts'
import { schoolDashboard } from './school/school-dashboard.ts'

type Dashboard = ResponseOf<typeof contract.dashboard.show>

export async function showDashboard(
  db: Queries,
  actor: Actor,
  place: DistrictToday,
  { school: chosen, by }: RequestOf<typeof contract.dashboard.show>['query'],
): Promise<Dashboard> {
  const { isPaidFor, today } = place
  const { schools, partOf } = await followedSchools(db, actor, today)
  const school = chosen === undefined ? schools[0] : schools.find(({ id }) => id === chosen)
  if (chosen !== undefined && !school) throw new Problem('school-not-found')
  const me = isPaidFor ? await findMe(db, actor.userId) : undefined
  const mine = me === undefined ? null : await showHome(db, { actor, me }, place)
  if (!school || !isPaidFor) return { today, schools, shown: null, mine }

  const part = partOf(school.id)
  const shown = await schoolDashboard(db, actor, { part, school, place, isOwn: by === 'me' })
  return { today, schools, shown, mine }
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
