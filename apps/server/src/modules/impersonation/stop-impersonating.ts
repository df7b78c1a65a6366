import { Problem } from '@corridor/contract/problems'
import { endSession } from '../../access/sessions.ts'
import type { ActorContext } from '../../http/mount.ts'
import { markEnded } from './impersonations.queries.ts'

/** Ends the session as somebody else; support's own stays. */
export async function stopImpersonating({ db, session, now, record }: ActorContext): Promise<void> {
  if (!session.parent) throw new Problem('not-impersonating')
  await endSession(db, session.userId, session.id)
  await markEnded(db, session.id, now())
  await record('impersonation.stop', { kind: 'impersonation', id: session.id })
}
