import { Problem } from '@corridor/contract/problems'
import { isPassword } from '../../access/passwords.ts'
import { admitAttempt } from '../../access/throttle.ts'
import type { Queries } from '../../database/doors.ts'
import type { ActorContext } from '../../http/mount.ts'
import { getProfile } from './profile.queries.ts'

/** Checks the password once more. Guesses count as failed sign-ins: an open tablet is no way round them. */
export async function checkPassword({ db, actor, caller, now, hashing }: ActorContext) {
  const { email, passwordHash } = await getProfile(db, actor.userId)
  const attempt = await admitAttempt(db, email, caller(), now())
  return {
    hasPassword: passwordHash !== null,
    /** Verifies the password. It takes its time: outside a transaction. */
    verify: async (password: string) => {
      if (!(await isPassword(password, passwordHash, hashing))) throw new Problem('wrong-password')
    },
    /** Settles the check in the transaction that makes use of it; the password may have changed meanwhile. */
    settle: async (db: Queries) => {
      if ((await getProfile(db, actor.userId)).passwordHash !== passwordHash)
        throw new Problem('wrong-password')
      // Earlier failures are not forgotten: somebody with the password alone would guess codes without end.
      await attempt.withdrawn(db)
    },
  }
}
