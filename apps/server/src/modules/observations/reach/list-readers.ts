import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../../http/mount.ts'
import { getOwn } from '../access/access.ts'
import { roleThen } from '../access/role-then.ts'
import { findPlan } from '../planned/plan-sending.ts'
import { readersOf } from './readers.ts'

type Readers = typeof contract.observations.readers

export async function listReaders(
  { db, actor, place, now, config }: ActorContext,
  { params }: RequestOf<Readers>,
): Promise<ResponseOf<Readers>> {
  const own = await getOwn(db, actor, params.observationId)
  const { educator, colleagues } = await readersOf(db, place.today, own)
  const planned = await findPlan(db, own)
  const role = await roleThen(db, own, now())
  const { name, email, userId, linkEmail } = educator
  const way = userId === null ? (linkEmail === null ? 'none' : 'link') : 'account'
  return {
    educator: { name, email, hasAccount: userId !== null, way },
    colleagues,
    ...(config.MAIL_URL === undefined && { isMailOff: true }),
    ...(role && { observerRole: role }),
    ...(planned && { planned }),
  }
}
