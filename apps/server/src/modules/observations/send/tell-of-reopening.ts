import type { ActorContext } from '../../../http/mount.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import { nameOf } from '../../people/name-of.ts'
import type { SeenObservation } from '../access/seen-observation.ts'
import { tellOfReopened } from './observation-mails.ts'
import { getAddressee } from './readers.queries.ts'

/** The educator hears that another copy follows, and the observer that it waits for them; whoever did it knows. */
export async function tellOfReopening(context: ActorContext, reopened: SeenObservation): Promise<void> {
  const { db, actor, config, now } = context
  const { id, toolTypeId, educatorId, observerId, school } = reopened
  const { userId: educator } = await getAddressee(db, educatorId)
  const by = await nameOf(db, actor.userId)
  const told = { id, toolTypeId, by, school: school.name, now: now() }
  for (const userId of [educator, observerId]) {
    if (userId === null || userId === actor.userId) continue
    await mailAccount(context, userId, tellOfReopened(told, userId === educator, config))
  }
}
