import type { Delivery } from '@corridor/contract/observations/delivery'
import type { Actor } from '@corridor/domain/people/actor'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Queries } from '../../../database/doors.ts'
import { patience } from '../../../jobs/queues.ts'
import { type DeliveryRow, deliveriesOf, setOpened } from './deliveries.queries.ts'

export async function describeDeliveries(db: Queries, sendId: string): Promise<Delivery[]> {
  const rows = await deliveriesOf(db, sendId)
  return rows.map((row) => ({ name: row.name, isEducator: row.isEducator, ...stateOf(row) }))
}

interface Opened {
  readonly id: string
  readonly version: number
  readonly educatorId: EducatorId
}

/** Support with somebody's eyes opens nothing for them. */
export async function markOpened(
  db: Queries,
  actor: Actor,
  at: Date,
  { id, version, educatorId }: Opened,
  me: EducatorId | undefined,
): Promise<void> {
  if (actor.realUserId !== actor.userId) return
  await setOpened(db, { id, version, userId: actor.userId, isEducator: educatorId === me, at })
}

function stateOf(row: DeliveryRow): Pick<Delivery, 'state' | 'at'> {
  const { openedAt, handedOverAt, mailId, mailedAt, attempts } = row
  if (openedAt) return { state: 'opened', at: openedAt.toISOString() }
  if (handedOverAt) return { state: 'handed-over', at: handedOverAt.toISOString() }
  if (!mailId) return { state: 'not-mailed', at: null }
  // Only mails that were sent are ever forgotten.
  if (mailedAt || attempts === null) return { state: 'sent', at: mailedAt?.toISOString() ?? null }
  return { state: attempts > patience.retryLimit ? 'bounced' : 'queued', at: null }
}
