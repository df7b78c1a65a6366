import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { inSteps } from '../../http/steps.ts'
import { checkPassword } from '../profile/check-password.ts'
import { getAddress, isSecondFactorOn, saveSecret } from './second-factor.queries.ts'
import { appLink, grouped, newSecret } from './totp.ts'

type Begin = RequestOf<typeof contract.secondFactor.begin>

/** Begins a second factor: a secret that does nothing until a code of it was shown. Whoever begins again gets another. */
export const beginSecondFactor = inSteps({
  read: async (context, _: Begin) => {
    if (await isSecondFactorOn(context.db, context.actor.userId)) throw new Problem('second-factor-is-on')
    const check = await checkPassword(context)
    // Somebody who signs in with a school account alone leaves the second step to that.
    if (!check.hasPassword) throw new Problem('password-needed')
    return check
  },
  work: async (_, { body }, check) => {
    await check.verify(body.password)
    return check
  },
  write: async ({ db, actor }, _, check) => {
    await check.settle(db)
    const secret = newSecret()
    if (!(await saveSecret(db, actor.userId, secret))) throw new Problem('second-factor-is-on')
    return { secret: grouped(secret), uri: appLink(secret, await getAddress(db, actor.userId)) }
  },
})
