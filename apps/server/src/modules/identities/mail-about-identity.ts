import { type Provider, providerTitles } from '@corridor/domain/providers'
import type { ActorContext } from '../../http/mount.ts'
import { mailAccount } from '../../mail/mail-account.ts'

/** So that nobody connects themselves to somebody's account unseen. */
export function mailAboutIdentity(
  context: ActorContext,
  change: 'connected' | 'disconnected',
  provider: Provider,
): Promise<void> {
  const { actor, config, now } = context
  const account = `A ${providerTitles[provider]} account`
  const subject = `${account} was ${change} ${change === 'connected' ? 'to' : 'from'} Corridor`
  const profile = new URL('/settings/profile', config.PUBLIC_URL.origin).href
  return mailAccount(context, actor.userId, { subject, text: texts[change](account, profile), now: now() })
}

const texts = {
  connected: (account: string, profile: string) => `Hello,

${account} was just connected to your Corridor account: whoever signs in with it is signed in as you.

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
