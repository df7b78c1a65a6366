import type { Observation } from '@corridor/contract/observations/observation-read'
import { call, contract } from '../../../api/client.ts'
import { observationChanged } from '../observation-queries.ts'

/** Somebody who is signed in says that they have read an observation, in the version that they see. */
export async function readSignedIn({ id, version }: Observation): Promise<void> {
  const request = { params: { observationId: id }, body: { version } }
  await observationChanged(await call(contract.observations.acknowledge, request))
}
