import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Caller } from '../../../access/device.ts'
import type { Services } from '../../../services.ts'
import { findAccount } from '../auth.queries.ts'
import { joinAccount } from './join-account.ts'
import { makeAccount } from './make-account.ts'
import { openInvitation } from './open-invitation.ts'
import { otherWay } from './other-way.ts'

type Acceptance = RequestOf<typeof contract.invitation.accept>['body']

/**
 * Accepts an invitation; answers the token of a session. What the person may do was decided by who invited them:
 * nothing sent here adds to it.
 */
export async function acceptInvitation(
  services: Services,
  token: string,
  { way, name, staySignedIn }: Acceptance,
  caller: Caller,
): Promise<string> {
  // A link that does not work is not worth a hash, and no transaction waits for one.
  const { districtId, account } = await services.database.platform(async ({ db }) => {
    const invitation = await openInvitation(db, token, services.now())
    return { ...invitation, account: await findAccount(db, invitation.email) }
  })
  const arrival = { token, districtId, staySignedIn, caller }
  if (way.by !== 'account') {
    if (account) throw otherWay.hasAccount()
    return makeAccount(services, { ...arrival, name, way })
  }
  if (!account) throw otherWay.hasNone()
  return joinAccount(services, { ...arrival, account, password: way.password, code: way.code })
}
