import { Problem } from '@corridor/contract/problems'
import type { Caller } from '../../../access/device.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { endAllSessions } from '../../../access/sessions.ts'
import { rememberDevice } from '../../../access/throttle.queries.ts'
import type { Queries } from '../../../database/doors.ts'
import type { Services } from '../../../services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { disconnectAll } from '../../identities/disconnect-all.ts'
import { isResetToken, lockAccount, markTokenUsed, setPasswordHash } from './password-reset.queries.ts'
import { resetTokenHash, resettable } from './reset-link.ts'

interface Reset {
  readonly token: string
  readonly email: string
  readonly password: string
  readonly schoolAccounts?: 'keep' | 'disconnect' | undefined
}

/** Sets the password and ends every session: whoever knew the old one is out at once. */
export async function resetPassword(
  { database: { platform, tenant }, hashing, ...services }: Pick<Services, 'database' | 'hashing' | 'now'>,
  reset: Reset,
  { device, requestId, publicUrl }: Caller,
): Promise<void> {
  const now = services.now()
  // A link that does not work is not worth a hash, and no transaction waits for one.
  const { districtId } = await platform(({ db }) => openLink(db, reset, now))
  const passwordHash = await hashPassword(reset.password, hashing)
  await tenant(districtId, async (transaction) => {
    const { db } = transaction
    const { userId, tokenHash } = await openLink(db, reset, now)
    await markTokenUsed(db, tokenHash, now)
    await setPasswordHash(db, userId, passwordHash)
    await endAllSessions(db, userId)
    // Whoever resets their password has shown that the account is theirs: earlier failures do not make them wait on
    // this device.
    await rememberDevice(db, userId, device.hash, now)
    const subject = { kind: 'user' as const, id: userId }
    const happening = { name: 'user.password-change' as const, actor: null, districtId, subject }
    await recordAudit(transaction, { ...happening, requestId, at: now })
    if (reset.schoolAccounts !== 'disconnect') return
    const ended = await disconnectAll(transaction, { userId, publicUrl, now })
    if (ended > 0)
      await recordAudit(transaction, { ...happening, name: 'identity.unlink', requestId, at: now })
  })
}

/** The account of a reset link. Of many uses at once each waits for the one before, and finds the password changed. */
async function openLink(db: Queries, { token, email }: Reset, now: Date) {
  const account = resettable(await lockAccount(db, email))
  const tokenHash = resetTokenHash(token, account)
  if (!account || !(await isResetToken(db, tokenHash, now))) throw new Problem('reset-link-not-valid')
  return { ...account, tokenHash }
}
