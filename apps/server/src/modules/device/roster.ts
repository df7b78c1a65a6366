import type { Snapshot } from '@corridor/contract/observations/device'
import type { Day } from '@corridor/domain/calendar/calendar'
import { type Actor, holds, type Scope, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { closedDays } from '../districts/closed-days.ts'
import { listOpenSteps } from '../educators/steps/list-open-steps.ts'
import { lastVisitDays } from '../educators/visits/last-visit-days.ts'
import { lastClasses, lastTools, openSchools, type Place, placesWithin } from './roster.queries.ts'

const DAYS_AHEAD = 14

type Roster = Pick<Snapshot, 'schools' | 'educators' | 'steps'>

/** Whom somebody may observe, and where. */
export async function rosterOf(
  db: Queries,
  actor: Actor,
  { today, timeZone }: { readonly today: Day; readonly timeZone: string },
): Promise<Roster> {
  const scope = scopeOf(actor, 'observation.create')
  const [places, schools, closedOn] = await Promise.all([
    placesWithin(db, scope, today),
    openSchools(db),
    closedDays(db, today, DAYS_AHEAD),
  ])
  const people = [...new Map(places.map((place) => [place.id, place])).values()]
  const [visits, tools, classes, steps] = await Promise.all([
    lastVisitDays(db, actor, timeZone, people),
    lastTools(db, actor.realUserId),
    lastClasses(db, actor.realUserId),
    listOpenSteps(
      db,
      actor,
      timeZone,
      people.map(({ id }) => id),
    ),
  ])
  const at = schoolsByEducator(places)
  const used = new Map(tools.map((it) => [it.educatorId, it]))
  const classesOf = classesByEducator(classes)
  return {
    schools: schools.filter(isReached(actor, scope, places)).map((school) => ({ ...school, closedOn })),
    educators: people.map(({ id, name, grades, subject, room, periods }) => ({
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
    })),
    steps,
  }
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

/** A whole school, one where they work with a group, or where somebody of it teaches: anybody may be met there. */
function isReached({ assignments }: Actor, { schools }: Scope, places: readonly Place[]) {
  const observing = assignments.filter((it) => holds({ assignments: [it] }, 'observation.create'))
  const near = new Set([...observing, ...places].map(({ schoolId }) => schoolId))
  return ({ id }: { readonly id: SchoolId }) => schools === 'all' || near.has(id)
}
