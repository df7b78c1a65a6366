import type { ObservationPart } from '@corridor/contract/observations/observation-read'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { listReadBy } from '../../audit/list-read-by.ts'
import { describeLink } from '../../records/sent-link.ts'
import { describeDeliveries } from '../send/deliveries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { findOutOfReach } from './out-of-reach.queries.ts'
import { getAddressee } from './readers.queries.ts'

interface Read {
  /** The copy that was sent last, if any was. */
  readonly newest: { readonly sendId: string; readonly sentAt: Date } | undefined
  readonly isEducator: boolean
  readonly mayTryAgain: boolean
  readonly isObserver: boolean
  readonly isSending: boolean
  readonly now: Date
}

export type Reach = Pick<ObservationPart, 'deliveries' | 'sharedWith' | 'openedBy' | 'isOutOfReach' | 'link'>

/**
 * To whom an observation and what was sent together with it went, and apart from that, who opened it. How the mails
 * went is not the educator's to read.
 */
export async function describeReach(
  db: Queries,
  { id, educatorId, educator }: StoredObservation,
  { newest, isEducator, isObserver, ...telling }: Read,
): Promise<Reach> {
  const sentTo = newest
    ? await describeDeliveries(db, newest.sendId, { educator: educator.name, ...telling })
    : []
  return {
    deliveries: isEducator ? [] : sentTo,
    sharedWith: sentTo.filter((it) => !it.isEducator).map(({ name }) => name),
    openedBy: newest ? await listReadBy(db, id, educatorId, newest.sentAt) : [],
    link: newest && isObserver ? await linkTo(db, newest.sendId, educatorId) : null,
    isOutOfReach: !isEducator && (await findOutOfReach(db, { id })).length > 0,
  }
}

/** The record link for the observer: the one that was mailed, or that may be. Null: none was, and none is needed. */
async function linkTo(db: Queries, sendId: string, educatorId: EducatorId): Promise<Reach['link']> {
  const link = await describeLink(db, sendId)
  const mayMail = (await getAddressee(db, educatorId)).linkEmail !== null
  if (!link) return mayMail ? { until: null, isRevoked: false, mayMail } : null
  return { ...link, mayMail }
}
