import type { Observation } from '@corridor/contract/observations/observation-read'
import type { Queries } from '../../../database/doors.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { isMailed } from '../send/deliveries.queries.ts'
import type { StoredObservation } from '../stored-observation.ts'
import { isRatedAhead } from './invitations.ts'
import { askingMailOf } from './tell-of-asking.ts'

/** For the observer: whether the educator could rate their lesson now, finds it, was told so by mail, and has said “Done”. */
export async function describeAsking(db: Queries, row: StoredObservation): Promise<Observation['asking']> {
  if (!isRatedAhead(row)) return null
  const isTold = await isMailed(db, askingMailOf(row.id))
  const { userId, linkEmail } = await getAddressee(db, row.educatorId)
  return {
    isShared: row.sharedAt !== null,
    isMailed: isTold,
    isDone: row.contributed.some(({ kind, isPending }) => kind === 'self-rating' && !isPending),
    way: userId !== null ? 'account' : linkEmail !== null ? 'link' : 'none',
  }
}
