import { Problem } from '@corridor/contract/problems'
import { mailAccount } from '../../mail/mail-account.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'
import { secondFactorMails } from './second-factor-mails.ts'
import { isRequired } from './show-second-factor.ts'
import { withCode } from './with-code.ts'

export const turnOffSecondFactor = withCode({
  first: async (context) => {
    if (await isRequired(context)) throw new Problem('second-factor-needed-here')
  },
  act: async (context) => {
    const { db, actor, now, record } = context
    await deleteSecondFactor(db, actor.userId)
    await record('second-factor.off', { kind: 'user', id: actor.userId })
    await mailAccount(context, actor.userId, { ...secondFactorMails.off, now: now() })
    return {}
  },
})
