import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { hashPassword } from '../../access/passwords.ts'
import { endOtherSessions } from '../../access/sessions.ts'
import { inSteps } from '../../http/steps.ts'
import { disconnectAll } from '../identities/disconnect-all.ts'
import { checkPassword } from './check-password.ts'
import { setPasswordHash } from './profile.queries.ts'

type Change = RequestOf<typeof contract.profile.changePassword>

/** Changes the password. Every other device is signed out at once: whoever knew the old password is out too. */
export const changePassword = inSteps({
  read: (context, _: Change) => checkPassword(context),
  work: async ({ hashing }, { body }, check) => {
    await check.verify(body.current)
    return { check, passwordHash: await hashPassword(body.next, hashing) }
  },
  write: async (context, { body }, { check, passwordHash }) => {
    const { db, actor, session, config, now, record } = context
    await check.settle(db)
    await setPasswordHash(db, actor.userId, passwordHash)
    await endOtherSessions(db, session)
    const subject = { kind: 'user' as const, id: actor.userId }
    await record('user.password-change', subject)
    if (body.schoolAccounts === 'disconnect') {
      const owner = { userId: actor.userId, publicUrl: config.PUBLIC_URL, now: now() }
      const ended = await disconnectAll(context, owner)
      if (ended > 0) await record('identity.unlink', subject)
    }
    return {}
  },
})
