import type { Observation } from '@corridor/contract/observations/observation-read'
import { call, contract } from '../../../api/client.ts'
import { observationChanged } from '../observation-queries.ts'

/** Marks an observation as read by a signed-in reader, in the version that they see. */
export async function readSignedIn({ id, version }: Observation): Promise<void> {
  const request = { params: { observationId: id }, body: { version } }
  await observationChanged(await call(contract.observations.acknowledge, request))
}
