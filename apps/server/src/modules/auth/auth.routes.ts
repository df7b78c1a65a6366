import type { contract } from '@corridor/contract/contract'
import { tokenOf } from '../../access/admit.ts'
import { endSession } from '../../access/sessions.ts'
import type { Handlers } from '../../http/mount.ts'
import { hasDemo } from './auth.queries.ts'
import { openDemo, signIn } from './sign-in.ts'
import { signedInUser } from './signed-in-user.ts'

export const authRoutes: Handlers<typeof contract.auth> = {
  login: async ({ database, now, issueToken }, { body }) => {
    issueToken(await signIn(database, now(), body))
    return {}
  },
  logout: async ({ db, request }) => {
    await endSession(db, tokenOf(request) ?? '')
    return {}
  },
  user: ({ db, actor, now }) => signedInUser(db, actor, now()),
  demo: async ({ database }) => ({ available: await database.platform(({ db }) => hasDemo(db)) }),
  openDemo: async ({ database, now, issueToken }) => {
    issueToken(await openDemo(database, now()))
    return {}
  },
}
