import type { Day } from '@corridor/domain/calendar/calendar'
import type { LessonPart, Purpose } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, between, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import {
  isKnownIn,
  type ReadingShape,
  type ReadingValues,
  readingIn,
  readingParts,
} from '../../observations/access/readable.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { observations } from '../../observations/observations.tables.ts'
import type { Span } from '../days/span.ts'
import { type Asking, type ColumnFilter, type Counted, columnFilters, isWithin } from './counted.queries.ts'

/** As much of an observation as visits are counted by. Instants are in milliseconds. */
export type Observed = readonly [
  id: string,
  /** A number that tells the observation's visit from others of the same people on the same day. */
  visit: number,
  schoolId: SchoolId,
  educatorId: EducatorId,
  observerId: UserId,
  startedOn: Day,
  purpose: Purpose,
  isOpen: boolean,
  /** Whether the observation's facts are in no sum of a month that can stand for it. */
  isEdge: boolean,
  startedAt: number,
  endedAt: number | null,
  sentAt: number | null,
  toolTypeId: number,
  configurationId: number,
  configurationVersion: number,
  period: string | null,
  partOfLesson: LessonPart | null,
  yearStartsOn: Day | null,
  isAcknowledged: boolean,
  status: Status,
  acknowledgedAt: number | null,
]

type Status = typeof observations.$inferSelect.status

/**
 * The observed rows, all in one text, in no order: a district has tens of thousands in a year, and the driver would
 * take longer over rows of columns than all the counting takes.
 */
export async function observed(db: Queries, { where, isOpen, whole }: Counted): Promise<Observed[]> {
  const list = listOf(isOpen, whole ? sql`not (${whole.isIn})` : sql`true`)
  const [found] = await db.select({ list }).from(observations).where(where)
  return parsed(found)
}

/** Observed rows of some days. */
export function observedOn(db: Queries, counted: Counted, { from, to }: Span): Promise<Observed[]> {
  const isOn = between(observations.startedOn, from, to)
  return observed(db, { ...counted, where: and(counted.where, isOn) })
}

/** The observed rows of a question about which visits people had: those that the reader may read, as `countedRows` has them. */
export async function observedWith(db: Queries, { reader, span, filters }: Asking): Promise<Observed[]> {
  const { shape, values } = readingParts(reader)
  const given = columnFilters.filter((it) => filters[it] !== undefined)
  const asked = Object.fromEntries(given.map((it) => [askedAs(it), filters[it]]))
  const [found] = await ofPeople(db, { ...shape, given }, { ...values, ...span, ...asked })
  return parsed(found)
}

interface PeopleShape extends ReadingShape {
  readonly given: readonly ColumnFilter[]
}

/** A filter's name among values: the reader's rights have schools, too. */
type AskedAs = ReturnType<typeof askedAs>
type PeopleValues = ReadingValues & Span & Partial<Record<AskedAs, unknown>>

function askedAs(filter: ColumnFilter): `asked-${ColumnFilter}` {
  return `asked-${filter}`
}

const ofPeople = preparedByShape<PeopleShape, PeopleValues>()((db, value, { given, ...shape }) =>
  db
    .select({ list: listOf(sql`true`, sql`true`) })
    .from(observations)
    .where(
      and(
        isCountedVisit(),
        isWithin(
          { from: value('from'), to: value('to') },
          Object.fromEntries(given.map((it) => [it, value(askedAs(it))])),
        ),
        isKnownIn(readingIn(shape, value)),
      ),
    ),
)

function parsed(found: { readonly list: string | null } | undefined): Observed[] {
  return JSON.parse(`[${found?.list ?? ''}]`)
}

function listOf(isOpen: SQL, isEdge: SQL): SQL<string | null> {
  const it = observations
  const values = [
    quoted(it.id),
    sql`uuid_hash(${it.visitId})`,
    it.schoolId,
    it.educatorId,
    it.observerId,
    quoted(it.startedOn),
    quoted(it.purpose),
    spelled(isOpen),
    spelled(isEdge),
    inMs(it.startedAt),
    orNull(inMs(it.endedAt)),
    orNull(inMs(it.sentAt)),
    it.toolTypeId,
    it.configurationId,
    it.configurationVersion,
    orNull(sql`to_json(${it.period})`),
    orNull(quoted(it.partOfLesson)),
    orNull(quoted(it.yearStartsOn)),
    spelled(sql`${it.acknowledgedAt} is not null`),
    quoted(it.status),
    orNull(inMs(it.acknowledgedAt)),
  ]
  const row = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
  return sql`string_agg('[' || concat_ws(',', ${row}) || ']', ',')`
}

function spelled(isTrue: SQL): SQL {
  return sql`case when ${isTrue} then 'true' else 'false' end`
}

/** A word in quotes, in which nothing has to be escaped. */
function quoted(word: AnyColumn): SQL {
  return sql`'"' || ${word} || '"'`
}

function orNull(value: SQL): SQL {
  return sql`coalesce((${value})::text, 'null')`
}

function inMs(column: AnyColumn): SQL {
  return sql`(date_part('epoch', ${column}) * 1000)::int8`
}
