import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import type { Assignment } from '@corridor/domain/people/actor'
import type { DistrictId, EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import { assignments } from '../people.tables.ts'

export interface DatedAssignment extends Assignment {
  readonly startsOn: Day
  readonly endsOn: Day | null
}

export interface HeldRow extends DatedAssignment {
  readonly id: number
  readonly userId: UserId
  readonly schoolName: string | null
}

/** The assignments that people hold today or will hold. */
export function heldBy(db: Queries, userIds: readonly UserId[], today: Day): Promise<HeldRow[]> {
  const { id, userId, role, schoolId, educatorIds, startsOn, endsOn } = assignments
  return db
    .select({ id, userId, role, schoolId, schoolName: schools.name, educatorIds, startsOn, endsOn })
    .from(assignments)
    .leftJoin(schools, eq(schools.id, schoolId))
    .where(and(isOneOf(userId, userIds), or(isNull(endsOn), gte(endsOn, today))))
    .orderBy(asc(startsOn), asc(id))
}

export function educatorsNamed(db: Queries, ids: readonly EducatorId[]) {
  const { id, name } = educators
  // The ids are one parameter, however many: groups of a whole page may have thousands.
  return db
    .select({ id, name })
    .from(educators)
    .where(sql`${id} = any(${sql.param([...ids])}::int[])`)
    .orderBy(asc(name), asc(id))
}

/** Educators who teach in a school today or will. */
export function educatorsAt(db: Queries, schoolId: SchoolId, today: Day) {
  const { id, name } = educators
  const { endsOn } = educatorAssignments
  return db
    .selectDistinct({ id, name })
    .from(educatorAssignments)
    .innerJoin(educators, eq(id, educatorAssignments.educatorId))
    .where(
      and(
        eq(educatorAssignments.schoolId, schoolId),
        eq(educators.isActive, true),
        or(isNull(endsOn), gte(endsOn, today)),
      ),
    )
    .orderBy(asc(name), asc(id))
}

interface Holder {
  readonly districtId: DistrictId
  readonly userId: UserId
}

export async function insertAssignments(
  db: Queries,
  { districtId, userId }: Holder,
  wanted: readonly DatedAssignment[],
) {
  if (wanted.length === 0) return
  await db.insert(assignments).values(
    wanted.map(({ role, schoolId, educatorIds, startsOn, endsOn }) => ({
      districtId,
      userId,
      role,
      schoolId,
      startsOn,
      endsOn,
      educatorIds: educatorIds && [...educatorIds],
    })),
  )
}

/** Changes an assignment. With `endedAt`, it was held until that moment, whichever last day is chosen. */
export async function setAssignment(
  db: Queries,
  id: number,
  wanted: DatedAssignment,
  endedAt: Date | null,
): Promise<void> {
  const { role, schoolId, educatorIds, startsOn, endsOn } = wanted
  await db
    .update(assignments)
    .set({ role, schoolId, educatorIds: educatorIds && [...educatorIds], startsOn, endsOn, endedAt })
    .where(eq(assignments.id, id))
}

/** Ends an assignment: from now on nobody holds it; what was done while it was held stays within it. */
export async function endAssignment(db: Queries, id: number, today: Day, endedAt: Date): Promise<void> {
  await db
    .update(assignments)
    .set({ endsOn: addDays(today, -1), endedAt })
    .where(eq(assignments.id, id))
}

/** Deletes an assignment that never began. */
export async function deleteAssignment(db: Queries, id: number): Promise<void> {
  await db.delete(assignments).where(eq(assignments.id, id))
}
