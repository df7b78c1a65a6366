import { mailAccount } from '../../mail/mail-account.ts'
import { giveRecoveryCodes } from './give-recovery-codes.ts'
import { secondFactorMails } from './second-factor-mails.ts'
import { withCode } from './with-code.ts'

export const renewRecoveryCodes = withCode({
  act: async (context) => {
    const { db, actor, now, record } = context
    await record('second-factor.new-codes', { kind: 'user', id: actor.userId })
    await mailAccount(context, actor.userId, { ...secondFactorMails.newCodes, now: now() })
    return giveRecoveryCodes(db, actor.userId)
  },
})
