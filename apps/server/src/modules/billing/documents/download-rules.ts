import { Problem } from '@corridor/contract/problems'
import { isImpersonated } from '@corridor/domain/people/actor'
import { DEMO_USER } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'

export function refuseDemo({ actor }: Pick<ActorContext, 'actor'>): void {
  if (actor.userId === DEMO_USER) throw new Problem('demo-downloads-nothing')
}

/** Notes in the district's trail that support opened a bill. */
export async function noteSupport({ actor, record }: Pick<ActorContext, 'actor' | 'record'>): Promise<void> {
  if (isImpersonated(actor)) await record('support.read', { kind: 'district', id: actor.districtId })
}
