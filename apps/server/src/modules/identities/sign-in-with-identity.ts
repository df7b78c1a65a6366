import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Caller } from '../../access/device.ts'
import type { Services } from '../../services.ts'
import { openSession } from '../auth/session/open-session.ts'
import { admitExchange } from './admit-exchange.ts'
import { findLinked } from './identities.queries.ts'
import { proveIdentity } from './prove-identity.ts'

type Body = RequestOf<typeof contract.identities.signIn>['body']

/**
 * Signs in with a school account; answers the token of the session. Only an account that was connected before opens
 * anything, whatever address it has.
 */
export async function signInWithIdentity(
  services: Services,
  { staySignedIn, ...proof }: Body,
  caller: Caller,
): Promise<string> {
  const { database } = services
  const now = services.now()
  const exchange = await database.platform(({ db }) => admitExchange(db, caller, now))
  const identity = await proveIdentity(services, proof)
  const known = await database.platform(({ db }) => findLinked(db, identity))
  if (!known) throw new Problem('identity-not-linked')
  return database.tenant(known.districtId, async (transaction) => {
    // The identity may have been disconnected meanwhile, or moved to somebody else.
    const account = await findLinked(transaction.db, identity)
    if (account?.userId !== known.userId) throw new Problem('identity-not-linked')
    // The school account's server has not asked for our code.
    if (account.hasSecondFactor) throw new Problem('second-factor-with-password')
    await exchange.succeeded(transaction.db)
    return openSession(transaction, account, { caller, now, staySignedIn, hasSecondFactor: false })
  })
}
