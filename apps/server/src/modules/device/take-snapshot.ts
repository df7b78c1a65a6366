import type { Snapshot } from '@corridor/contract/observations/device'
import { isImpersonated } from '@corridor/domain/people/actor'
import type { ActorContext } from '../../http/mount.ts'
import { listForDevice } from '../configurations/list-for-device.ts'
import { enabledTools } from '../configurations/tools/tools-of-district.ts'
import { listUnsent, noneUnsent } from '../observations/capture/list-unsent.ts'
import { listEarlier } from '../observations/list/list-earlier.ts'
import { listOwn } from '../own-content/list-own.ts'
import { rosterOf } from './roster.ts'
import { sealingKeyOf } from './sealing-key.ts'

/** The snapshot of a device: all that it needs to observe without a connection. */
export async function takeSnapshot({ db, actor, me, now, place }: ActorContext): Promise<Snapshot> {
  const madeAt = now()
  const { today } = place
  const { timeZone } = place.district
  const isSelf = !isImpersonated(actor)
  const [roster, sealingKey, enabled, own, unsent] = await Promise.all([
    rosterOf(db, actor, { today, timeZone }),
    sealingKeyOf(db, actor),
    enabledTools(db),
    isSelf ? listOwn(db, actor) : [],
    // Drafts, own content and earlier visits stay off the device of support that looks with somebody's eyes: they
    // would be read there without a line in the trail.
    isSelf ? listUnsent(db, actor) : noneUnsent,
  ])
  const { observations, named, used } = unsent
  const watched = roster.educators.map(({ id }) => id)
  const [earlier, configurations] = await Promise.all([
    isSelf ? listEarlier(db, { actor, me }, watched) : [],
    listForDevice(db, actor, madeAt, used),
  ])
  const tools = enabled.map(({ id, position, schools }) => ({ toolTypeId: id, position, schools }))
  return {
    madeAt: madeAt.toISOString(),
    timeZone,
    sealingKey,
    ...roster,
    configurations,
    tools,
    earlier,
    own,
    observations,
    named,
  }
}
