import type { EducatorsAsked } from '@corridor/contract/people/educators-asked'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type Actor, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import { type AnyColumn, and, eq, gte, isNull, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts } from '../../database/platform.tables.ts'
import { isCountedVisit } from '../observations/facts/counted-visit.ts'
import { lastVisits } from '../observations/facts/last-visits.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { educatorAssignments, educators } from './educators.tables.ts'
import { hasEachWord, havingWord } from './found/having-words.ts'
import { hasText } from './found/searched.queries.ts'
import { belongingTo, isAmong, isSeen, type Sight } from './in-sight.ts'
import { teachingOn } from './teaching/teaching.queries.ts'

/** A list of educators as somebody asks for it. */
export interface Listing {
  readonly actor: Actor
  readonly sight: Sight
  readonly timeZone: string
  readonly asked: EducatorsAsked & {
    /** Set where nobody has the words of the search: then whoever has the text inside a word is found. */
    readonly isInside?: boolean
    /** All educators who match the search, where they are not too many. */
    readonly having?: readonly EducatorId[]
    /** Some of the educators who match the search, where they are many. */
    readonly begun?: readonly EducatorId[]
    readonly only?: readonly EducatorId[] | undefined
  }
}

/** Whether an educator is in sight and fits all that is asked. */
export function isListed(db: Queries, listing: Listing): SQL | undefined {
  const { sight, asked } = listing
  const { search, having, grades, subjects, waited, only } = asked
  const lacks = (what: 'email' | 'account') => asked.missing?.includes(what)
  return and(
    isSeen(db, sight),
    having && isOneOf(educators.id, having),
    search && !having ? isLookedFor(search, asked) : undefined,
    isInState(db, sight.today, asked),
    grades && isOneOf(educators.grades, grades),
    subjects && isOneOf(educators.subject, subjects),
    lacks('email') ? isNull(educators.email) : undefined,
    lacks('account') ? hasNoAccount(db) : undefined,
    waited === undefined ? undefined : hasWaited(db, listing, waited),
    // An id may be larger than the column holds; then nobody has it.
    only && sql`${educators.id} = any(${sql.param([...only])}::bigint[])`,
  )
}

function isInState(db: Queries, today: Day, { school, state = 'active' }: EducatorsAsked): SQL | undefined {
  const at = (schoolId: AnyColumn) => school && sql`${schoolId} = ${school}::bigint`
  const states: Record<typeof state, () => SQL | undefined> = {
    active: () =>
      and(
        educators.isActive,
        // For a school its people are looked at; for a district, whoever comes first in the list.
        school ? isAmong(teachingOn(db, today, at(educatorAssignments.schoolId))) : teachesOn(db, today),
      ),
    inactive: () => or(not(educators.isActive), not(teachesOn(db, today))),
    // The same words as in the index of provisional educators.
    provisional: () => sql`${educators.isProvisional}`,
  }
  return and(states[state](), school && state !== 'active' ? isAmong(belongingTo(db, today, at)) : undefined)
}

/**
 * Whether an educator matches a search: each of its words begins one of theirs, as where everything is searched; or
 * they have it inside one.
 */
function isLookedFor(search: string, { isInside, begun }: Listing['asked']): SQL | undefined {
  const words = isInside ? [] : searchWords(search)
  if (words.length === 0) return hasText(search)
  // In this form PostgreSQL keeps the order of the list and looks each person up in a table of those who have the
  // word.
  return begun
    ? and(...words.map((word) => sql`(${educators.id} in ${havingWord(word)}) is true`))
    : hasEachWord(educators.id, words, 'all')
}

function teachesOn(db: Queries, day: Day): SQL {
  return sql`${countIn(teachingOn(db, day, eq(educatorAssignments.educatorId, educators.id)))} > 0`
}

/**
 * How many rows a query finds. Counted, as PostgreSQL then looks it up for each educator, and a list stops at its first
 * page long before it has seen everybody: of an “exists” it would make a join with all rows of the district.
 */
function countIn(rows: SQLWrapper): SQL {
  return sql`(select count(*) from (${rows}) counted)`
}

function hasNoAccount(db: Queries): SQL {
  const theirs = db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(eq(accounts.userId, educators.userId))
  return sql`${countIn(theirs)} = 0`
}

/** Whether an educator's last visit that the reader knows of was at least so many days ago, or there was none. */
function hasWaited(db: Queries, { actor, sight, timeZone }: Listing, days: number): SQL | undefined {
  const since = sql`(${addDays(sight.today, 1 - days)}::date)::timestamp at time zone ${timeZone}`
  const { schools, educators: group } = scopeOf(actor, 'report.school')
  const isFollowed = or(
    schools === 'all' ? sql`true` : isOneOf(lastVisits.schoolId, schools),
    isOneOf(lastVisits.educatorId, group),
  )
  // Support with somebody's eyes knows no coaching of theirs.
  const isOwn = isImpersonated(actor) ? undefined : eq(lastVisits.observerId, actor.userId)
  const visited = db
    .select({ id: lastVisits.educatorId })
    .from(lastVisits)
    .where(
      and(
        eq(lastVisits.educatorId, educators.id),
        gte(lastVisits.lastAt, since),
        or(and(eq(lastVisits.observerId, 0), isFollowed), isOwn),
      ),
    )
  const isMe = eq(educators.userId, actor.userId)
  return and(
    or(sql`(${isMe}) is true`, sql`${countIn(visited)} = 0`),
    // Of visits to oneself one knows those that were sent, and the kept rows do not say which were.
    or(sql`(${isMe}) is not true`, sql`${countIn(visitsToMe(db, actor, since))} = 0`),
  )
}

function visitsToMe(db: Queries, actor: Actor, since: SQL) {
  const { id, educatorId, startedAt, observerId, version, status } = observations
  const wasSent = or(isOneOf(status, ['sent', 'acknowledged']), sql`${version} > 1`)
  return db
    .select({ id })
    .from(observations)
    .where(
      and(
        eq(educatorId, educators.id),
        gte(startedAt, since),
        isCountedVisit(),
        or(eq(observerId, actor.userId), wasSent),
      ),
    )
}
