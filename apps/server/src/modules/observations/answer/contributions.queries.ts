import type { UserId } from '@corridor/domain/people/ids'
import type { ContributionKind } from '@corridor/tools/definition/tool'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { users } from '../../people/people.tables.ts'
import { observations } from '../observations.tables.ts'
import { contributions } from './contributions.tables.ts'
import { isPendingIn } from './is-pending.ts'

/** A contribution as the database writes it into a list. */
export interface Contributed {
  readonly userId: UserId
  readonly by: string
  readonly kind: ContributionKind
  readonly key: string
  readonly text: string
  /** The question as it read then; null where that was not kept. */
  readonly asked: string | null
  readonly at: string
  /** Whether it is a self-rating before the educator's “Done”. */
  readonly isPending: boolean
}

/** All contributions to an observation, as a column of it: in the order in which they were written or changed. */
export function contributedTo(db: Queries) {
  const { observationId, userId, kind, key, value, writtenAt } = contributions
  const text = sql`${value} ->> 'text'`
  const asked = sql`${value} ->> 'asked'`
  const one = sql`json_build_object('isPending', ${isPendingIn(value)}, 'userId', ${userId}, 'by', ${users.name}, 'kind', ${kind}, 'key', ${key}, 'text', ${text}, 'asked', ${asked}, 'at', ${writtenAt})`
  const all = db
    .select({ list: sql`coalesce(json_agg(${one} order by ${writtenAt}, ${key}), '[]')` })
    .from(contributions)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(observationId, observations.id))
  return sql<readonly Contributed[]>`(${all})`.as('contributed')
}

/** Who contributed what kind of thing to any of these observations. */
export function contributedToAny(db: Queries, ids: readonly string[]) {
  const { observationId, userId } = contributions
  const kind = sql<ContributionKind>`${contributions.kind}`
  return db.select({ userId, kind }).from(contributions).where(isOneOf(observationId, ids))
}

type NewContribution = Omit<typeof contributions.$inferInsert, 'revision'>

/** Keeps a contribution; answers whether it is the first under its key. The same again changes nothing. */
export async function writeContribution(db: Queries, it: NewContribution): Promise<boolean> {
  const { districtId, observationId, userId, kind, key, value, revision } = contributions
  const [written] = await db
    .insert(contributions)
    .values({ ...it, revision: 1 })
    .onConflictDoUpdate({
      target: [districtId, observationId, userId, kind, key],
      set: { value: it.value, writtenAt: it.writtenAt, revision: sql`${revision} + 1` },
      setWhere: sql`${value} ->> 'text' is distinct from excluded.value ->> 'text'`,
    })
    .returning({ revision })
  return written?.revision === 1
}

interface Own {
  readonly observationId: string
  readonly userId: UserId
}

function isOwn({ observationId, userId }: Own) {
  return and(eq(contributions.observationId, observationId), eq(contributions.userId, userId))
}

export async function deleteContribution(
  db: Queries,
  { kind, key, ...own }: Own & { readonly kind: ContributionKind; readonly key: string },
): Promise<void> {
  await db
    .delete(contributions)
    .where(and(isOwn(own), eq(contributions.kind, kind), eq(contributions.key, key)))
}

/** Ends somebody's self-rating. Answers whether anything of it was still pending. */
export async function setRated(db: Queries, own: Own): Promise<boolean> {
  const { kind, key, value } = contributions
  const done = await db
    .update(contributions)
    .set({ value: sql`${value} - 'isPending'` })
    .where(and(isOwn(own), eq(kind, 'self-rating'), isPendingIn(value)))
    .returning({ key })
  return done.length > 0
}
