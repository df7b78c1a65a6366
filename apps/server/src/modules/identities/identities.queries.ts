import type { UserId } from '@corridor/domain/people/ids'
import type { Provider } from '@corridor/domain/people/sign-in/providers'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/doors.ts'
import { accounts, identities, secondFactors } from '../../database/platform.tables.ts'
import type { Identity } from './prove-identity.ts'

const LINKING = 4

/** Locks linking until the transaction ends. It is rare, and two who swap accounts would wait for each other. */
export async function lockLinking(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LINKING})`)
}

/** The account that a school account opens. */
export async function findLinked(db: Queries, { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) {
  const [found] = await db
    .select({
      userId: accounts.userId,
      districtId: accounts.districtId,
      pausedAt: accounts.pausedAt,
      hasSecondFactor: sql<boolean>`${secondFactors.userId} is not null`,
    })
    .from(identities)
    .innerJoin(accounts, eq(accounts.userId, identities.userId))
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, accounts.userId), isNotNull(secondFactors.confirmedAt)),
    )
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found
}

export function identitiesOf(db: Queries, userId: UserId) {
  const { provider, email, linkedAt } = identities
  return db
    .select({ provider, email, linkedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(linkedAt), asc(provider))
}

/** Connects a school account. Answers whether it is theirs now; false where it is somebody else's. */
export async function insertIdentity(db: Queries, userId: UserId, identity: Identity, now: Date) {
  const { provider, email } = identity
  const written = await db
    .insert(identities)
    .values({ ...identity, userId, linkedAt: now })
    .onConflictDoUpdate({
      target: [identities.issuer, identities.subject],
      set: { provider, email, linkedAt: now },
      setWhere: eq(identities.userId, userId),
    })
    .returning({ userId: identities.userId })
  return written.length > 0
}

/** Disconnects a school account. Answers whether there was one. */
export async function deleteIdentity(db: Queries, userId: UserId, provider: Provider): Promise<boolean> {
  const ended = await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .returning({ userId: identities.userId })
  return ended.length > 0
}

/** Disconnects all school accounts of somebody. Answers which there were. */
export async function deleteIdentities(db: Queries, userId: UserId): Promise<Provider[]> {
  const ended = await db
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ provider: identities.provider })
  return ended.map(({ provider }) => provider)
}

export async function hasPassword(db: Queries, userId: UserId): Promise<boolean> {
  const [account] = await db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.userId, userId))
  return typeof account?.passwordHash === 'string'
}
