import { Problem } from '@corridor/contract/problems'
import { DEMO_USER, type DistrictId, type UserId } from '@corridor/domain/people/ids'
import type { Caller } from '../../../access/device.ts'
import { isPassword } from '../../../access/passwords.ts'
import { admitAttempt } from '../../../access/throttle.ts'
import type { Services } from '../../../services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { askSecondFactor } from '../../second-factor/ask-second-factor.ts'
import { findAccount } from '../auth.queries.ts'
import { openSession } from '../session/open-session.ts'
import { mergeInvited } from './invitation.queries.ts'
import { takeInvitation } from './open-invitation.ts'

interface Joining {
  readonly token: string
  /** The district that invites. */
  readonly districtId: DistrictId
  readonly account: NonNullable<Awaited<ReturnType<typeof findAccount>>>
  readonly password: string
  readonly code: string | undefined
  readonly staySignedIn: boolean
  readonly caller: Caller
}

/** Accepts an invitation with the password of an account: it gets the roles, and is otherwise untouched. */
export async function joinAccount(services: Services, joining: Joining): Promise<string> {
  const { token, districtId, account, code, staySignedIn, caller } = joining
  const now = services.now()
  const { attempt, happening } = await checkPassword(services, joining, now)
  const issued = await services.database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    const { userId: invited } = await takeInvitation(db, token, now)
    const current = await findAccount(db, account.email)
    // The password may have been changed while it was checked.
    if (current?.passwordHash !== account.passwordHash) throw new Problem('wrong-password')
    const factor = await askSecondFactor(transaction, { account, code, caller, now })
    if (factor === 'not-shown') return attempt.withdrawn(db)
    await attempt.succeeded(db)
    await mergeInvited(db, invited, account.userId)
    const actor = { userId: account.userId, realUserId: account.userId }
    await recordAudit(transaction, { ...happening, name: 'user.invite-accept', actor })
    const hasSecondFactor = factor === 'shown'
    return openSession(transaction, current, { caller, now, staySignedIn, hasSecondFactor })
  })
  // Thrown outside of the transaction, which has taken the attempt back.
  if (!issued) throw new Problem('second-factor-required')
  return issued
}

/**
 * Checks the password of an account that joins. Guesses count as failed sign-ins. The account's district is told only
 * to who knows the password.
 */
async function checkPassword({ database, hashing }: Services, joining: Joining, now: Date) {
  const { account, districtId, password, caller } = joining
  if (account.userId === DEMO_USER) throw new Problem('demo-is-view-only')
  const attempt = await database.platform(({ db }) => admitAttempt(db, account.email, caller, now))
  const happening = happeningTo(account, caller, now)
  if (!(await isPassword(password, account.passwordHash, hashing))) {
    const failure = { ...happening, name: 'auth.sign-in-failed' as const, actor: null }
    await database.tenant(account.districtId, (transaction) => recordAudit(transaction, failure))
    throw new Problem('wrong-password')
  }
  if (account.districtId !== districtId) {
    await database.platform(({ db }) => attempt.succeeded(db))
    throw new Problem('account-elsewhere')
  }
  return { attempt, happening }
}

interface Person {
  readonly userId: UserId
  readonly districtId: DistrictId
}

function happeningTo({ userId, districtId }: Person, { requestId }: Caller, at: Date) {
  return { subject: { kind: 'user' as const, id: userId }, districtId, requestId, at }
}
