import { randomBytes } from 'node:crypto'
import type { Registration } from '@corridor/contract/sign-in/registration'
import { type Caller, digest } from '../../../access/device.ts'
import { mailAddress } from '../../../mail/mail-address.ts'
import type { Services } from '../../../services.ts'
import { findAccount } from '../auth.queries.ts'
import { admitEmail, admitRegistration } from './admit-registration.ts'
import { insertRegistration } from './pending-registration.queries.ts'
import { registrationMails } from './registration-mails.ts'
import { sealRegistration } from './seal-registration.ts'

const LIFETIME_MS = 7 * 24 * 3_600_000

type Needs = Pick<Services, 'config' | 'database' | 'now'>

/**
 * Mails the link with which a district begins. For an address that has an account the same is done, but the mail says
 * how to sign in: the token of what was written is in no mail, so nobody opens it.
 */
export async function mailRegistration(
  { config, database, now: clock }: Needs,
  registration: Registration,
  caller: Caller,
): Promise<void> {
  const now = clock()
  const { email } = registration
  const token = randomBytes(32).toString('base64url')
  const sealed = sealRegistration(token, registration)
  const mails = registrationMails(config.PUBLIC_URL)
  await database.platform(async (transaction) => {
    const { db } = transaction
    await admitRegistration(db, caller.address, now)
    if (!(await admitEmail(db, email, now))) return
    const owner = await findAccount(db, email)
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    await insertRegistration(db, { tokenHash: digest(token), sealed, expiresAt })
    await mailAddress(transaction, email, { ...(owner ? mails.known() : mails.confirm(token)), now })
  })
}
