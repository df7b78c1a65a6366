import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Notification, notifications } from '@corridor/domain/notices/notifications'
import { UserId } from '@corridor/domain/people/ids'

/** What an unsubscribe link ends: mails about one thing, or the daily digest. */
export type Ended = Notification | 'digest'

interface Whose {
  readonly userId: UserId
  readonly ends: Ended
}

/**
 * The token of an unsubscribe link, `1204.replies.…`: who ends what, signed with their own key. It works without
 * signing in, and does nothing else.
 */
export function unsubscribeToken(whose: Whose, key: string): string {
  return `${whose.userId}.${whose.ends}.${signed(whose, key)}`
}

/** Reads from a token who it says ends which mails; `isSigned` tells whether that is true. */
export function readUnsubscribeToken(token: string): (Whose & { readonly signature: string }) | undefined {
  const [user = '', ends = '', signature = '', ...rest] = token.split('.')
  const userId = UserId.safeParse(Number(user)).data
  const ended = ([...notifications, 'digest'] as const).find((it) => it === ends)
  return userId && ended && rest.length === 0 ? { userId, ends: ended, signature } : undefined
}

export function isSigned(
  { signature, ...whose }: Whose & { readonly signature: string },
  key: string,
): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(whose, key))]
  return given.length === right.length && timingSafeEqual(given, right)
}

function signed({ userId, ends }: Whose, key: string): string {
  return createHmac('sha256', key).update(`${userId}.${ends}`).digest('base64url')
}
