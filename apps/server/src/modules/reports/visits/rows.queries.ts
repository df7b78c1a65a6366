import type { Day } from '@corridor/domain/calendar/calendar'
import { TEACHER_CONFERENCE } from '@corridor/domain/observation/conference'
import type { EducatorId } from '@corridor/domain/people/ids'
import { and, asc, countDistinct, eq, gt, gte, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { prepared, preparedByShape } from '../../../database/prepared.ts'
import { configurations } from '../../configurations/configurations.tables.ts'
import { educators } from '../../educators/educators.tables.ts'
import {
  type ReadingShape,
  type ReadingValues,
  readableIn,
  readingIn,
  readingParts,
} from '../../observations/access/readable.ts'
import { contributions } from '../../observations/answer/contributions.tables.ts'
import { isCounted } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import { deliveries, sentCopies } from '../../observations/send/sendings.tables.ts'
import { users } from '../../people/people.tables.ts'
import type { ReportReader } from '../reader.ts'
import { isBegunBetween } from './begun-between.queries.ts'
import type { Counted } from './counted.queries.ts'

/** Where some observations stand, in the order they began. */
export function statusesOf(db: Queries, ids: readonly string[]) {
  const { id, visitId, toolTypeId, status, startedAt } = observations
  return db
    .select({ id, visitId, toolTypeId, status })
    .from(observations)
    .where(isOneOf(id, ids))
    .orderBy(asc(startedAt), asc(id))
}

/** Observations that are known by their ids. */
interface Those {
  readonly ids: readonly string[]
}

export const firstAnswersOf = prepared<Those>()((db, value) =>
  firstAnswers(db, { where: isOneOf(observations.id, value('ids')) }),
)

export const openedOf = prepared<Those>()((db, value) =>
  openedByEducator(db, { where: isOneOf(observations.id, value('ids')) }),
)

/** When each observation was first answered. */
export function firstAnswers(db: Queries, { where }: Pick<Counted, 'where'>) {
  const { observationId, writtenAt } = contributions
  return db
    .select({ observationId, at: sql`min(${writtenAt})`.mapWith(writtenAt) })
    .from(contributions)
    .innerJoin(observations, eq(observations.id, observationId))
    .where(where)
    .groupBy(observationId)
}

/** The observations that the educator opened, of what was sent to them, as it stands. */
export function openedByEducator(db: Queries, { where }: Pick<Counted, 'where'>) {
  const { observationId, version, sendId } = sentCopies
  return db
    .selectDistinct({ observationId })
    .from(observations)
    .innerJoin(sentCopies, and(eq(observationId, observations.id), eq(version, observations.version)))
    .innerJoin(deliveries, eq(deliveries.sendId, sendId))
    .where(and(where, deliveries.isEducator, isNotNull(deliveries.openedAt)))
}

/** When somebody talked with an educator, in milliseconds. */
type Talk = readonly [educatorId: EducatorId, startedAt: number]

/** When somebody talked with some educators, in order, as far as the reader may know: coaching is between two. */
export async function conferencesSince(
  db: Queries,
  reader: ReportReader,
  ids: readonly EducatorId[],
  since: Day,
  until: Day,
): Promise<readonly Talk[]> {
  const { shape, values } = readingParts(reader)
  const [found] = await talksKnown(db, shape, { ...values, ids, since, until })
  return JSON.parse(`[${found?.talks ?? ''}]`)
}

interface Talks {
  readonly ids: readonly EducatorId[]
  readonly since: Day
  readonly until: Day
}

/** Conferences that the reader may know of, all in one text: a district has a thousand of them in a year. */
const talksKnown = preparedByShape<ReadingShape, ReadingValues & Talks>()((db, value, shape) => {
  const { educatorId, startedAt, startedOn } = observations
  const talk = sql`'[' || ${educatorId} || ',' || (date_part('epoch', ${startedAt}) * 1000)::int8 || ']'`
  return db
    .select({ talks: sql<string | null>`string_agg(${talk}, ',' order by ${asc(startedAt)})` })
    .from(observations)
    .where(
      and(
        isTalkWith(value('ids')),
        readableIn(readingIn(shape, value)),
        gte(startedOn, value('since')),
        isBegunBetween(startedAt, value('since'), value('until')),
      ),
    )
})

/** Conferences of anybody with some educators. */
export function everyTalkSince(db: Queries, ids: readonly EducatorId[], since: Day, until: Day) {
  const { educatorId, startedAt } = observations
  return db
    .select({ educatorId, startedAt })
    .from(observations)
    .where(and(isTalkWith(ids), isBegunBetween(startedAt, since, until)))
}

/** The tool's number is a literal, as in the index of conferences: a parameter of another width would not use the index. */
function isTalkWith(ids: readonly EducatorId[] | Placeholder): SQL | undefined {
  const { educatorId, toolTypeId } = observations
  return and(
    isCounted(),
    sql`${toolTypeId} = ${sql.raw(String(TEACHER_CONFERENCE))}`,
    isOneOf(educatorId, ids),
  )
}

interface Named {
  readonly ids: readonly number[]
}

export const namesOfObservers = prepared<Named>()((db, value) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(isOneOf(users.id, value('ids')))
    .orderBy(asc(users.name), asc(users.id)),
)

export const namesOfEducators = prepared<Named>()((db, value) =>
  db
    .select({ id: educators.id, name: educators.name })
    .from(educators)
    .where(isOneOf(educators.id, value('ids')))
    .orderBy(asc(educators.name), asc(educators.id)),
)

export const namesOfSets = prepared<Named>()((db, value) =>
  db
    .select({ name: configurations.name })
    .from(configurations)
    .where(isOneOf(configurations.id, value('ids'))),
)

/** Visits finished after a moment; closed ones tell nothing of their day. */
export async function countSince(db: Queries, { where, isOpen }: Counted, since: Date): Promise<number> {
  const { visitId, completedAt } = observations
  const [found] = await db
    .select({ visits: countDistinct(visitId) })
    .from(observations)
    .where(and(where, isOpen, gt(completedAt, since)))
  return found?.visits ?? 0
}
