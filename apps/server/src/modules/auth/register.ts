import { randomUUID } from 'node:crypto'
import { Problem } from '@corridor/contract/problems'
import type { Registration } from '@corridor/contract/registration'
import type { DistrictId } from '@corridor/domain/ids'
import type { Caller } from '../../access/device.ts'
import { hashPassword } from '../../access/passwords.ts'
import type { Transaction } from '../../database/doors.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import type { Services } from '../../services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { foundDistrict } from '../districts/found-district.ts'
import { admitEmail, admitRegistration } from './admit-registration.ts'
import { findAccount } from './auth.queries.ts'
import { insertAccount } from './new-account.queries.ts'
import { openSession } from './open-session.ts'
import { insertFirstPerson, keepOrUndo, markPlace, takeDistrictId } from './registration.queries.ts'
import { registrationMail } from './registration-mails.ts'
import { resettable } from './reset-link.ts'

type Needs = Pick<Services, 'config' | 'database' | 'hashing' | 'now'>

/**
 * Answers the token. For an address that has an account the same is done and then undone: there is no token, and its
 * owner is told by mail.
 */
export async function register(
  services: Needs,
  registration: Registration,
  caller: Caller,
): Promise<string | undefined> {
  const { config, database } = services
  const now = services.now()
  const districtId = await database.platform(async ({ db }) => {
    await admitRegistration(db, caller.address, now)
    return takeDistrictId(db)
  })
  const passwordHash = await hashPassword(registration.password, services.hashing)
  return database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    if (!(await admitEmail(db, registration.email, now))) return undefined
    const owner = await findAccount(db, registration.email)
    await markPlace(db)
    const email = owner ? `${randomUUID()}@nobody.invalid` : registration.email
    const founder = { ...registration, districtId, email, passwordHash }
    const { userId, token } = await found(transaction, founder, caller, now)
    await keepOrUndo(db, !owner)
    // The demo is everybody's: it is sent nothing.
    const reader = owner ? resettable(owner)?.userId : userId
    await mailAccount(transaction, reader, { ...registrationMail(config.PUBLIC_URL, Boolean(owner)), now })
    return owner ? undefined : token
  })
}

interface Founder extends Registration {
  readonly districtId: DistrictId
  readonly passwordHash: string
}

async function found(transaction: Transaction, founder: Founder, caller: Caller, now: Date) {
  const { db } = transaction
  const { districtId, name, email, passwordHash } = founder
  const { today } = await foundDistrict(db, districtId, founder, now)
  const userId = await insertFirstPerson(db, districtId, name, today)
  // Somebody accepts an invitation with this address in this very moment.
  if (!(await insertAccount(db, { districtId, userId, email, passwordHash })))
    throw new Problem('too-many-requests')
  await recordAudit(transaction, {
    name: 'district.register',
    actor: { userId, realUserId: userId },
    districtId,
    subject: { kind: 'district', id: districtId },
    requestId: caller.requestId,
    at: now,
  })
  const opening = { caller, now, staySignedIn: false, hasSecondFactor: false }
  const token = await openSession(transaction, { userId, districtId, pausedAt: null }, opening)
  return { userId, token }
}
