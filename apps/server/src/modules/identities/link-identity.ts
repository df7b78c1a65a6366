import { Problem } from '@corridor/contract/problems'
import type { UserId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { deleteIdentity, insertIdentity, lockLinking } from './identities.queries.ts'
import type { Identity } from './prove-identity.ts'

/** Connects a school account to an account here. One of each provider: a new one takes the place of the old. */
export async function linkIdentity(
  db: Queries,
  userId: UserId,
  identity: Identity,
  now: Date,
): Promise<void> {
  await lockLinking(db)
  await deleteIdentity(db, userId, identity.provider)
  const isTheirs = await insertIdentity(db, userId, identity, now)
  if (!isTheirs) throw new Problem('identity-taken')
}
