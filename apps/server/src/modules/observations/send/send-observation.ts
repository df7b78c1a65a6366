import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext } from '../../../http/mount.ts'
import type { HeldForSending } from './hold-for-sending.ts'
import { sendTogether } from './send-together.ts'

/** Sends one observation by itself. */
export async function sendObservation(
  context: ActorContext,
  { params, body }: RequestOf<typeof contract.observations.send>,
  held: readonly HeldForSending[],
): Promise<SavedObservation> {
  const { revision, ...sending } = body
  const observations = [{ id: params.observationId, revision }]
  const [saved] = await sendTogether(context, { ...sending, observations }, held)
  if (!saved) throw new Problem('observation-not-found')
  return saved
}
