import type { Day } from '@corridor/domain/calendar/calendar'
import type { DistrictId, EducatorId } from '@corridor/domain/people/ids'
import type { PeoplePlan, TeachingChange } from '@corridor/domain/rollover/rollover-plan'
import { and, eq, gte, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { educatorAssignments, educators, formerTeaching } from '../educators.tables.ts'

export function educatorsNamed(db: Queries, ids: readonly EducatorId[]) {
  const { id, name, grades, isActive } = educators
  // An id may be larger than the column holds; then nobody has it.
  return db
    .select({ id, name, grades, isActive })
    .from(educators)
    .where(sql`${id} = any(${sql.param([...ids])}::bigint[])`)
}

/** How many educators teach at each school on a day. */
export function countBySchool(db: Queries, day: Day) {
  const { schoolId, educatorId, startsOn, endsOn } = educatorAssignments
  const isThen = and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
  return db
    .select({ schoolId, educators: sql<number>`count(distinct ${educatorId})::int` })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(and(isThen, educators.isActive))
    .groupBy(schoolId)
}

export async function countTeaching(db: Queries, day: Day): Promise<number> {
  const { educatorId, startsOn, endsOn } = educatorAssignments
  const isThen = and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
  const [found] = await db
    .select({ n: sql<number>`count(distinct ${educatorId})::int` })
    .from(educatorAssignments)
    .innerJoin(educators, eq(educators.id, educatorId))
    .where(and(isThen, educators.isActive))
  return found?.n ?? 0
}

const MOST_ROWS = 2_000

/** Replaces all teaching of educators; the rows that go are kept as former ones. */
export async function replaceTeaching(
  db: Queries,
  districtId: DistrictId,
  changes: readonly TeachingChange[],
  changedAt: Date,
): Promise<void> {
  const former = changes.flatMap(({ educatorId, before, after }) =>
    before
      .filter((it) => !after.some((other) => isSame(it, other)))
      .map(({ schoolId, startsOn, endsOn }) => ({
        districtId,
        educatorId,
        schoolId,
        startsOn,
        endsOn,
        changedAt,
      })),
  )
  const rows = changes.flatMap(({ educatorId, after }) =>
    after.map(({ schoolId, startsOn, endsOn }) => ({ districtId, educatorId, schoolId, startsOn, endsOn })),
  )
  const ids = changes.map(({ educatorId }) => educatorId)
  for (const some of inParts(former)) await db.insert(formerTeaching).values(some).onConflictDoNothing()
  await db.delete(educatorAssignments).where(isOneOf(educatorAssignments.educatorId, ids))
  for (const some of inParts(rows)) await db.insert(educatorAssignments).values(some)
}

type Row = TeachingChange['before'][number]

function isSame(one: Row, other: Row): boolean {
  return one.schoolId === other.schoolId && one.startsOn === other.startsOn && one.endsOn === other.endsOn
}

function inParts<One>(rows: readonly One[]): One[][] {
  const parts = Math.ceil(rows.length / MOST_ROWS)
  return Array.from({ length: parts }, (_, index) => rows.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS))
}

/** Replaces grades that are still what they were when the change was planned; answers how many. */
export async function replaceGrades(db: Queries, changes: PeoplePlan['grades']): Promise<number> {
  const given = JSON.stringify(
    changes.map(({ educatorId, from, to }) => ({ id: educatorId, was: from, is: to })),
  )
  const { rowCount } = await db.execute(sql`
    update ${educators} set grades = given."is"
    from json_to_recordset(${given}::json) as given(id int, was text, "is" text)
    where ${educators.id} = given.id and ${educators.grades} = given.was`)
  return rowCount ?? 0
}
