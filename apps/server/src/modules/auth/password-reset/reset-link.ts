import { DEMO_USER, type UserId } from '@corridor/domain/people/ids'
import { digest } from '../../../access/device.ts'

interface Account {
  readonly userId: UserId
  readonly email: string
  readonly passwordHash: string | null
}

/**
 * The hash that is kept of a link's token. It is bound to the address and the password of the moment: a change of
 * either, by whatever way, voids the link.
 */
export function resetTokenHash(token: string, account: Account | undefined): string {
  return digest(JSON.stringify([token, account?.email, account?.passwordHash]))
}

/** An account whose password may be reset. Everybody opens the demo, so nobody may lock the others out of it. */
export function resettable<A extends Account>(account: A | undefined): A | undefined {
  return account?.userId === DEMO_USER ? undefined : account
}

/** The link to a new password, only ever to the configured address: the request's own may be forged. */
export function resetLink(publicUrl: URL, token: string, email: string): string {
  return new URL(`/auth/password-reset/${token}/${encodeURIComponent(email)}`, publicUrl.origin).href
}
