import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { requireProof } from '../../access/proof.ts'
import { inSteps } from '../../http/steps.ts'
import { admitExchange } from './admit-exchange.ts'
import { linkIdentity } from './link-identity.ts'
import { mailAboutIdentity } from './mail-about-identity.ts'
import { proveIdentity } from './prove-identity.ts'

type Link = RequestOf<typeof contract.identities.link>

/** Connects a school account for whoever just showed that they are the owner: it opens their account from now on. */
export const connectIdentity = inSteps({
  read: async ({ db, caller, now, session }, _: Link) => {
    requireProof(session, now())
    return admitExchange(db, caller(), now())
  },
  work: async (services, { body }, exchange) => ({ exchange, identity: await proveIdentity(services, body) }),
  write: async (context, _, { exchange, identity }) => {
    const { db, actor, config, now, record } = context
    await exchange.succeeded(db)
    await linkIdentity(db, actor.userId, identity, now())
    await record('identity.link', { kind: 'user', id: actor.userId })
    const owner = { userId: actor.userId, publicUrl: config.PUBLIC_URL, now: now() }
    await mailAboutIdentity(context, owner, 'connected', identity.provider)
    return {}
  },
})
