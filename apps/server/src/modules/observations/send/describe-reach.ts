import type { ObservationPart } from '@corridor/contract/observations/observation-read'
import type { Queries } from '../../../database/doors.ts'
import { listReadBy } from '../../audit/list-read-by.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { describeDeliveries } from './deliveries.ts'
import { findOutOfReach } from './out-of-reach.queries.ts'

interface Read {
  /** The copy that was sent last, if any was. */
  readonly newest: { readonly sendId: string; readonly sentAt: Date } | undefined
  readonly isEducator: boolean
  readonly mayTryAgain: boolean
}

export type Reach = Pick<ObservationPart, 'deliveries' | 'sharedWith' | 'openedBy' | 'isOutOfReach'>

/** To whom an observation went, with what was sent together with it, and who opened it, apart. How the mails went is not the educator's to read. */
export async function describeReach(
  db: Queries,
  { id }: StoredObservation,
  { newest, isEducator, mayTryAgain }: Read,
): Promise<Reach> {
  const sentTo = newest ? await describeDeliveries(db, newest.sendId, mayTryAgain) : []
  return {
    deliveries: isEducator ? [] : sentTo,
    sharedWith: sentTo.filter((it) => !it.isEducator).map(({ name }) => name),
    openedBy: newest ? await listReadBy(db, id, newest.sentAt) : [],
    isOutOfReach: !isEducator && (await findOutOfReach(db, { id })).length > 0,
  }
}
