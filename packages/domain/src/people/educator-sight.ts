import type { Day } from '../calendar/calendar.ts'
import { type Actor, type Scope, scopeOf } from './actor.ts'
import type { EducatorId, SchoolId } from './ids.ts'
import type { Permission } from './roles.ts'

interface Taught {
  readonly schoolId: SchoolId
  /** The last day of teaching; null: until further notice. */
  readonly endsOn: Day | null
}

/** The schools that an educator belongs to: those of today and later, or the last one of who left. */
export function schoolsOf(taught: readonly Taught[], today: Day): SchoolId[] {
  const lastDay = ({ endsOn }: Taught) => endsOn ?? FOREVER
  const latest = taught.map(lastDay).sort().at(-1) ?? today
  const since = latest < today ? latest : today
  return [...new Set(taught.filter((it) => lastDay(it) >= since).map(({ schoolId }) => schoolId))]
}

const FOREVER = '9999-12-31'

/** An educator and the schools they belong to. */
export interface Placed {
  readonly id: EducatorId
  readonly schools: readonly SchoolId[]
}

/** The educators whom somebody sees besides themself: those they look after, visit or read reports about. */
export function educatorSight(actor: Actor): Scope {
  return unionOf(actor, ['educator.manage', 'observation.create', 'report.school'])
}

export function mayManageEducator(actor: Actor, educator: Placed): boolean {
  return isWithin(scopeOf(actor, 'educator.manage'), educator)
}

/** Whether the actor may invite a teacher of a school. */
export function mayInviteAt(actor: Actor, schoolId: SchoolId): boolean {
  const { schools } = scopeOf(actor, 'user.manage')
  return schools === 'all' || schools.includes(schoolId)
}

/** Whether the actor may agree steps with an educator: who visits or looks after them. Nobody agrees with themself. */
export function mayAgreeSteps(actor: Actor, educator: Placed, isMe: boolean): boolean {
  return !isMe && isWithin(unionOf(actor, ['educator.manage', 'observation.create']), educator)
}

function unionOf(actor: Actor, permissions: readonly Permission[]): Scope {
  const scopes = permissions.map((it) => scopeOf(actor, it))
  const lists = scopes.map((it) => it.schools).filter((it) => it !== 'all')
  return {
    schools: lists.length < scopes.length ? 'all' : [...new Set(lists.flat())],
    educators: [...new Set(scopes.flatMap((it) => it.educators))],
  }
}

function isWithin({ schools, educators }: Scope, educator: Placed): boolean {
  if (schools === 'all' || educators.includes(educator.id)) return true
  return educator.schools.some((id) => schools.includes(id))
}
