import { randomUUID } from 'node:crypto'
import type { RegistrationAtOnce } from '@corridor/contract/sign-in/registration'
import type { Caller } from '../../../access/device.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import type { Services } from '../../../services.ts'
import { findAccount } from '../auth.queries.ts'
import { admitEmail, admitRegistration } from './admit-registration.ts'
import { foundBy } from './found-by.ts'
import { keepOrUndo, markPlace, takeDistrictId } from './registration.queries.ts'
import { registrationMails } from './registration-mails.ts'

type Needs = Pick<Services, 'config' | 'database' | 'hashing' | 'now'>

/**
 * Registers a district. Where no mail is sent there is no link to wait for: answers the token at once. For an address
 * that has an account the same is done and then undone: there is no token, and a mail to its owner waits until mail is
 * sent.
 */
export async function register(
  services: Needs,
  { password, ...registration }: RegistrationAtOnce,
  caller: Caller,
): Promise<string | undefined> {
  const { config, database } = services
  const now = services.now()
  const districtId = await database.platform(async ({ db }) => {
    await admitRegistration(db, caller.address, now)
    return takeDistrictId(db)
  })
  const passwordHash = await hashPassword(password, services.hashing)
  const mails = registrationMails(config.PUBLIC_URL)
  return database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    if (!(await admitEmail(db, registration.email, now))) return undefined
    const owner = await findAccount(db, registration.email)
    await markPlace(db)
    const email = owner ? `${randomUUID()}@nobody.invalid` : registration.email
    const founder = { ...registration, districtId, email, passwordHash }
    const { userId, token } = await foundBy(transaction, founder, caller, now)
    await keepOrUndo(db, !owner)
    const words = owner ? mails.known() : mails.welcome('at-once')
    await mailAccount(transaction, owner?.userId ?? userId, { ...words, now })
    return owner ? undefined : token
  })
}
