import type { EducatorsAsked } from '@corridor/contract/people/educators-asked'
import { addDays, type Day } from '@corridor/domain/calendar/calendar'
import { type Actor, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import {
  type AnyColumn,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { contains } from '../../database/by-name.ts'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts } from '../../database/platform.tables.ts'
import { isCountedVisit } from '../observations/facts/counted-visit.ts'
import { lastVisits } from '../observations/facts/last-visits.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { educatorAssignments, educators } from './educators.tables.ts'
import { havingEachWord } from './found/having-words.ts'
import { belongingTo, isSeen, type Sight } from './in-sight.ts'

/** A list of educators as somebody asks for it. */
export interface Listing {
  readonly actor: Actor
  readonly sight: Sight
  readonly timeZone: string
  readonly asked: EducatorsAsked & {
    /** Nobody has the words of the search: whoever has the text inside one is found. */
    readonly isInside?: boolean
    readonly only?: readonly EducatorId[] | undefined
  }
}

/** Whether an educator is in sight and fits all that is asked. */
export function isListed(db: Queries, listing: Listing): SQL | undefined {
  const { sight, asked } = listing
  const { search, grades, subjects, waited, only } = asked
  const lacks = (what: 'email' | 'account') => asked.missing?.includes(what)
  return and(
    isSeen(db, sight),
    search ? isLookedFor(search, asked.isInside) : undefined,
    isInState(db, sight.today, asked),
    grades && isOneOf(educators.grades, grades),
    subjects && isOneOf(educators.subject, subjects),
    lacks('email') ? isNull(educators.email) : undefined,
    lacks('account') ? hasNoAccount(db) : undefined,
    waited === undefined ? undefined : hasWaited(db, listing, waited),
    only && isOneOf(educators.id, only),
  )
}

function isInState(db: Queries, today: Day, { school, state = 'active' }: EducatorsAsked): SQL | undefined {
  const at = (schoolId: AnyColumn) => school && sql`${schoolId} = ${school}::bigint`
  const states: Record<typeof state, () => SQL | undefined> = {
    active: () => and(educators.isActive, teachesOn(db, today, school && at(educatorAssignments.schoolId))),
    inactive: () => or(not(educators.isActive), not(teachesOn(db, today))),
    provisional: () => eq(educators.isProvisional, true),
  }
  return and(
    states[state](),
    school && state !== 'active' ? inArray(educators.id, belongingTo(db, today, at)) : undefined,
  )
}

/** Each word of it begins one of theirs, as where everything is searched; or they have it inside one. */
function isLookedFor(search: string, isInside = false): SQL | undefined {
  const words = searchWords(search)
  if (!isInside && words.length > 0) return sql`${educators.id} in ${havingEachWord(words, 'all')}`
  return or(...[educators.name, educators.subject, educators.room].map((it) => contains(it, search)))
}

/** Looked up for each: a list stops at its first page, long before it has seen everybody. */
function teachesOn(db: Queries, day: Day, where?: SQL): SQL {
  const { educatorId, startsOn, endsOn } = educatorAssignments
  const isThen = and(lte(startsOn, day), or(isNull(endsOn), gte(endsOn, day)))
  return exists(
    db
      .select({ educatorId })
      .from(educatorAssignments)
      .where(and(eq(educatorId, educators.id), isThen, where)),
  )
}

function hasNoAccount(db: Queries): SQL {
  return notExists(
    db.select({ id: accounts.userId }).from(accounts).where(eq(accounts.userId, educators.userId)),
  )
}

/** At least so many days ago was the last visit that the reader knows of, or there was none. */
function hasWaited(db: Queries, { actor, sight, timeZone }: Listing, days: number): SQL | undefined {
  const since = sql`(${addDays(sight.today, 1 - days)}::date)::timestamp at time zone ${timeZone}`
  const { schools, educators: group } = scopeOf(actor, 'report.school')
  const isFollowed = or(
    schools === 'all' ? sql`true` : isOneOf(lastVisits.schoolId, schools),
    isOneOf(lastVisits.educatorId, group),
  )
  // Of somebody's own visits, support with their eyes knows no coaching.
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
    or(sql`(${isMe}) is true`, notExists(visited)),
    // Of oneself one knows what was sent, and the rows that are kept do not say which was.
    or(sql`(${isMe}) is not true`, notExists(visitsToMe(db, actor, since))),
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
