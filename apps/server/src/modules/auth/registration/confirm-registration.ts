import { type Caller, digest } from '../../../access/device.ts'
import { hashPassword } from '../../../access/passwords.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import type { Services } from '../../../services.ts'
import { foundBy } from './found-by.ts'
import { openRegistration, takeRegistration } from './open-registration.ts'
import { markConfirmed } from './pending-registration.queries.ts'
import { takeDistrictId } from './registration.queries.ts'
import { registrationMails } from './registration-mails.ts'

type Needs = Pick<Services, 'config' | 'database' | 'hashing' | 'now'>

/**
 * Confirms a registration; answers the token of a session. The password is chosen here, by whoever has the mail: a
 * stranger who registered somebody else's address knows none that opens the account.
 */
export async function confirmRegistration(
  services: Needs,
  token: string,
  password: string,
  caller: Caller,
): Promise<string> {
  const { config, database } = services
  const now = services.now()
  // A link that does not work is not worth a hash, and no transaction waits for one.
  const districtId = await database.platform(async ({ db }) => {
    await openRegistration(db, token, now)
    return takeDistrictId(db)
  })
  const passwordHash = await hashPassword(password, services.hashing)
  return database.tenant(districtId, async (transaction) => {
    const { db } = transaction
    const registration = await takeRegistration(db, token, now)
    const founder = { ...registration, districtId, passwordHash }
    const founded = await foundBy(transaction, founder, caller, now)
    await markConfirmed(db, digest(token))
    const welcome = registrationMails(config.PUBLIC_URL).welcome('by-mail')
    await mailAccount(transaction, founded.userId, { ...welcome, now })
    return founded.token
  })
}
