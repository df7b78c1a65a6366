import { type Actor, isImpersonated, scopeOf } from '@corridor/domain/people/actor'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type AnyColumn, and, eq, gt, isNotNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { observations } from '../observations.tables.ts'

/** The table of observations, or an alias of it. */
type Observed = Readonly<
  Record<'observerId' | 'educatorId' | 'schoolId' | 'status' | 'purpose' | 'version' | 'sharedAt', AnyColumn>
>

type Me = EducatorId | undefined

/** Who reads, and the educator that they are, if they are one. */
export interface Reader {
  readonly actor: Actor
  readonly me: Me
}

/** A reader's rights to observations, as values or, in a prepared statement, as placeholders. */
export interface Reading {
  readonly userId: UserId | Placeholder
  readonly me: EducatorId | Placeholder | undefined
  readonly schools: readonly SchoolId[] | Placeholder | 'all'
  readonly educators: readonly EducatorId[] | Placeholder
  readonly isImpersonated: boolean
}

/** The kind of a reading: everything that decides the text of a prepared statement. */
export interface ReadingShape {
  readonly isImpersonated: boolean
  readonly isEverywhere: boolean
  readonly isEducator: boolean
}

/** The values of a reading, which travel with a prepared statement. */
export interface ReadingValues {
  readonly userId: UserId
  readonly me: EducatorId | null
  readonly schools: readonly SchoolId[]
  readonly group: readonly EducatorId[]
}

export function readingParts({ actor, me }: Reader): { shape: ReadingShape; values: ReadingValues } {
  const { userId, schools, educators: group, isImpersonated: isOfSupport } = readingOf(actor, me)
  const isEverywhere = schools === 'all'
  return {
    shape: { isImpersonated: isOfSupport, isEverywhere, isEducator: me !== undefined },
    values: { userId, me: me ?? null, schools: isEverywhere ? [] : schools, group },
  }
}

/** A reading with placeholders for its values. */
export function readingIn(
  { isImpersonated: isOfSupport, isEverywhere, isEducator }: ReadingShape,
  value: (name: keyof ReadingValues) => Placeholder,
): Reading {
  return {
    isImpersonated: isOfSupport,
    userId: value('userId'),
    me: isEducator ? value('me') : undefined,
    schools: isEverywhere ? 'all' : value('schools'),
    educators: value('group'),
  }
}

export function readingOf(actor: Actor, me: Me) {
  const { userId } = actor
  return { userId, me, ...scopeOf(actor, 'report.school'), isImpersonated: isImpersonated(actor) }
}

/** Whether somebody may read an observation, as the domain's `mayRead` says. Every query that shows one asks it. */
export function readableBy(actor: Actor, me: Me, it: Observed = observations): SQL | undefined {
  return readableIn(readingOf(actor, me), it)
}

export function readableIn(reading: Reading, it: Observed = observations): SQL | undefined {
  const { observerId, educatorId, schoolId, status, purpose, sharedAt } = it
  const { userId, me, schools, educators } = reading
  const isFollowed = or(
    schools === 'all' ? sql`true` : isOneOf(schoolId, schools),
    isOneOf(educatorId, educators),
  )
  return and(
    servedIn(reading, it),
    or(
      eq(observerId, userId),
      me && and(eq(educatorId, me), or(wasSent(it), isNotNull(sharedAt))),
      and(ne(status, 'draft'), ne(purpose, 'coaching'), me && ne(educatorId, me), isFollowed),
    ),
  )
}

/**
 * Whether somebody may know of an observation, by name and day: they may read it. Of visits to oneself by others that
 * is what was sent; to be asked something ahead is no visit yet.
 */
export function isKnownTo(actor: Actor, me: Me, it: Observed = observations): SQL | undefined {
  return isKnownIn(readingOf(actor, me), it)
}

export function isKnownIn(reading: Reading, it: Observed = observations): SQL | undefined {
  const { observerId, educatorId } = it
  const { userId, me } = reading
  return and(readableIn(reading, it), me && or(ne(educatorId, me), eq(observerId, userId), wasSent(it)))
}

/** Whether an observation reads for the actor as it was sent to them: a change is theirs when it is sent again. */
export function isSettledFor(actor: Actor, me: Me, it: Observed = observations): SQL | undefined {
  return me && or(ne(it.educatorId, me), eq(it.observerId, actor.userId), ne(it.status, 'completed'))
}

/**
 * Whether an observation is in the sums of a whole school for who follows it: those they know of, and all coaching,
 * which names nobody.
 */
export function isSummedIn(reading: Reading, it: Observed = observations): SQL | undefined {
  return or(isKnownIn(reading, it), eq(it.purpose, 'coaching'))
}

/** Whether an observation is served to the actor: support with somebody's eyes reads neither drafts nor coaching. */
export function servedTo(
  actor: Actor,
  it: Pick<Observed, 'status' | 'purpose'> = observations,
): SQL | undefined {
  return servedIn({ isImpersonated: isImpersonated(actor) }, it)
}

export function servedIn(
  reading: Pick<Reading, 'isImpersonated'>,
  { status, purpose }: Pick<Observed, 'status' | 'purpose'> = observations,
): SQL | undefined {
  return reading.isImpersonated ? and(ne(status, 'draft'), ne(purpose, 'coaching')) : undefined
}

/** Whether an observation's words may reach the educator in something else: what is not sent stays with its observer. */
export function isOwnOrSent({ userId }: Pick<Reading, 'userId'>): SQL | undefined {
  const { observerId, status } = observations
  return or(eq(observerId, userId), isOneOf(status, ['sent', 'acknowledged']))
}

/** Whether an observation was ever sent: it stays with the educator, also while it is opened again. */
function wasSent({ status, version }: Observed): SQL | undefined {
  return or(isOneOf(status, ['sent', 'acknowledged']), gt(version, 1))
}
