import { scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../database/prepared.ts'
import { schools } from '../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../educators/educators.tables.ts'
import {
  isKnownIn,
  type ReadingShape,
  type ReadingValues,
  readingIn,
  readingParts,
} from '../observations/access/readable.ts'
import { isCounted } from '../observations/facts/counted-visit.ts'
import { observations } from '../observations/observations.tables.ts'
import { users } from '../people/people.tables.ts'
import type { Span } from './days/span.ts'
import type { ReportReader } from './reader.ts'
import { isBegunBetween } from './visits/begun-between.queries.ts'

/** Schools by name. One that is closed has its history. */
export const schoolsNamed = prepared()((db) => {
  const { id, name, visitsPlannedPerWeek, bellSchedule, isActive } = schools
  return db
    .select({ id, name, visitsPlannedPerWeek, bellSchedule, isActive })
    .from(schools)
    .orderBy(asc(name), asc(id))
})

/** Schools where somebody was visited in some days, and where the educators of their group were. */
export async function schoolsOfGroup(db: Queries, reader: ReportReader, span: Span) {
  const { actor, me } = reader
  const { shape, values } = readingParts(reader)
  const followed = [...scopeOf(actor, 'report.school').educators, ...(me ? [me] : [])]
  return followed.length > 0 ? schoolsOfEducators(db, shape, { ...values, ...span, followed }) : []
}

interface GroupValues extends ReadingValues, Span {
  readonly followed: readonly EducatorId[]
}

const schoolsOfEducators = preparedByShape<ReadingShape, GroupValues>()((db, value, shape) => {
  const { schoolId, startedAt, startedOn, educatorId } = observations
  const [from, to] = [value('from'), value('to')]
  return db
    .selectDistinct({ schoolId })
    .from(observations)
    .where(
      and(
        isOneOf(educatorId, value('followed')),
        isBegunBetween(startedAt, from, to),
        sql`${startedOn} between ${from}::date and ${to}::date`,
        isCounted(),
        isKnownIn(readingIn(shape, value)),
      ),
    )
})

interface AtSchools {
  readonly ids: readonly SchoolId[]
}

/** The grades and subjects that are taught at some schools. */
export const taughtIn = prepared<AtSchools>()((db, value) => {
  const { grades, subject } = educators
  return db
    .selectDistinct({ grades, subject })
    .from(educators)
    .innerJoin(educatorAssignments, eq(educatorAssignments.educatorId, educators.id))
    .where(isOneOf(educatorAssignments.schoolId, value('ids')))
})

/** The observers at some schools, as far as the reader may read their visits. */
export function observersIn(db: Queries, reader: ReportReader, ids: readonly SchoolId[], span: Span) {
  const { shape, values } = readingParts(reader)
  return observersAt(db, shape, { ...values, ...span, ids })
}

const observersAt = preparedByShape<ReadingShape, ReadingValues & Span & AtSchools>()((db, value, shape) => {
  const { observerId, schoolId, startedOn } = observations
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .where(
      and(
        isCounted(),
        isKnownIn(readingIn(shape, value)),
        isOneOf(schoolId, value('ids')),
        sql`${startedOn} between ${value('from')}::date and ${value('to')}::date`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
})
