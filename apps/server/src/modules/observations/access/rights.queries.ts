import type { Day } from '@corridor/domain/calendar/calendar'
import type { Assignment } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import {
  type AnyColumn,
  and,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../database/doors.ts'
import { prepared } from '../../../database/prepared.ts'
import { districts } from '../../districts/districts.tables.ts'
import { educatorAssignments, formerTeaching } from '../../educators/educators.tables.ts'
import { assignments } from '../../people/people.tables.ts'
import { observations } from '../observations.tables.ts'

/** When, where, by whom and to whom a visit was made; and the moment at which that is judged. */
export interface VisitMade {
  readonly observerId: UserId
  readonly schoolId: SchoolId
  /** The educator; null where they are not listed yet. */
  readonly educatorId: EducatorId | null
  readonly startedAt: string
  readonly now: string
}

/** How a statement names a value it is given, or takes it from a row. */
type ValueOf<Values> = (name: keyof Values & string) => SQLWrapper

/** An assignment that was held when a visit was made. */
export interface HeldThen extends Assignment {
  readonly id: number
  /** Whether somebody of the assignment's group taught in the school of the visit. */
  readonly isAtSchool: boolean
}

/** The longest that work waits on a device. What seems older was dated by a clock that is wrong. */
const OLDEST = sql`interval '180 days'`

/** A visit with the days by which it is judged, as the transaction's district counts them. */
export const visit = {
  observerId: sql`visit.observer_id`,
  schoolId: sql`visit.school_id`,
  educatorId: sql`visit.educator_id`,
  startedAt: sql`visit.started_at`,
  today: sql`visit.today`,
  day: sql`visit.day`,
}

/**
 * The row that `visit` names, for a statement to stand on. PostgreSQL works its days out once (`offset 0`) and not in
 * each condition that looks at them.
 */
export function visitRow(value: ValueOf<VisitMade>): SQL {
  const dayOf = (instant: SQLWrapper) =>
    sql`(${instant}::timestamptz at time zone ${districts.timeZone})::date`
  const today = dayOf(value('now'))
  // A clock that is ahead gives nobody what they will hold one day.
  const day = sql`least(${dayOf(value('startedAt'))}, ${today})`
  return sql`(select
    ${value('observerId')}::int as observer_id,
    ${large(value('schoolId'))} as school_id,
    ${large(value('educatorId'))} as educator_id,
    ${value('startedAt')}::timestamptz as started_at,
    ${today} as today,
    ${day} as day
    from ${districts} offset 0) as visit`
}

interface Span {
  readonly startsOn: AnyColumn
  readonly endsOn: AnyColumn
}

function isOn(day: SQL, { startsOn, endsOn }: Span): SQL | undefined {
  return and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
}

/** Whether a span of days holds for the visit: on its day, or today where its day cannot be right. */
function covers(span: Span): SQL | undefined {
  const isTooOld = sql`${visit.day} < ${visit.today} - ${OLDEST}`
  return or(isOn(visit.day, span), and(isTooOld, isOn(visit.today, span)))
}

/** What the observer held when `visit` was made; the longest-lasting first. */
export function heldThen(db: Queries) {
  const { id, userId, role, educatorIds, startsOn, endsOn, endedAt } = assignments
  const taught = educatorAssignments
  const isAtSchool = exists(
    db
      .select()
      .from(taught)
      .where(
        and(
          sql`${taught.educatorId} = any(${educatorIds})`,
          eq(taught.schoolId, visit.schoolId),
          covers(taught),
        ),
      ),
  )
  const parts = sql`'id', ${id}, 'role', ${role}, 'schoolId', ${assignments.schoolId}, 'educatorIds', ${educatorIds}`
  const rows = sql`json_agg(json_build_object(${parts}, 'isAtSchool', ${isAtSchool}) order by ${endsOn} desc nulls first, ${id})`
  const wasTakenSince = and(lte(startsOn, visit.day), gte(endedAt, visit.startedAt))
  const held = db
    .select({ rows })
    .from(assignments)
    .where(and(eq(userId, visit.observerId), or(covers(assignments), wasTakenSince)))
  return sql<HeldThen[]>`coalesce((${held}), '[]')`
}

/** What the observer of a stored visit held when it was made, for a statement about the visit. */
export function heldBy(db: Queries, now: SQLWrapper) {
  const { observerId, schoolId, educatorId, startedAt } = observations
  const made = { observerId, schoolId, educatorId, startedAt, now }
  return sql<HeldThen[]>`(select ${heldThen(db)} from ${visitRow((name) => made[name])})`
}

const heldByObserver = prepared<{ id: string; now: string }>()((db, value) =>
  db
    .select({ assignments: heldBy(db, value('now')) })
    .from(observations)
    .where(eq(observations.id, value('id'))),
)

/** What the observer of a stored visit held when it was made. */
export async function findHeldThen(db: Queries, id: string, now: Date): Promise<HeldThen[]> {
  const [found] = await heldByObserver(db, { id, now: now.toISOString() })
  return found?.assignments ?? []
}

/** Whether the educator was listed in the school of `visit` when it was made. */
export function taughtThere(db: Queries) {
  const [now, before] = [educatorAssignments, formerTeaching]
  const theirs = ({ educatorId }: typeof now | typeof before) => eq(educatorId, visit.educatorId)
  const isHere = ({ schoolId }: typeof now | typeof before) => eq(schoolId, visit.schoolId)
  const elsewhere = alias(educatorAssignments, 'elsewhere')
  const wasAnywhere = db
    .select()
    .from(elsewhere)
    .where(and(eq(elsewhere.educatorId, visit.educatorId), isOn(visit.day, elsewhere)))
  // On a day on which the educator is listed nowhere, the list says nothing about them.
  const isNewHere = and(notExists(wasAnywhere), isOn(visit.today, now))
  const isListed = db
    .select()
    .from(now)
    .where(and(theirs(now), isHere(now), or(covers(now), isNewHere)))
  // Somebody changed the list since the visit: the observer could not know.
  const isSince = gte(before.changedAt, visit.startedAt)
  const wasListed = db
    .select()
    .from(before)
    .where(and(theirs(before), isHere(before), isSince, covers(before)))
  return sql<boolean>`(${exists(isListed)} or ${exists(wasListed)})`
}

/**
 * Adds an educator who was met at the door to the group through which the observer met them, and to those the observer
 * has at that school today.
 */
export async function joinGroups(
  db: Queries,
  met: EducatorId,
  { group, observerId, schoolId, today }: Joining,
): Promise<void> {
  const { id, userId, educatorIds, startsOn, endsOn } = assignments
  const isHeldHere = and(
    eq(userId, observerId),
    eq(assignments.schoolId, schoolId),
    lte(startsOn, today),
    or(isNull(endsOn), gte(endsOn, today)),
  )
  await db
    .update(assignments)
    .set({ educatorIds: sql`array_append(${educatorIds}, ${met}::int)` })
    .where(and(isNotNull(educatorIds), or(eq(id, group), isHeldHere)))
}

interface Joining {
  /** The assignment that has the group. */
  readonly group: number
  readonly observerId: UserId
  readonly schoolId: SchoolId
  readonly today: Day
}

// A number may be larger than the column holds; then nothing has it.
const large = (number: SQLWrapper) => sql`${number}::bigint`
