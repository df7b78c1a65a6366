import type { ToldDelivery } from '@corridor/contract/observations/delivery'
import type { Queries } from '../../../database/doors.ts'
import { deliveryOfEach, describeTold } from './delivery.queries.ts'

/** What became of the mails about an observation. */
export type HowItWent = 'arrived' | 'waits' | 'lost'

/** How sent observations went: whether each went out, waits, or did not arrive. */
export async function howEachWent(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HowItWent>> {
  const rows = ids.length > 0 ? await deliveryOfEach(db, { ids }) : []
  return new Map(
    rows.map(({ id, isOutOfReach, delivery }) => [
      id,
      isOutOfReach ? 'lost' : stateOf(delivery && describeTold(delivery)),
    ]),
  )
}

function stateOf(delivery: ToldDelivery | null): HowItWent {
  if (delivery?.state === 'bounced' || delivery?.state === 'failed') return 'lost'
  return delivery?.state === 'queued' ? 'waits' : 'arrived'
}
