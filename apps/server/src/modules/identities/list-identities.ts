import { isProven } from '../../access/proof.ts'
import type { ActorContext } from '../../http/mount.ts'
import { hasPassword, identitiesOf } from './identities.queries.ts'

type Context = Pick<ActorContext, 'actor' | 'db' | 'now' | 'session'>

export async function listIdentities(context: Context) {
  const found = await identitiesOf(context.db, context.actor.userId)
  const items = found.map((it) => ({ ...it, linkedAt: it.linkedAt.toISOString() }))
  return { items, asks: await asksOf(context) }
}

async function asksOf({ actor, db, now, session }: Context): Promise<'nothing' | 'password' | 'sign-in'> {
  if (isProven(session, now())) return 'nothing'
  return (await hasPassword(db, actor.userId)) ? 'password' : 'sign-in'
}
