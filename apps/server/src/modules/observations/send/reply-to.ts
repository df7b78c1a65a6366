import type { UserId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { findAddress } from '../reach/readers.queries.ts'

/** To whom an answer to a mail about an observation goes: its observer, where the district has decided so. */
export async function replyToOf(
  { db, place }: Pick<ActorContext, 'db' | 'place'>,
  observerId: UserId,
): Promise<string | undefined> {
  return place.policies.replyTo === 'observer' ? findAddress(db, observerId) : undefined
}
