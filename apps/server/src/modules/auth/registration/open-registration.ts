import { Problem } from '@corridor/contract/problems'
import type { Registration } from '@corridor/contract/sign-in/registration'
import { digest } from '../../../access/device.ts'
import type { Queries } from '../../../database/doors.ts'
import { findAccount } from '../auth.queries.ts'
import { findRegistration, lockRegistration } from './pending-registration.queries.ts'
import { unsealRegistration } from './seal-registration.ts'

/** The registration that a mailed link would begin. */
export async function openRegistration(db: Queries, token: string, now: Date): Promise<Registration> {
  return unsealed(db, token, await findRegistration(db, digest(token), now))
}

/** Takes a registration for whoever confirms it: nobody else does until the transaction ends. */
export async function takeRegistration(db: Queries, token: string, now: Date): Promise<Registration> {
  return unsealed(db, token, await lockRegistration(db, digest(token), now))
}

async function unsealed(
  db: Queries,
  token: string,
  found: { readonly sealed: string | null } | undefined,
): Promise<Registration> {
  if (found?.sealed === null) throw new Problem('registration-confirmed')
  const registration = found && unsealRegistration(token, found.sealed)
  if (!registration) throw new Problem('registration-not-valid')
  // An invitation was accepted with the address meanwhile, or another registration confirmed.
  if (await findAccount(db, registration.email)) throw new Problem('address-has-account')
  return registration
}
