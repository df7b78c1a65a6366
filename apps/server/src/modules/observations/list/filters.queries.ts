import type { Day } from '@corridor/domain/calendar/calendar'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { contains } from '../../../database/by-name.ts'
import type { Queries } from '../../../database/doors.ts'
import { educators } from '../../educators/educators.tables.ts'
import { havingEachWord } from '../../educators/found/having-words.ts'
import { users } from '../../people/people.tables.ts'
import { type Reader, readableBy } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'

/** People of whose names somebody looks for a part. */
interface Named {
  readonly educators: readonly EducatorId[]
  readonly observers: readonly UserId[]
}

/** Who reads the list, and by which clock days are days. */
export interface ListReader extends Reader {
  readonly timeZone: string
}

export interface ObservationFilters {
  readonly named?: Named | undefined
  readonly school?: SchoolId | undefined
  readonly educator?: EducatorId | undefined
  readonly tool?: number | undefined
  readonly status?: ObservationStatus | 'unsent' | undefined
  readonly by?: 'me' | 'others' | undefined
  readonly from?: Day | undefined
  readonly to?: Day | undefined
}

/** Observations that somebody may read and looks for. */
export function fits({ actor, me, timeZone }: ListReader, filters: ObservationFilters) {
  const { named, school, educator, tool, status, by, from, to } = filters
  const { schoolId, educatorId, observerId, toolTypeId, startedAt } = observations
  const midnight = (day: Day, days: number) =>
    sql`(${day}::date + ${days}::int)::timestamp at time zone ${timeZone}`
  return and(
    // As one word: otherwise PostgreSQL would look for the alternatives in it, and not go along the list.
    sql`(${readableBy(actor, me)}) is true`,
    named && isAbout(named),
    // An id may be larger than the column holds; then nothing has it.
    school && sql`${schoolId} = ${school}::bigint`,
    educator && sql`${educatorId} = ${educator}::bigint`,
    tool === undefined ? undefined : eq(toolTypeId, tool),
    status && hasStatus(status),
    by && (by === 'me' ? eq : ne)(observerId, actor.userId),
    from ? sql`${startedAt} >= ${midnight(from, 0)}` : undefined,
    to ? sql`${startedAt} < ${midnight(to, 1)}` : undefined,
  )
}

/** In the words of the index of what is not sent. */
function hasStatus(status: ObservationStatus | 'unsent') {
  const it = observations.status
  return status === 'unsent' ? sql`${it} in ('draft', 'completed')` : eq(it, status)
}

// Ids as lists, and not as parts of the statement: few or none of them make a quick plan.
function isAbout({ educators: about, observers }: Named) {
  const { educatorId, observerId } = observations
  if (about.length + observers.length === 0) return sql`false`
  return sql`(${educatorId} = any(${sql.param(about)}::int[]) or ${observerId} = any(${sql.param(observers)}::int[]))`
}

export async function findNamed(db: Queries, part: string): Promise<Named> {
  const words = searchWords(part)
  const hasWords = words.length > 0 ? sql`${educators.id} in ${havingEachWord(words, 'name')}` : undefined
  const found = await db
    .select({ id: educators.id })
    .from(educators)
    .where(or(contains(educators.name, part), hasWords))
  const others = await db.select({ id: users.id }).from(users).where(contains(users.name, part))
  return { educators: found.map(({ id }) => id), observers: others.map(({ id }) => id) }
}
