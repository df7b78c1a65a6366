import { randomBytes } from 'node:crypto'
import { digest } from '../../../access/device.ts'
import { atMost, claim } from '../../../access/throttle.queries.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import type { Services } from '../../../services.ts'
import { findAccount } from '../auth.queries.ts'
import { replaceResetToken } from './password-reset.queries.ts'
import { resetLink, resetTokenHash, resettable } from './reset-link.ts'

const LIFETIME_MS = 30 * 60_000
const HOUR_MS = 60 * 60_000
const MOST_PER_HOUR = 5

type Needs = Pick<Services, 'config' | 'database' | 'now'>

/** Mails a link. For an address that nobody has it does the same work, and nothing comes of it. */
export async function requestPasswordReset(services: Needs, email: string): Promise<void> {
  const now = services.now()
  const token = randomBytes(32).toString('base64url')
  await services.database.platform(async (transaction) => {
    const { db } = transaction
    const limit = atMost(MOST_PER_HOUR, `reset:${digest(email)}`, now, HOUR_MS)
    // Claiming locks the limit's row: of two requests at once, the later voids the earlier.
    if (!(await claim(db, limit, now))) return
    const account = resettable(await findAccount(db, email))
    await replaceResetToken(db, account?.userId, {
      tokenHash: resetTokenHash(token, account),
      now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
    })
    const link = resetLink(services.config.PUBLIC_URL, token, email)
    await mailAccount(transaction, account?.userId, { subject, text: textWith(link), now })
  })
}

const subject = 'Choose a new password for Corridor'

const textWith = (link: string) => `Hello,

Somebody asked for a new password for your Corridor account. To choose one, open this link within 30 minutes:

${link}

The link works once. If it was not you who asked, you do not have to do anything: your password stays as it is.

Corridor
`
