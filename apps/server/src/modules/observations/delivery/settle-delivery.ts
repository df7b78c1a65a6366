import type { DeliveryState, MailTrouble } from '@corridor/domain/observation/delivery'
import type { Queries } from '../../../database/doors.ts'
import { renewUndelivered, setDeliveryState } from './delivery.queries.ts'

interface Outcome {
  readonly state: Exclude<DeliveryState, 'queued' | 'not-mailed'>
  readonly at: Date
  readonly trouble: MailTrouble | null
}

/** What became of a mail becomes known of the delivery it was for, if it was for one. */
export async function settleDelivery(db: Queries, mailId: string, outcome: Outcome): Promise<void> {
  const sendId = await setDeliveryState(db, mailId, outcome)
  if (sendId && outcome.state !== 'sent') await renewUndelivered(db, sendId)
}
