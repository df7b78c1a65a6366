import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { hashPassword } from '../../access/passwords.ts'
import { endOtherSessions } from '../../access/sessions.ts'
import { inSteps } from '../../http/steps.ts'
import { checkPassword } from './check-password.ts'
import { setPasswordHash } from './profile.queries.ts'

type Change = RequestOf<typeof contract.profile.changePassword>

/** Every other device is signed out at once: whoever knew the old password is out too. */
export const changePassword = inSteps({
  read: (context, _: Change) => checkPassword(context),
  work: async ({ hashing }, { body }, check) => {
    await check.verify(body.current)
    return { check, passwordHash: await hashPassword(body.next, hashing) }
  },
  write: async ({ db, actor, session, record }, _, { check, passwordHash }) => {
    await check.settle(db)
    await setPasswordHash(db, actor.userId, passwordHash)
    await endOtherSessions(db, session)
    await record('user.password-change', { kind: 'user', id: actor.userId })
    return {}
  },
})
