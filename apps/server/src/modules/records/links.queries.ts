import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  isNotNull,
  isNull,
  notExists,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/doors.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import { accounts } from '../../database/platform.tables.ts'
import { prepared } from '../../database/prepared.ts'
import { educators } from '../educators/educators.tables.ts'
import { mergedEducators } from '../educators/merging/merging.tables.ts'
import { observations } from '../observations/observations.tables.ts'
import { sentCopies } from '../observations/send/sendings.tables.ts'
import { recordLinks } from './records.tables.ts'

interface NewLink extends Omit<typeof recordLinks.$inferInsert, 'expiresAt'> {
  /** The last day on which the link opens something, in the district. */
  readonly until: Day
  readonly timeZone: string
}

interface LinkValues extends Omit<NewLink, 'createdAt'> {
  readonly createdAt: string
}

const insertOne = prepared<LinkValues>()((db, value) =>
  db.insert(recordLinks).values({
    districtId: value('districtId'),
    tokenHash: value('tokenHash'),
    sendId: value('sendId'),
    askedId: value('askedId'),
    educatorId: value('educatorId'),
    email: value('email'),
    createdAt: sql`${value('createdAt')}`,
    expiresAt: sql`(${value('until')}::date + 1)::timestamp at time zone ${value('timeZone')}`,
  }),
)

export async function insertLink(db: Queries, { createdAt, ...link }: NewLink): Promise<void> {
  const nothing = { sendId: null, askedId: null }
  await insertOne(db, { ...nothing, ...link, createdAt: createdAt.toISOString() })
}

export async function setLinksEducator(
  db: Queries,
  from: EducatorId,
  to: EducatorId,
  only?: readonly string[],
): Promise<string[]> {
  const { tokenHash, educatorId } = recordLinks
  const moved = await db
    .update(recordLinks)
    .set({ educatorId: to })
    .where(and(eq(educatorId, from), only && isOneOf(tokenHash, only)))
    .returning({ tokenHash })
  return moved.map((it) => it.tokenHash)
}

/** Whether a copy of a sending stands: it is the educator's, and no later one has taken its place. */
function isStanding(db: Queries, sendId: SQLWrapper | string, educatorId: SQLWrapper | EducatorId) {
  const later = alias(sentCopies, 'later')
  const isSame = eq(later.observationId, sentCopies.observationId)
  return and(
    eq(sentCopies.sendId, sendId),
    eq(observations.educatorId, educatorId),
    notExists(
      db
        .select({ version: later.version })
        .from(later)
        .where(and(isSame, gt(later.version, sentCopies.version))),
    ),
  )
}

/** Whether an observation asks something of an educator, as long as it is not sent: what is sent has a link of its own. */
function isAsking(askedId: SQLWrapper | string, educatorId: SQLWrapper | EducatorId) {
  const { id, sharedAt, status } = observations
  return and(
    eq(id, askedId),
    eq(observations.educatorId, educatorId),
    isNotNull(sharedAt),
    isOneOf(status, ['draft', 'completed']),
  )
}

/**
 * Whether a link opens something: it is neither too old nor revoked, its address is still the educator's, nobody paused
 * their account, and something of its sending still stands, or it still asks.
 */
export function isLive(db: Queries, now: Date) {
  const { educatorId, email, expiresAt, revokedAt, sendId, askedId } = recordLinks
  const wasTheirs = db
    .select({ id: mergedEducators.id })
    .from(mergedEducators)
    .where(and(eq(mergedEducators.intoId, educatorId), eq(mergedEducators.email, email)))
  const theirs = db
    .select({ id: educators.id })
    .from(educators)
    .leftJoin(accounts, eq(accounts.userId, educators.userId))
    .where(
      and(
        eq(educators.id, educatorId),
        // Also the address of somebody on the list who was merged into this educator.
        or(eq(sql`lower(${educators.email})`, email), exists(wasTheirs)),
        or(isNull(accounts.userId), isNull(accounts.pausedAt)),
      ),
    )
  const standing = db
    .select({ id: observations.id })
    .from(sentCopies)
    .innerJoin(observations, eq(observations.id, sentCopies.observationId))
    .where(isStanding(db, sendId, educatorId))
  const asking = db.select({ id: observations.id }).from(observations).where(isAsking(askedId, educatorId))
  return and(isNull(revokedAt), gt(expiresAt, now), exists(theirs), or(exists(standing), exists(asking)))
}

