import type { StepState, StepsAsked } from '@corridor/contract/people/steps'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { countOf } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../../observations/observations.tables.ts'
import { users } from '../../people/people.tables.ts'
import { actionSteps, educators, stepEvents } from '../educators.tables.ts'
import { belongingTo, isSeen } from '../in-sight.ts'
import { sightOf } from '../seen-educator.ts'
import { isOrigin, isStepSeenBy, steps } from './steps.queries.ts'

/** Within how many days an open step counts as due, today included. */
const SOON_DAYS = 7

export interface StepsFilters extends Pick<StepsAsked, 'educator' | 'school'> {
  readonly whose: NonNullable<StepsAsked['whose']>
}

interface Looking {
  readonly actor: Actor
  /** The educator who looks, if the actor is one. */
  readonly me: EducatorId | undefined
  readonly today: Day
}

const { id, educatorId, createdById, dueOn, status, closedAt, carriedAt } = actionSteps

/** The day by which a step is due; where nobody said one, the step comes last. */
const dueDay = sql<string>`coalesce(${dueOn}, 'infinity'::date)`

/** Whether a step is one that somebody may know of, and asks for. Asked beside the step's origin. */
function isAsked(
  db: Queries,
  { actor, me, today }: Looking,
  { whose, educator, school }: StepsFilters,
): SQL | undefined {
  const inSight = db
    .select({ id: educators.id })
    .from(educators)
    .where(isSeen(db, sightOf(actor, today)))
  // An educator always knows of their own steps; of nobody else's where they look for their own.
  const isTheirs = whose === 'mine' ? eq(educatorId, me ?? sql`null::int`) : inArray(educatorId, inSight)
  const at = (schoolId: Parameters<Parameters<typeof belongingTo>[2]>[0]) =>
    sql`${schoolId} = ${school}::bigint`
  return and(
    isTheirs,
    isStepSeenBy(db, actor),
    whose === 'by-me' ? eq(createdById, actor.userId) : undefined,
    // An id may be larger than the column holds; then nobody has it.
    educator ? sql`${educatorId} = ${educator}::bigint` : undefined,
    school ? inArray(educatorId, belongingTo(db, today, at)) : undefined,
  )
}

function isDue(today: Day): SQL {
  return sql`(${dueOn} >= ${today} and ${dueOn} <= ${addDays(today, SOON_DAYS)})`
}

// The status is a literal of the statement, not a parameter: the partial indexes of open steps match it only so.
const isOpen = sql`${status} = 'open'`

function isIn(state: StepState, today: Day): SQL | undefined {
  switch (state) {
    case 'open':
      return isOpen
    case 'due':
      return and(isOpen, isDue(today))
    case 'overdue':
      return and(isOpen, sql`${dueOn} < ${today}`)
    case 'carried':
      return and(isOpen, isNotNull(carriedAt))
    default:
      return and(eq(status, state), sql`${status} <> 'open'`)
  }
}

export function isOpenState(state: StepState): boolean {
  return state === 'open' || state === 'due' || state === 'overdue' || state === 'carried'
}

export interface StepsPage {
  readonly state: StepState
  /** The last step of the page before: its day or moment, and its id. */
  readonly after: readonly [string, string] | undefined
  readonly limit: number
}

/** A page of steps: open ones by when they are due, closed ones the last first. */
export function pageOfSteps(db: Queries, looking: Looking, filters: StepsFilters, page: StepsPage) {
  const { state, after, limit } = page
  const isByDay = isOpenState(state)
  const edge =
    after &&
    (isByDay
      ? sql`(${dueDay}, ${id}) > (${after[0]}::date, ${after[1]}::uuid)`
      : sql`(${closedAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`)
  return steps(db, looking.actor)
    .where(and(isAsked(db, looking, filters), isIn(state, looking.today), edge))
    .orderBy(...(isByDay ? [asc(dueDay), asc(id)] : [desc(closedAt), desc(id)]))
    .limit(limit)
}

/** How many steps are open, and of those how many are due, past due, and carried on. */
export async function countSteps(db: Queries, looking: Looking, filters: StepsFilters) {
  const { today } = looking
  const [found] = await db
    .select({
      open: count(),
      due: countOf(isDue(today)),
      overdue: countOf(sql`${dueOn} < ${today}`),
      carried: countOf(sql`${carriedAt} is not null`),
    })
    .from(actionSteps)
    .leftJoin(observations, isOrigin)
    .where(and(isAsked(db, looking, filters), isOpen))
  return found ?? { open: 0, due: 0, overdue: 0, carried: 0 }
}

/** The last note of each step. */
export function lastNotes(db: Queries, ids: readonly string[]) {
  const { stepId, at, note, byId, kind } = stepEvents
  return db
    .selectDistinctOn([stepId], { stepId, at, note, by: users.name })
    .from(stepEvents)
    .innerJoin(users, eq(users.id, byId))
    .where(and(isOneOf(stepId, ids), eq(kind, 'note')))
    .orderBy(asc(stepId), desc(at), desc(stepEvents.id))
}

export function namesOf(db: Queries, ids: readonly EducatorId[]) {
  const { name, userId } = educators
  return db.select({ id: educators.id, name, userId }).from(educators).where(isOneOf(educators.id, ids))
}
