import { Problem } from '@corridor/contract/problems'
import type { Provider } from '@corridor/domain/people/sign-in/providers'
import type { ActorContext } from '../../http/mount.ts'
import { deleteIdentity, hasPassword } from './identities.queries.ts'
import { mailAboutIdentity } from './mail-about-identity.ts'

/** Disconnects a school account, unless that leaves somebody without a way in. */
export async function disconnectIdentity(context: ActorContext, provider: Provider): Promise<void> {
  const { db, actor, config, now, record } = context
  const wasThere = await deleteIdentity(db, actor.userId, provider)
  if (!wasThere) throw new Problem('identity-not-found')
  if (!(await hasPassword(db, actor.userId))) throw new Problem('password-needed')
  await record('identity.unlink', { kind: 'user', id: actor.userId })
  const owner = { userId: actor.userId, publicUrl: config.PUBLIC_URL, now: now() }
  await mailAboutIdentity(context, owner, 'disconnected', provider)
}
