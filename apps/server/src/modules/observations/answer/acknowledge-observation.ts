import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import { Problem } from '@corridor/contract/problems'
import { wasSent } from '@corridor/domain/observation/observation-rules'
import type { AnswerContext } from '../../../http/mount.ts'
import { notify } from '../../notices/notify.ts'
import { getReadable, getReceived } from '../access/access.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { lockSentWith, setAcknowledged } from '../send/sending.queries.ts'

/**
 * Marks an observation as read by its educator: the version they have seen, and with it all that was sent together and
 * stands as it was sent. The next version is read anew.
 */
export async function acknowledgeObservation(
  context: AnswerContext,
  { params, body }: RequestOf<typeof contract.observations.acknowledge>,
): Promise<Observation> {
  const { db, actor, now, record } = context
  await lockSentWith(db, params.observationId)
  const received = await getReceived(db, actor, params.observationId)
  const { id, status, version, observerId, educator } = received
  if (version !== body.version || !wasSent({ status, version })) throw new Problem('observation-not-sent')
  if (status === 'sent') {
    const read = await setAcknowledged(db, { id, version }, now())
    const what = { key: `read ${id} ${version}`, by: educator.name, observation: received }
    await notify(context, [{ to: observerId, kind: 'read', ...what }])
    for (const it of read) await record('observation.acknowledge', { kind: 'observation', id: it })
  }
  return describeObservation(context, await getReadable(db, actor, id))
}
