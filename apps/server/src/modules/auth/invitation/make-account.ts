import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { type Caller, digest } from '../../../access/device.ts'
import { hashPassword } from '../../../access/passwords.ts'
import type { Transaction } from '../../../database/doors.ts'
import type { Services } from '../../../services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { admitExchange } from '../../identities/admit-exchange.ts'
import { linkIdentity } from '../../identities/link-identity.ts'
import { mailAboutIdentity } from '../../identities/mail-about-identity.ts'
import { proveIdentity } from '../../identities/prove-identity.ts'
import { insertAccount } from '../new-account.queries.ts'
import { openSession } from '../session/open-session.ts'
import { deleteInvitation, nameInvited } from './invitation.queries.ts'
import { takeInvitation } from './open-invitation.ts'
import { otherWay } from './other-way.ts'

type NewWay = Exclude<RequestOf<typeof contract.invitation.accept>['body']['way'], { by: 'account' }>

interface Newcomer {
  readonly token: string
  readonly districtId: DistrictId
  readonly name: string
  readonly way: NewWay
  readonly staySignedIn: boolean
  readonly caller: Caller
}

/** Accepts an invitation for somebody new: the address becomes an account, opened by a password or a school account. */
export async function makeAccount(services: Services, newcomer: Newcomer): Promise<string> {
  const { token, districtId, name, way, staySignedIn, caller } = newcomer
  const now = services.now()
  const { passwordHash, link } = await provenBy(services, way, caller)
  return services.database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    const { userId, email } = await takeInvitation(db, token, now)
    const isMade = await insertAccount(db, { userId, districtId, email, passwordHash })
    // Somebody registered with this address in this very moment.
    if (!isMade) throw otherWay.hasAccount()
    await nameInvited(db, userId, name)
    await deleteInvitation(db, digest(token))
    const actor = { userId, realUserId: userId }
    const subject = { kind: 'user' as const, id: userId }
    const happening = { actor, subject, districtId, requestId: caller.requestId, at: now }
    await recordAudit(transaction, { name: 'user.invite-accept', ...happening })
    if (link) {
      await link(transaction, userId)
      await recordAudit(transaction, { name: 'identity.link', ...happening })
    }
    const opening = { caller, now, staySignedIn, hasSecondFactor: false }
    return openSession(transaction, { userId, districtId, pausedAt: null }, opening)
  })
}

/** Proves the way to sign in. It takes its time: outside a transaction. */
async function provenBy(services: Services, way: NewWay, caller: Caller) {
  if (way.by === 'new-password')
    return { passwordHash: await hashPassword(way.password, services.hashing), link: undefined }
  const now = services.now()
  const exchange = await services.database.platform(({ db }) => admitExchange(db, caller, now))
  const identity = await proveIdentity(services, way.proof)
  const link = async (transaction: Transaction, userId: UserId) => {
    await exchange.succeeded(transaction.db)
    await linkIdentity(transaction.db, userId, identity, now)
    // The address was invited: whoever reads its mail learns who came in.
    await mailAboutIdentity(
      transaction,
      { userId, publicUrl: caller.publicUrl, now },
      'connected',
      identity.provider,
    )
  }
  return { passwordHash: null, link }
}
