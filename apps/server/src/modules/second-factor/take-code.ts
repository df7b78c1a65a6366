import { Problem } from '@corridor/contract/problems'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import type { Transaction } from '../../database/doors.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { plain, recoveryCodeHash } from './recovery-codes.ts'
import { takeRecoveryCode, takeStep } from './second-factor.queries.ts'
import { secondFactorMails } from './second-factor-mails.ts'
import { stepOf } from './totp.ts'

interface Showing {
  readonly userId: UserId
  readonly districtId: DistrictId
  readonly secret: string
  /** The code, from the app, or a recovery code. */
  readonly code: string
  readonly requestId: string
  readonly now: Date
}

/** Takes a code, which works once. The caller counted the attempt, in a transaction that a refusal does not undo. */
export async function takeCode(transaction: Transaction, showing: Showing): Promise<void> {
  const code = plain(showing.code)
  const isTaken = await (/^\d{6}$/.test(code)
    ? takeAppCode(transaction, showing, code)
    : useRecoveryCode(transaction, showing))
  if (!isTaken) throw new Problem('wrong-code')
}

export async function takeAppCode(
  { db }: Transaction,
  { userId, secret }: Pick<Showing, 'userId' | 'secret'>,
  code: string,
): Promise<boolean> {
  const step = stepOf(secret, plain(code))
  return step !== null && (await takeStep(db, userId, step))
}

async function useRecoveryCode(transaction: Transaction, showing: Showing): Promise<boolean> {
  const { userId, districtId, code, requestId, now } = showing
  if (!(await takeRecoveryCode(transaction.db, userId, recoveryCodeHash(code)))) return false
  await recordAudit(transaction, {
    name: 'second-factor.recovery',
    actor: { userId, realUserId: userId },
    districtId,
    subject: { kind: 'user', id: userId },
    requestId,
    at: now,
  })
  await mailAccount(transaction, userId, { ...secondFactorMails.recovery, now })
  return true
}
