import type { Day } from '@corridor/domain/calendar/calendar'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { and, between, count, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../database/prepared.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import {
  isKnownIn,
  isSummedIn,
  type ReadingShape,
  type ReadingValues,
  readingIn,
  readingParts,
} from '../observations/access/readable.ts'
import { isCountedVisit } from '../observations/facts/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'

/** A part of a school: everybody, or the educators of a group. */
export interface Part {
  readonly schoolId: SchoolId
  readonly educatorIds: 'all' | readonly EducatorId[]
}

/** The reader of the dashboard, and the educator that they are, if they are one. */
export interface Looking {
  readonly actor: Actor
  readonly me: EducatorId | undefined
}

interface PartShape {
  readonly isWhole: boolean
}

interface PartValues {
  readonly schoolId: SchoolId
  readonly educatorIds: readonly EducatorId[]
}

export function partsOf({ schoolId, educatorIds }: Part): { shape: PartShape; values: PartValues } {
  const isWhole = educatorIds === 'all'
  return { shape: { isWhole }, values: { schoolId, educatorIds: isWhole ? [] : educatorIds } }
}

export function educatorsOf(db: Queries, part: Part, on: Day) {
  const { shape, values } = partsOf(part)
  return educatorsOn(db, shape, { ...values, on })
}

const educatorsOn = preparedByShape<PartShape, PartValues & { readonly on: Day }>()(
  (db, value, { isWhole }) => {
    const { startsOn, endsOn } = educatorAssignments
    return db
      .select({
        id: educators.id,
        name: educators.name,
        teaching: sql<string>`btrim(${educators.grades} || ' ' || ${educators.subject})`,
        room: educators.room,
        periods: educators.periods,
        joinedOn: startsOn,
      })
      .from(educators)
      .innerJoin(educatorAssignments, eq(educatorAssignments.educatorId, educators.id))
      .where(
        and(
          eq(educatorAssignments.schoolId, value('schoolId')),
          eq(educators.isActive, true),
          lte(startsOn, value('on')),
          or(isNull(endsOn), gte(endsOn, value('on'))),
          isWhole ? undefined : isOneOf(educators.id, value('educatorIds')),
        ),
      )
  },
)

interface Days {
  readonly since: Day
  readonly until: Day
}

/** Visits as reports tell one from another, by educator, observer and day, grade and period: those that count, and among them those of which the reader may know. */
export function visitDaysOf(db: Queries, looking: Looking, part: Part, days: Days) {
  const [reading, asked] = [readingParts(looking), partsOf(part)]
  return visitDays(db, { ...reading.shape, ...asked.shape }, { ...reading.values, ...asked.values, ...days })
}

const visitDays = preparedByShape<ReadingShape & PartShape, ReadingValues & PartValues & Days>()(
  (db, value, shape) => {
    const { educatorId, observerId, visitId, startedOn, purpose, grades, period } = observations
    const reading = readingIn(shape, value)
    const isKnown = sql<boolean>`(${isKnownIn(reading)})`
    const made = db
      .select({
        educatorId,
        observerId,
        day: startedOn,
        isKnown: isKnown.as('is_known'),
        grades: sql<string>`min(${grades})`.as('noted_grades'),
        period: sql<string | null>`min(${period} collate "C")`.as('noted_period'),
      })
      .from(observations)
      .where(
        and(
          eq(observations.schoolId, value('schoolId')),
          isCountedVisit(),
          between(startedOn, value('since'), value('until')),
          shape.isWhole
            ? isSummedIn(reading)
            : and(isOneOf(educatorId, value('educatorIds')), isKnownIn(reading)),
        ),
      )
      .groupBy(visitId, educatorId, observerId, startedOn, purpose, sql`is_known`)
      .as('made')
    return db
      .select({
        educatorId: made.educatorId,
        observerId: made.observerId,
        day: made.day,
        grades: made.grades,
        period: made.period,
        visits: count(),
        known: sql<number>`(count(*) filter (where ${made.isKnown}))::int`,
      })
      .from(made)
      .groupBy(made.educatorId, made.observerId, made.day, made.grades, made.period)
  },
)

export const namesOf = prepared<{ readonly ids: readonly UserId[] }>()((db, value) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(isOneOf(users.id, value('ids'))),
)

export async function schoolsOfEducators(
  db: Queries,
  educatorIds: readonly EducatorId[],
  on: Day,
): Promise<SchoolId[]> {
  const { schoolId, educatorId, startsOn, endsOn } = educatorAssignments
  const found = await db
    .selectDistinct({ schoolId })
    .from(educatorAssignments)
    .where(and(isOneOf(educatorId, educatorIds), lte(startsOn, on), or(isNull(endsOn), gte(endsOn, on))))
  return found.map((it) => it.schoolId)
}
