import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, asc, desc, eq, gte, lte, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../../database/prepared.ts'
import { configurations, configurationVersions } from '../../configurations/configurations.tables.ts'
import { schools } from '../../districts/districts.tables.ts'
import { educatorAssignments, educators } from '../../educators/educators.tables.ts'
import {
  isKnownIn,
  isKnownTo,
  type ReadingShape,
  type ReadingValues,
  readingIn,
  readingParts,
  servedTo,
} from '../../observations/access/readable.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { hasCountedPurpose, isCounted } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import { users } from '../../people/people.tables.ts'
import type { Span } from '../days/span.ts'
import type { ReportReader } from '../reader.ts'
import { type Asking, isWithin } from '../visits/counted.queries.ts'

/** An educator with one row for each place where they taught, teach or will teach; none where nobody has the id. */
export const educatorAt = prepared<{ readonly id: number }>()((db, value) => {
  const { name, grades, subject, room, periods } = educators
  const { schoolId, startsOn, endsOn } = educatorAssignments
  return (
    db
      .select({
        id: educators.id,
        name,
        grades,
        subject,
        room,
        periods,
        taught: { schoolId, startsOn, endsOn },
        school: schools.name,
      })
      .from(educators)
      .leftJoin(educatorAssignments, eq(educatorAssignments.educatorId, educators.id))
      .leftJoin(schools, eq(schools.id, schoolId))
      // An id may be larger than the column holds; then nobody has it.
      .where(sql`${educators.id} = ${value('id')}::bigint`)
      .orderBy(asc(startsOn), asc(schools.name))
  )
})

/** Whether somebody may read anything that was recorded with an educator, on whichever day. */
export async function readsAnyOf(
  db: Queries,
  { actor, me }: ReportReader,
  educator: EducatorId,
): Promise<boolean> {
  const { id, educatorId } = observations
  const found = await db
    .select({ id })
    .from(observations)
    .where(and(eq(educatorId, educator), isCounted(), isKnownTo(actor, me)))
    .limit(1)
  return found.length > 0
}

/** The observers of an educator in the days that are asked about, whatever else is asked. */
export function observersOf(db: Queries, { reader, span }: Asking, educator: EducatorId) {
  const { shape, values } = readingParts(reader)
  return observersIn(db, shape, { ...values, ...span, educators: [educator] })
}

interface WithEducators extends ReadingValues, Span {
  readonly educators: readonly EducatorId[]
}

const observersIn = preparedByShape<ReadingShape, WithEducators>()((db, value, shape) =>
  db
    .selectDistinct({ id: users.id, name: users.name })
    .from(observations)
    .innerJoin(users, eq(users.id, observations.observerId))
    .where(
      and(
        isCounted(),
        isKnownIn(readingIn(shape, value)),
        isWithin({ from: value('from'), to: value('to') }, { educators: value('educators') }),
      ),
    )
    .orderBy(asc(users.name), asc(users.id)),
)

/** The actor's drafts with an educator: theirs alone. A draft that a wrong clock has put ahead shows today. */
export function draftsWith(
  db: Queries,
  { reader: { actor }, span, today, filters }: Pick<Asking, 'reader' | 'span' | 'today'> & Filtered,
  educator: EducatorId,
) {
  const { id, toolTypeId, startedAt, startedOn, observerId, educatorId, status } = observations
  return db
    .select({ id, toolTypeId, startedAt, startedOn })
    .from(observations)
    .where(
      and(
        eq(educatorId, educator),
        eq(status, 'draft'),
        eq(observerId, actor.userId),
        servedTo(actor),
        hasCountedPurpose(),
        filters.tools && isOneOf(toolTypeId, filters.tools),
        gte(startedOn, span.from),
        span.to < today ? lte(startedOn, span.to) : undefined,
      ),
    )
}

interface Filtered {
  readonly filters: Pick<Asking['filters'], 'tools'>
}

/**
 * Conferences with an educator, newest first: no visits, so no figure of a report counts them. Whether the educator signed
 * too is told to the two who sign.
 */
export async function conferencesWith(db: Queries, { reader, span, filters }: Asking, educator: EducatorId) {
  const { tools, observers, purposes } = filters
  if (tools && !tools.includes(TEACHER_CONFERENCE)) return []
  const { shape, values } = readingParts(reader)
  const given = { hasObservers: observers !== undefined, hasPurposes: purposes !== undefined }
  return conferences(
    db,
    { ...shape, ...given },
    { ...values, ...span, educators: [educator], observers, purposes },
  )
}

interface ConferenceShape extends ReadingShape {
  readonly hasObservers: boolean
  readonly hasPurposes: boolean
}

type ConferenceValues = WithEducators & Pick<Asking['filters'], 'observers' | 'purposes'>

const conferences = preparedByShape<ConferenceShape, ConferenceValues>()((db, value, shape) => {
  const { id, startedOn, startedAt, observerId, educatorId, toolTypeId, status, document } = observations
  const { hasObservers, hasPurposes } = shape
  const reading = readingIn(shape, value)
  const isMine = or(eq(observerId, reading.userId), reading.me && eq(educatorId, reading.me))
  const signed = db
    .select({ one: sql`1` })
    .from(contributions)
    .where(
      and(
        eq(contributions.observationId, id),
        eq(contributions.kind, 'signature'),
        sql`${contributions.key} = ${document} #>> '{capture,signature,of}'`,
      ),
    )
  return db
    .select({
      id,
      startedOn,
      startedAt,
      observerId,
      status,
      observer: users.name,
      isMine: sql<boolean>`${isMine}`,
      isSignedByEducator: sql<boolean>`(${isMine}) and exists (${signed})`,
    })
    .from(observations)
    .innerJoin(users, eq(users.id, observerId))
    .where(
      and(
        eq(toolTypeId, TEACHER_CONFERENCE),
        isCounted(),
        isKnownIn(reading),
        isWithin(
          { from: value('from'), to: value('to') },
          {
            educators: value('educators'),
            observers: hasObservers ? value('observers') : undefined,
            purposes: hasPurposes ? value('purposes') : undefined,
          },
        ),
      ),
    )
    .orderBy(desc(startedAt), desc(id))
})

/** The educator's replies to some observations, all of which the reader may read; newest first. */
export const repliesTo = prepared<{ readonly ids: readonly string[] }>()((db, value) => {
  const { observationId, kind, writtenAt, key } = contributions
  const { toolTypeId, startedOn } = observations
  return db
    .select({
      observationId,
      toolTypeId,
      startedOn,
      writtenAt,
      text: sql<string>`${contributions.value} ->> 'text'`,
    })
    .from(contributions)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(and(eq(kind, 'reply'), isOneOf(observationId, value('ids'))))
    .orderBy(desc(writtenAt), asc(key))
})

/** All versions of some sets and rubrics, the newest of each first. */
export const versionsOf = prepared<{ readonly ids: readonly number[] }>()((db, value) => {
  const { configurationId, version } = configurationVersions
  return db
    .select({ configurationId, version, toolTypeId: configurations.toolTypeId })
    .from(configurationVersions)
    .innerJoin(configurations, eq(configurations.id, configurationId))
    .where(isOneOf(configurationId, value('ids')))
    .orderBy(asc(configurationId), desc(version))
})

/** The contents of all versions of some sets. */
export const contentsOf = prepared<{ readonly ids: readonly number[] }>()((db, value) => {
  const { configurationId, version, content } = configurationVersions
  return db
    .select({ configurationId, version, content })
    .from(configurationVersions)
    .where(isOneOf(configurationId, value('ids')))
})
