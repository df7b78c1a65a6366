import type { UserId } from '@corridor/domain/people/ids'
import { type Provider, providerTitles } from '@corridor/domain/people/sign-in/providers'
import type { Transaction } from '../../database/doors.ts'
import { mailAccount } from '../../mail/mail-account.ts'

export interface Owner {
  readonly userId: UserId
  readonly publicUrl: URL
  readonly now: Date
}

/** Mails about a connected or disconnected school account, so that nobody connects theirs to somebody's account unseen. */
export function mailAboutIdentity(
  transaction: Transaction,
  { userId, publicUrl, now }: Owner,
  change: 'connected' | 'disconnected',
  provider: Provider,
): Promise<void> {
  const account = `A ${providerTitles[provider]} account`
  const subject = `${account} was ${change} ${change === 'connected' ? 'to' : 'from'} Corridor`
  const profile = new URL('/settings/profile', publicUrl.origin).href
  return mailAccount(transaction, userId, { subject, text: texts[change](account, profile), now })
}

const texts = {
  connected: (account: string, profile: string) => `Hello,

${account} was just connected to your Corridor account: anyone who signs in with it is signed in as you.

If it was not you, disconnect it in your profile and change your password:

${profile}

Corridor
`,
  disconnected: (account: string, profile: string) => `Hello,

${account} was just disconnected from your Corridor account: it no longer signs you in. Your email and password do.

If it was not you, change your password in your profile:

${profile}

Corridor
`,
}
