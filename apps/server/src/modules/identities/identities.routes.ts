import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { connectIdentity } from './connect-identity.ts'
import { disconnectIdentity } from './disconnect-identity.ts'
import { listProviders } from './discover-provider.ts'
import { listIdentities } from './list-identities.ts'
import { signInWithIdentity } from './sign-in-with-identity.ts'

export const identityRoutes: Handlers<typeof contract.identities> = {
  providers: ({ config }) => listProviders(config),
  signIn: async ({ issueToken, caller, ...services }, { body }) => {
    issueToken(await signInWithIdentity(services, body, caller()))
    return {}
  },
  list: listIdentities,
  link: connectIdentity,
  unlink: async (context, { params }) => {
    await disconnectIdentity(context, params.provider)
    return {}
  },
}
