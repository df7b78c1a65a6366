import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { endOtherSessions, noteSecondFactor } from '../../access/sessions.ts'
import { inSteps } from '../../http/steps.ts'
import { mailAccount } from '../../mail/mail-account.ts'
import { giveRecoveryCodes } from './give-recovery-codes.ts'
import { lockSecondFactor, markConfirmed } from './second-factor.queries.ts'
import { secondFactorMails } from './second-factor-mails.ts'
import { takeAppCode } from './take-code.ts'
import { admitCode } from './with-code.ts'

type Confirm = RequestOf<typeof contract.secondFactor.confirm>

/** Turns the second factor on. Devices that have shown no code are signed out, but for this one, which just has. */
export const confirmSecondFactor = inSteps({
  read: (context, _: Confirm) => admitCode(context),
  work: async (_, __, attempt) => attempt,
  write: async (context, { body: { code } }, attempt) => {
    const { db, actor, session, now, record } = context
    const factor = await lockSecondFactor(db, actor.userId)
    if (!factor) throw new Problem('second-factor-is-off')
    if (factor.confirmedAt) throw new Problem('second-factor-is-on')
    const shown = { userId: actor.userId, secret: factor.secret }
    if (!(await takeAppCode(context, shown, code))) throw new Problem('wrong-code')
    await attempt.succeeded(db)
    await markConfirmed(db, actor.userId, now())
    await endOtherSessions(db, session)
    await noteSecondFactor(db, session, now())
    await record('second-factor.on', { kind: 'user', id: actor.userId })
    await mailAccount(context, actor.userId, { ...secondFactorMails.on, now: now() })
    return giveRecoveryCodes(db, actor.userId)
  },
})
