import type { EducatorsAsked } from '@corridor/contract/people/educators-asked'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type Actor, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, eq, gte, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { accounts } from '../../../database/platform.tables.ts'
import { isCountedVisit } from '../../observations/facts/counted-visit.ts'
import { lastVisits } from '../../observations/facts/last-visits.tables.ts'
import { observations } from '../../observations/observations.tables.ts'
import { educatorAssignments, educators } from '../educators.tables.ts'
import { hasEachWord, havingWord } from '../found/having-words.ts'
import { hasText } from '../found/searched.queries.ts'
import { belongingTo, isAmong, isSeen, type Sight } from '../in-sight.ts'
import { doesNotTeachOn, teachesOn, teachingOn } from '../teaching/teaching.queries.ts'

interface Words {
  readonly words: readonly string[]
  /**
   * Whether these are all words of the search; if not, people also have the whole text of the search, maybe from inside
   * a word.
   */
  readonly areAll: boolean
  readonly way: Way
}

/**
 * How people who have some words are found. `each`: look at each of the few people of a list. `rarest`: look at those
 * who have the word that fewest have. `together`: first find the ids of those who have all words. `along`: go along the
 * list until a page is full.
 */
export type Way = 'each' | { readonly rarest: string } | 'together' | 'along'

/** A list of educators as somebody asks for it. */
export interface Listing {
  readonly actor: Actor
  readonly sight: Sight
  readonly timeZone: string
  /** Whether so many people may be on the list that they are not looked up one by one. */
  readonly isOfMany?: boolean
  readonly asked: EducatorsAsked & {
    /** Words of the search by which people are found. */
    readonly by?: Words
    readonly only?: readonly EducatorId[] | undefined
  }
}

/** Whether an educator is in sight and fits all that is asked. */
export function isListed(db: Queries, listing: Listing): SQL | undefined {
  const { sight, asked } = listing
  const { search, by, grades, subjects, waited, only } = asked
  const lacks = (what: 'email' | 'account') => asked.missing?.includes(what)
  return and(
    isSeen(db, sight),
    by && hasWords(by),
    search && !by?.areAll ? hasText(search) : undefined,
    isInState(db, sight.today, asked),
    grades && alongList(isOneOf(educators.grades, grades)),
    subjects && alongList(isOneOf(educators.subject, subjects)),
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
        alongList(teachesOn(db, today)),
        // For a school its people are found first; for a district PostgreSQL goes along the list.
        school ? isAmong(teachingOn(db, today, at(educatorAssignments.schoolId))) : undefined,
      ),
    away: () => and(alongList(sql`${educators.isActive}`), doesNotTeachOn(db, today)),
    inactive: () => alongList(sql`not ${educators.isActive}`),
    // As the condition of its index says it.
    provisional: () => sql`${educators.isProvisional}`,
  }
  return and(states[state](), school && state !== 'active' ? isAmong(belongingTo(db, today, at)) : undefined)
}

/**
 * Keeps PostgreSQL going along the list: asked by the bare condition, it might use the index of that part, look up row
 * after row, and sort them.
 */
function alongList(condition: SQL): SQL {
  return sql`(${condition}) is true`
}

/** Whether each word of the search begins a word of the educator. */
function hasWords({ words, way }: Words): SQL | undefined {
  if (way === 'together') return isAmong(sql.join(words.map(havingWord), sql` intersect `))
  // PostgreSQL makes a table of those who have the word, and looks each person up in it.
  if (way === 'along')
    return and(...words.map((word) => alongList(sql`${educators.id} in ${havingWord(word)}`)))
  const hasEach = hasEachWord(educators.id, words, 'all')
  return way === 'each' ? hasEach : and(isAmong(havingWord(way.rarest)), hasEach)
}

/**
 * How many rows a query finds. Counted because PostgreSQL then runs it for each educator, and stops as soon as a page
 * is full; an “exists” it would turn into a join with all rows of the district.
 */
function countIn(rows: SQLWrapper): SQL {
  return sql`(select count(*) from (${rows}) counted)`
}

function hasNoAccount(db: Queries): SQL {
  const theirs = db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(eq(accounts.userId, educators.userId))
  // Most educators without an account have no person to sign in as.
  return sql`(${educators.userId} is null or ${countIn(theirs)} = 0)`
}

/** Whether an educator's last visit that the reader knows of was at least so many days ago, or there was none. */
function hasWaited(db: Queries, listing: Listing, days: number): SQL | undefined {
  const { actor, sight, timeZone } = listing
  const since = sql`(${addDays(sight.today, 1 - days)}::date)::timestamp at time zone ${timeZone}`
  const isMe = eq(educators.userId, actor.userId)
  return and(
    or(sql`(${isMe}) is true`, wasNotVisited(listing, since)),
    // Of visits to themselves, readers know those that were sent; the kept rows of last visits do not say which were.
    or(sql`(${isMe}) is not true`, sql`${countIn(visitsToMe(db, actor, since))} = 0`),
  )
}

/**
 * Whether an educator was not visited since then. In a long list, everybody who was visited is found once and kept by
 * id; in a short one, each educator is looked up.
 */
function wasNotVisited({ actor, isOfMany }: Listing, since: SQL): SQL {
  const { educatorId, schoolId, observerId, lastAt } = lastVisits
  const visited = (whose: UserId | 0, where?: SQL) => {
    const isIts = isOfMany ? undefined : eq(educatorId, educators.id)
    const isSo = and(eq(observerId, whose), isIts, gte(lastAt, since), where)
    return sql`select ${educatorId} from ${lastVisits} where ${isSo}`
  }
  const { schools, educators: group } = scopeOf(actor, 'report.school')
  const known = [visited(0, schools === 'all' ? undefined : isOneOf(schoolId, schools))]
  if (schools !== 'all' && group.length > 0) known.push(visited(0, isOneOf(educatorId, group)))
  // Support with somebody's eyes knows no coaching of theirs.
  if (!isImpersonated(actor)) known.push(visited(actor.userId))
  const all = sql.join(known, sql` union all `)
  return isOfMany ? sql`(${educators.id} in (${all})) is not true` : sql`not exists (${all})`
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
