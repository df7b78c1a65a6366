import type { Day } from '@corridor/domain/calendar/calendar'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import { and, eq, ne, or, type Param, type Placeholder, sql } from 'drizzle-orm'
import { contains } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { educators } from '../../educators/educators.tables.ts'
import { havingEachWord } from '../../educators/found/having-words.ts'
import { users } from '../../people/people.tables.ts'
import { type Reader, type Reading, readableIn, readingOf, servedIn } from '../access/readable.ts'
import { isNotDelivered } from '../delivery/delivery.queries.ts'
import { observations } from '../observations.tables.ts'

/** People whose names match the part that somebody looks for. */
interface Named {
  readonly educators: readonly EducatorId[]
  readonly observers: readonly UserId[]
}

/** A reader of the list, and the time zone by which days are days. */
export interface ListReader extends Reader {
  readonly timeZone: string
}

export interface ObservationFilters {
  readonly named?: Named | undefined
  readonly school?: SchoolId | undefined
  readonly educator?: EducatorId | undefined
  readonly tool?: number | undefined
  readonly status?: ObservationStatus | 'unsent' | 'not-delivered' | undefined
  readonly by?: 'me' | 'others' | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** The filters that a list has; what they ask for travels as values. */
export interface FilterShape
  extends Readonly<Record<Exclude<keyof ObservationFilters, 'by' | 'status'>, boolean>>,
    Pick<ObservationFilters, 'by'> {
  readonly status: 'unsent' | 'not-delivered' | boolean
}

export interface FilterValues {
  readonly userId: UserId
  readonly timeZone: string
  readonly namedEducators: readonly EducatorId[]
  readonly namedObservers: readonly UserId[]
  readonly school: SchoolId | null
  readonly educator: EducatorId | null
  readonly tool: number | null
  readonly status: ObservationStatus | 'unsent' | 'not-delivered' | null
  readonly from: Day | null
  readonly to: Day | null
}

export function shapeOf({ named, by, ...filters }: ObservationFilters): FilterShape {
  const { school, educator, tool, status, from, to } = filters
  return {
    by,
    named: named !== undefined,
    school: school !== undefined,
    educator: educator !== undefined,
    tool: tool !== undefined,
    status: status === 'unsent' || status === 'not-delivered' ? status : status !== undefined,
    from: from !== undefined,
    to: to !== undefined,
  }
}

export function valuesOf(reader: ListReader, filters: ObservationFilters): FilterValues {
  const { named, school, educator, tool, status, from, to } = filters
  return {
    userId: reader.actor.userId,
    timeZone: reader.timeZone,
    namedEducators: named?.educators ?? [],
    namedObservers: named?.observers ?? [],
    school: school ?? null,
    educator: educator ?? null,
    tool: tool ?? null,
    status: status ?? null,
    from: from ?? null,
    to: to ?? null,
  }
}

type Value = (name: keyof FilterValues) => Placeholder | Param

/** `fits` for a statement that is built with its values. */
export function fitsNow(db: Queries, reader: ListReader, filters: ObservationFilters) {
  const values = valuesOf(reader, filters)
  return fits(db, readingOf(reader.actor, reader.me), shapeOf(filters), (name) => sql.param(values[name]))
}

/** Whether an observation is one that somebody looks for, of those that they may read. */
export function fits(db: Queries, reading: Reading, shape: FilterShape, value: Value) {
  // As one condition (`is true`): otherwise PostgreSQL would look for each alternative in it, and not go along the
  // list.
  return and(sql`(${readableIn(reading)}) is true`, suits(db, reading, shape, value))
}

/** Whether an observation is one that somebody looks for among their own, all of which are theirs to read. */
export function fitsOwn(db: Queries, reading: Reading, shape: FilterShape, value: Value) {
  return and(eq(observations.observerId, reading.userId), servedIn(reading), suits(db, reading, shape, value))
}

/** Whether an observation fits the filters. */
function suits(db: Queries, reading: Reading, shape: FilterShape, value: Value) {
  const { schoolId, educatorId, observerId, toolTypeId, startedAt } = observations
  const midnight = (day: 'from' | 'to', days: number) =>
    sql`(${value(day)}::date + ${sql.raw(String(days))})::timestamp at time zone ${value('timeZone')}`
  return and(
    shape.named ? isAbout(value) : undefined,
    // An id may be larger than the column holds; then nothing has it.
    shape.school ? sql`${schoolId} = ${value('school')}::bigint` : undefined,
    shape.educator ? sql`${educatorId} = ${value('educator')}::bigint` : undefined,
    shape.tool ? eq(toolTypeId, value('tool')) : undefined,
    shape.status ? hasStatus(db, shape.status, value) : undefined,
    // Whom a mail reached is not the educator's to know.
    shape.status === 'not-delivered' && reading.me ? ne(educatorId, reading.me) : undefined,
    shape.by && (shape.by === 'me' ? eq : ne)(observerId, value('userId')),
    shape.from ? sql`${startedAt} >= ${midnight('from', 0)}` : undefined,
    shape.to ? sql`${startedAt} < ${midnight('to', 1)}` : undefined,
  )
}

/** Whether an observation has a status, in the words of the indexes of what is not sent and of what did not arrive. */
function hasStatus(db: Queries, wanted: 'unsent' | 'not-delivered' | true, value: Value) {
  const { status } = observations
  if (wanted === 'not-delivered') return isNotDelivered(db)
  return wanted === 'unsent' ? sql`${status} in ('draft', 'completed')` : eq(status, value('status'))
}

// The ids go in as lists, not as parts of the statement: few or none of them make a quick plan.
function isAbout(value: Value) {
  const isTheirs = isOneOf(observations.educatorId, value('namedEducators'))
  return or(isTheirs, isOneOf(observations.observerId, value('namedObservers')))
}

export async function findNamed(db: Queries, part: string): Promise<Named> {
  const words = searchWords(part)
  const hasWords = words.length > 0 ? sql`${educators.id} in ${havingEachWord(words)}` : undefined
  const found = await db
    .select({ id: educators.id })
    .from(educators)
    .where(or(contains(educators.name, part), hasWords))
  const others = await db.select({ id: users.id }).from(users).where(contains(users.name, part))
  return { educators: found.map(({ id }) => id), observers: others.map(({ id }) => id) }
}