export const linkColumns = {
  tokenHash: recordLinks.tokenHash,
  sendId: recordLinks.sendId,
  askedId: recordLinks.askedId,
  educatorId: recordLinks.educatorId,
  email: recordLinks.email,
}

export interface OpenLink {
  readonly tokenHash: string
  readonly sendId: string | null
  readonly askedId: string | null
  readonly educatorId: EducatorId
  readonly email: string
}

export async function isLinkLive(db: Queries, tokenHash: string, now: Date): Promise<boolean> {
  const found = await db
    .select({ tokenHash: recordLinks.tokenHash })
    .from(recordLinks)
    .where(and(eq(recordLinks.tokenHash, tokenHash), isLive(db, now)))
  return found.length > 0
}

interface Code {
  readonly codeHash: string
  readonly codeExpiresAt: Date
}

/**
 * Gives a link a new code; the code before it works no longer. Answers where to mail it, or undefined where the link
 * opens nothing.
 */
export async function setCode(db: Queries, tokenHash: string, code: Code, now: Date) {
  const [link] = await db
    .update(recordLinks)
    .set(code)
    .where(and(eq(recordLinks.tokenHash, tokenHash), isLive(db, now)))
    .returning({ email: recordLinks.email })
  return link?.email
}

/** Answers the link that a code opens: once, also where the same code comes twice at the same moment. */
export async function takeCode(
  db: Queries,
  tokenHash: string,
  codeHash: string,
  now: Date,
): Promise<OpenLink | undefined> {
  const [link] = await db
    .update(recordLinks)
    .set({ codeHash: null, codeExpiresAt: null })
    .where(
      and(
        eq(recordLinks.tokenHash, tokenHash),
        eq(recordLinks.codeHash, codeHash),
        gt(recordLinks.codeExpiresAt, now),
        isLive(db, now),
      ),
    )
    .returning(linkColumns)
  return link
}

/** Observations that a link shows, in the order of the visit, with the version that was sent or asks. */
export function shownBy(db: Queries, { sendId, askedId, educatorId }: Omit<OpenLink, 'tokenHash' | 'email'>) {
  const { id, version, startedAt } = observations
  if (sendId === null)
    return db
      .select({ id, version })
      .from(observations)
      .where(isAsking(askedId ?? sql`null::uuid`, educatorId))
  return db
    .select({ id, version: sentCopies.version })
    .from(sentCopies)
    .innerJoin(observations, eq(id, sentCopies.observationId))
    .where(isStanding(db, sendId, educatorId))
    .orderBy(asc(startedAt), asc(id))
}

/** The observations that were sent or asked with a link, open or not. */
export function findLinked(db: Queries, tokenHash: string) {
  return db
    .select({ id: sql<string>`coalesce(${sentCopies.observationId}, ${recordLinks.askedId})` })
    .from(recordLinks)
    .leftJoin(sentCopies, eq(sentCopies.sendId, recordLinks.sendId))
    .where(eq(recordLinks.tokenHash, tokenHash))
    .orderBy(asc(sentCopies.observationId))
    .limit(1)
}

/** Revokes every link of a sending: it opens nothing from now on. Answers whether one did. */
export async function revokeLinks(db: Queries, sendId: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(recordLinks)
    .set({ revokedAt: now })
    .where(and(eq(recordLinks.sendId, sendId), isNull(recordLinks.revokedAt)))
    .returning({ tokenHash: recordLinks.tokenHash })
  return revoked.length > 0
}

export async function newestLink(db: Queries, sendId: string) {
  const { createdAt, expiresAt, revokedAt } = recordLinks
  const [link] = await db
    .select({ expiresAt, revokedAt })
    .from(recordLinks)
    .where(eq(recordLinks.sendId, sendId))
    // Of two links of one moment, the one that is not revoked is the newer.
    .orderBy(desc(createdAt), desc(isNull(revokedAt)))
    .limit(1)
  return link
}
