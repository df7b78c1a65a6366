import type { Snapshot } from '@corridor/contract/observations/device'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type Actor, holds, type Scope, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { closedDays } from '../districts/closed-days.ts'
import { listOpenSteps } from '../educators/steps/list-open-steps.ts'
import { lastVisitDays } from '../educators/visits/last-visit-days.ts'
import {
  countEducators,
  lastClasses,
  lastTools,
  openSchools,
  type Place,
  placesWithin,
  schoolsVisited,
} from './roster.queries.ts'

const DAYS_AHEAD = 14
/**
 * The most educators of a district that all go along in a snapshot, where they weigh less than tools' set-ups; of a
 * larger district, those nearby do.
 */
const MOST_ALONG = 300
const LATELY_DAYS = 60

type Roster = Pick<Snapshot, 'schools' | 'educators' | 'elsewhere' | 'steps'>

interface Today {
  readonly today: Day
  readonly timeZone: string
}

/** The educators whom somebody may observe, and where. */
export async function rosterOf(db: Queries, actor: Actor, now: Today): Promise<Roster> {
  const { today, timeZone } = now
  const scope = scopeOf(actor, 'observation.create')
  const { near, total } = await nearby(db, actor, scope, today)
  const [places, schools, closedOn] = await Promise.all([
    placesWithin(db, near, today),
    openSchools(db),
    closedDays(db, today, DAYS_AHEAD),
  ])
  const ids = [...new Set(places.map(({ id }) => id))]
  const [educators, steps] = await Promise.all([
    describe(db, actor, timeZone, places),
    listOpenSteps(db, actor, timeZone, ids),
  ])
  const elsewhere = Math.max(0, total - ids.length)
  return {
    schools: schools.filter(isReached(actor, scope, places)).map((school) => ({ ...school, closedOn })),
    educators,
    ...(elsewhere > 0 && { elsewhere }),
    steps,
  }
}

/** The schools of a large district where somebody was lately: what a device carries does not grow with the district. */
async function nearby(db: Queries, actor: Actor, scope: Scope, today: Day) {
  const total = scope.schools === 'all' ? await countEducators(db, today) : 0
  if (total <= MOST_ALONG) return { near: scope, total }
  const visited = await schoolsVisited(db, actor.userId, addDays(today, -LATELY_DAYS))
  const own = actor.assignments.flatMap(({ schoolId }) => schoolId ?? [])
  return { near: { schools: [...new Set([...visited, ...own])], educators: scope.educators }, total }
}

const MOST_FOUND = 20

/** The first educators whom somebody may observe and looks for, by name: also those who are not on their device. */
export async function findInRoster(db: Queries, actor: Actor, { today, timeZone }: Today, search: string) {
  const places = await placesWithin(db, scopeOf(actor, 'observation.create'), today, search)
  const ids = [...new Set(places.map(({ id }) => id))]
  const first = new Set(ids.slice(0, MOST_FOUND))
  const educators = await describe(
    db,
    actor,
    timeZone,
    places.filter(({ id }) => first.has(id)),
  )
  return { educators, isMore: ids.length > MOST_FOUND }
}

async function describe(
  db: Queries,
  actor: Actor,
  timeZone: string,
  places: readonly Place[],
): Promise<Roster['educators']> {
  const people = [...new Map(places.map((place) => [place.id, place])).values()]
  const [visits, tools, classes] = await Promise.all([
    lastVisitDays(db, actor, timeZone, people),
    lastTools(db, { observer: actor.realUserId }),
    lastClasses(db, { observer: actor.realUserId }),
  ])
  const at = schoolsByEducator(places)
  const used = new Map(tools.map((it) => [it.educatorId, it]))
  const classesOf = classesByEducator(classes)
  return people.map(({ id, name, grades, subject, room, periods }) => ({
    id,
    name,
    grades,
    subject,
    room,
    periods,
    schools: at.get(id) ?? [],
    lastVisitOn: visits.get(id) ?? null,
    lastToolTypeId: used.get(id)?.toolTypeId ?? null,
    lastConfigurationId: used.get(id)?.configurationId ?? null,
    classes: classesOf.get(id) ?? [],
  }))
}

function schoolsByEducator(places: readonly Place[]): Map<EducatorId, SchoolId[]> {
  const schools = new Map<EducatorId, SchoolId[]>()
  for (const { id, schoolId } of places) schools.set(id, [...(schools.get(id) ?? []), schoolId])
  return schools
}

function classesByEducator(seen: Awaited<ReturnType<typeof lastClasses>>) {
  const classes = new Map<EducatorId, { period: string | null; students: number }[]>()
  for (const { educatorId, ...it } of seen) classes.set(educatorId, [...(classes.get(educatorId) ?? []), it])
  return classes
}

/**
 * Whether a school is within reach: a whole school, one where they work with a group, or where somebody of it teaches.
 * Anybody may be met there.
 */
function isReached({ assignments }: Actor, { schools }: Scope, places: readonly Place[]) {
  const observing = assignments.filter((it) => holds({ assignments: [it] }, 'observation.create'))
  const near = new Set([...observing, ...places].map(({ schoolId }) => schoolId))
  return ({ id }: { readonly id: SchoolId }) => schools === 'all' || near.has(id)
}
