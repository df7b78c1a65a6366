import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import { noteProof } from '../../access/sessions.ts'
import { inSteps } from '../../http/steps.ts'
import { checkPassword } from './check-password.ts'

type Proof = RequestOf<typeof contract.profile.prove>

/** Takes the password once more, ahead of something that asks for it: a way by another site's pages cannot carry it. */
export const provePresence = inSteps({
  read: async (context, _: Proof) => {
    const check = await checkPassword(context)
    if (!check.hasPassword) throw new Problem('sign-in-anew')
    return check
  },
  work: async (_, { body }, check) => {
    await check.verify(body.password)
    return check
  },
  write: async ({ db, session, now }, _, check) => {
    await check.settle(db)
    await noteProof(db, session, now())
    return {}
  },
})
