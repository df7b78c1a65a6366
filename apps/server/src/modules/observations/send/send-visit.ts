import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { ActorContext } from '../../../http/mount.ts'
import type { HeldForSending } from './hold-for-sending.ts'
import { sendTogether } from './send-together.ts'

type Send = typeof contract.visits.send

/** Sends together what somebody has finished in one visit. */
export async function sendVisit(
  context: ActorContext,
  { params, body }: RequestOf<Send>,
  held: readonly HeldForSending[],
): Promise<ResponseOf<Send>> {
  return { observations: await sendTogether(context, body, held, params.visitId) }
}
