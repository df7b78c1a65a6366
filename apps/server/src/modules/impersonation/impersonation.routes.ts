import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { inSteps } from '../../http/steps.ts'
import { nameOf } from '../people/name-of.ts'
import { findPerson } from './find-person.ts'
import { impersonate } from './impersonate.ts'
import { listImpersonations } from './list-impersonations.ts'
import { stopImpersonating } from './stop-impersonating.ts'

// Somebody of another district is looked up between support's own transactions: holding two at once, many requests
// would wait for each other's connection.
export const impersonationRoutes: Handlers<typeof contract.impersonation> = {
  find: inSteps({
    read: async () => undefined,
    work: (services, { query }) => findPerson(services, query.email),
    write: async (_, __, person) => person,
  }),
  start: inSteps({
    read: async ({ db, session }) => ({ session, supportName: await nameOf(db, session.userId) }),
    work: (services, { body }, support) =>
      impersonate(services, { ...body, ...support, requestId: services.request.id }),
    write: async ({ record, issueToken }, _, { id, token }) => {
      await record('impersonation.start', { kind: 'impersonation', id })
      issueToken(token)
      return {}
    },
  }),
  stop: async (context) => {
    await stopImpersonating(context)
    return {}
  },
  log: ({ db, actor, now }) => listImpersonations(db, actor, now()),
}
