import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { inSteps } from '../../http/steps.ts'
import { admitExchange } from './admit-exchange.ts'
import { linkIdentity } from './link-identity.ts'
import { mailAboutIdentity } from './mail-about-identity.ts'
import { proveIdentity } from './prove-identity.ts'

type Link = RequestOf<typeof contract.identities.link>

/** For whoever is signed in: it opens their account from now on. */
export const connectIdentity = inSteps({
  read: ({ db, caller, now }, _: Link) => admitExchange(db, caller(), now()),
  work: async (services, { body }, exchange) => ({ exchange, identity: await proveIdentity(services, body) }),
  write: async (context, _, { exchange, identity }) => {
    const { db, actor, now, record } = context
    await exchange.succeeded(db)
    await linkIdentity(db, actor.userId, identity, now())
    await record('identity.link', { kind: 'user', id: actor.userId })
    await mailAboutIdentity(context, 'connected', identity.provider)
    return {}
  },
})
