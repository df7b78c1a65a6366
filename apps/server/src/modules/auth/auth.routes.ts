import type { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import { endSession, refreshSession } from '../../access/sessions.ts'
import type { Handlers } from '../../http/mount.ts'
import { hasDemo } from './auth.queries.ts'
import { requestPasswordReset } from './password-reset/request-password-reset.ts'
import { resetPassword } from './password-reset/reset-password.ts'
import { listDevices } from './session/list-devices.ts'
import { openDemo, signIn } from './session/sign-in.ts'
import { signedInUser } from './session/signed-in-user.ts'

export const authRoutes: Handlers<typeof contract.auth> = {
  login: async (services, { body }) => {
    services.issueToken(await signIn(services, body, services.caller()))
    return {}
  },
  logout: async ({ db, session, record }) => {
    await endSession(db, session.userId, session.id)
    await record('auth.sign-out', { kind: 'session', id: session.id })
    return {}
  },
  refresh: async ({ db, now, session, place, issueToken }) => {
    const { mayStaySignedIn } = place.policies
    issueToken(await refreshSession(db, session, { now: now(), mayStaySignedIn }))
    return {}
  },
  user: ({ actor, me, place, ...transaction }) => signedInUser(transaction, { actor, me }, place),
  demo: async ({ database }) => ({ available: await database.platform(({ db }) => hasDemo(db)) }),
  openDemo: async ({ database, now, issueToken, caller }) => {
    issueToken(await openDemo(database, now(), caller()))
    return {}
  },
  requestPasswordReset: async (services, { body }) => {
    await requestPasswordReset(services, body.email)
    return {}
  },
  resetPassword: async (services, { params, body }) => {
    await resetPassword(services, { ...params, ...body }, services.caller())
    return {}
  },
  sessions: ({ db, session, now }) => listDevices(db, session, now()),
  endSession: async ({ db, session, record }, { params }) => {
    const isEnded = await endSession(db, session.userId, params.sessionId)
    if (!isEnded) throw new Problem('session-not-found')
    await record('session.revoke', { kind: 'session', id: params.sessionId })
    return {}
  },
}
