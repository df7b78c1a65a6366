import { randomBytes } from 'node:crypto'
import { digest } from '../../../access/device.ts'
import type { Transaction } from '../../../database/doors.ts'
import { mailAddress } from '../../../mail/mail-address.ts'

const LIFETIME_MS = 14 * 24 * 3_600_000

/** A new invitation: its token, and what is kept of it. */
export function newInvitation(now: Date) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  return { token, kept: { tokenHash: digest(token), createdAt: now, expiresAt } }
}

interface Letter {
  readonly to: string
  readonly token: string
  readonly inviter: string
  readonly district: string
  readonly publicUrl: URL
  readonly now: Date
}

export async function mailInvitation(transaction: Transaction, letter: Letter): Promise<void> {
  const { to, token, inviter, district, publicUrl, now } = letter
  // The link leads only ever to the configured address: the request's own may be forged.
  const link = new URL(`/auth/invite/${token}`, publicUrl.origin).href
  const text = textWith(oneLine(inviter), oneLine(district), link)
  await mailAddress(transaction, to, {
    subject,
    text,
    now,
    kind: 'invitation',
    action: 'Accept the invitation',
  })
}

// A name with line breaks could look like something that Corridor says.
function oneLine(name: string): string {
  return name.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}

const subject = 'Your invitation to Corridor'

const textWith = (inviter: string, district: string, link: string) => `Hello,

${inviter} of ${district} invites you to Corridor, where schools plan classroom visits and follow up on them. To accept, open this link within 14 days:

${link}

The link works once. If you did not expect this invitation, you do not have to do anything.

Corridor
`
